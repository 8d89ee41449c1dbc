// Made by tools/view_types.py from the cells and derived fields that each game declares: run `make types`.
// Seats of a table see different fields: what a viewer may not know is left out, or only counted.

export type ArrakisObjective =
  | 'objective_1'
  | 'objective_2'
  | 'objective_3'
  | 'objective_4'
  | 'objective_5'
  | 'objective_6';
export type ArrakisRole = 'player' | 'automa';
export type DieResult = 'leadership' | 'strategy' | 'deployment' | 'mentat' | 'house';
export type Difficulty = 'mercenary' | 'sardaukar' | 'mentat' | 'kwisatz_haderach';
export type Faction = 'emperor' | 'spacing_guild' | 'bene_gesserit' | 'fremen';
export type ImperiumRole = 'player' | 'rival' | 'hagal';
export type LeaderState = 'box' | 'aside' | 'board' | 'tank' | 'gone';
export type PersonalBoard = 'fremen_board' | 'emperor_board';
export type Phase = 'start' | 'vehicles' | 'actions' | 'hazards' | 'harvest' | 'end';
export type PlanningDeck = 'house_harkonnen' | 'corrino_allies' | 'house_atreides' | 'fremen_allies';
export type Ruling = 'rulebook' | 'faq';
export type Side = 'atreides' | 'harkonnen';
export type TacticsCard =
  | 'gara_kulon'
  | 'sihaya_ridge'
  | 'tasmin_sink'
  | 'habbanya_ridge'
  | 'bight_of_the_cliff'
  | 'rock_outcroppings'
  | 'hobars_gap'
  | 'windgap';
export type Team = 'muad_dib' | 'shaddam';
export type Training = 'start' | 'upper_1' | 'lower_1' | 'middle' | 'upper_2' | 'lower_2a' | 'lower_2b' | 'final';
export type UprisingObjective =
  | 'objective_desert_mouse_first_player'
  | 'objective_crysknife'
  | 'objective_ornithopter_1_3p'
  | 'objective_desert_mouse_4_6p'
  | 'objective_crysknife_4_6p';
export type UprisingRole = 'player' | 'rival';
export type Vehicle = 'harvester' | 'ornithopter' | 'carryall';

export interface ImperiumTable {
  agents: Record<string, string | string[]>;
  alliance: Record<string, string | null>;
  bonus_spice: Record<string, number>;
  conflict: string | null;
  conflict_box: number;
  conflict_deck: number;
  control: Record<string, string | null>;
  difficulty: Difficulty | null;
  first: string;
  hagal_deck: number;
  hagal_discard: string[];
  held_by?: Record<string, string | null>;
  imperium_deck: number;
  intrigue_deck: number;
  intrigue_discard: string[];
  mentat: string | null;
  mentat_next: string | null;
  occupied: Record<string, number>;
  over: boolean;
  phase: string;
  reserve: Record<string, number>;
  round: number;
  row: string[];
  tech?: Record<string, string | null>;
  tech_stack_lowest?: number;
  tech_stack_middle?: number;
  tech_stack_topmost?: number;
  tleilaxu_deck?: number;
  tleilaxu_row?: string[];
  tleilaxu_spice?: number;
  trashed: string[];
  trashed_intrigue?: string[];
  trashed_tiles?: string[];
}

export interface ImperiumSeat {
  agents: number;
  alliances: string[];
  ambushed?: number;
  ambushes?: number;
  charisma: number;
  conflict: number;
  controls: string[];
  coordinated?: number;
  council: number;
  decided_by: string;
  deck: number;
  deck_top?: string[];
  deployed_this_turn: number;
  discard: string[];
  discount: Record<string, number>;
  dreadnoughts_in_conflict?: number;
  dreadnoughts_in_garrison?: number;
  dreadnoughts_in_supply?: number;
  envoy: number;
  extra_turns?: number;
  family_atomics?: number;
  freighter?: number;
  garrison: number;
  grafted?: string | null;
  hand: number | string[];
  in_play: string[];
  infiltrate: number;
  influence: Record<string, number>;
  intelligence?: number | string[];
  intrigue: number | string[];
  leader: string;
  looked_at?: number | string[];
  masterstroke: number;
  mission: number;
  negotiators?: number;
  partner?: string | null;
  pending: string[];
  persuasion: number;
  planned?: number | string[];
  plots: string[];
  posted: Record<string, number>;
  recruited: number;
  research?: string;
  returned?: string | null;
  returning?: string[];
  revealed: number;
  role: ImperiumRole;
  set_aside: string | null;
  silenced: string | null;
  snooper_slots?: Record<string, Faction | null>;
  snoopers?: Record<string, number>;
  snoopers_left?: number;
  solari: number;
  solari_if_won?: number;
  specimens?: number;
  spice: number;
  strength: number;
  supply: number;
  swordmaster: number;
  swords: number;
  ties_decided?: number;
  tiles?: string[];
  tleilaxu?: number;
  tokens?: Record<string, number>;
  turns_taken?: number;
  used_tiles?: string[];
  vp: number;
  water: number;
}

export interface UprisingTable {
  agents: Record<string, string | string[]>;
  alliance: Record<string, string | null>;
  bonus_spice: Record<string, number>;
  boxed_contracts?: number;
  brutal_escalation: number;
  choam: number;
  conflict: string | null;
  conflict_box: number;
  conflict_deck: number;
  contract_bank?: number;
  contract_row?: string[];
  control: Record<string, string | null>;
  difficulty: Difficulty | null;
  expert_deployment: number;
  first: string;
  hagal_deck: number;
  hagal_discard: string[];
  held_by?: Record<string, string | null>;
  imperium_deck: number;
  imperium_row_dice: number;
  intrigue_deck: number;
  intrigue_discard: string[];
  last_reveal: string | null;
  occupied: Record<string, number>;
  over: boolean;
  phase: string;
  reserve: Record<string, number>;
  round: number;
  row: string[];
  sardaukar_contracts?: string[];
  shield_wall: number;
  smart_politics: number;
  streamlined_rivals: number;
  tech?: Record<string, string | null>;
  tech_stack_lowest?: number;
  tech_stack_middle?: number;
  tech_stack_topmost?: number;
  tleilaxu_deck?: number;
  tleilaxu_row?: string[];
  tleilaxu_spice?: number;
  trashed: string[];
  trashed_intrigue: string[];
  trashed_tiles?: string[];
}

export interface UprisingSeat {
  agents: number;
  alliances: string[];
  ambushed?: number;
  ambushes?: number;
  call_to_arms: number;
  charisma?: number;
  completed?: string[];
  conflict: number;
  contracts?: string[];
  controls: string[];
  coordinated?: number;
  council: number;
  decided_by: string;
  deck: number;
  deck_top?: string[];
  deployed_this_turn: number;
  discard: string[];
  discount: Record<string, number>;
  distractions: number;
  dreadnoughts_in_conflict?: number;
  dreadnoughts_in_garrison?: number;
  dreadnoughts_in_supply?: number;
  envoy?: number;
  extra_turns?: number;
  family_atomics?: number;
  freighter?: number;
  garrison: number;
  grafted?: string | null;
  hand: number | string[];
  in_play: string[];
  infiltrate?: number;
  influence: Record<string, number>;
  intelligence?: number | string[];
  intrigue: number | string[];
  leader: string;
  looked_at?: number | string[];
  maker_hooks: number;
  masterstroke: number;
  matched: string[];
  memories: number;
  mission?: number;
  negotiators?: number;
  objective: UprisingObjective | null;
  objective_matched: number;
  partner?: string | null;
  pending: string[];
  persuasion: number;
  planned?: number | string[];
  plots: string[];
  posted: Record<string, number>;
  recruited: number;
  research?: string;
  returned?: string | null;
  returning?: string[];
  revealed: number;
  reverend_mother: number;
  rival: string | null;
  role: UprisingRole;
  sandworms: number;
  set_aside: string | null;
  silenced?: string | null;
  snooper_slots?: Record<string, Faction | null>;
  snoopers?: Record<string, number>;
  snoopers_left?: number;
  solari: number;
  solari_if_won?: number;
  special_contracts?: number | string[];
  specimens?: number;
  spice: number;
  spies: string[];
  strength: number;
  supply: number;
  swordmaster: number;
  swords: number;
  ties_decided?: number;
  tiles?: string[];
  tleilaxu?: number;
  tokens?: Record<string, number>;
  training: Training;
  turns_taken?: number;
  used_tiles?: string[];
  vp: number;
  water: number;
  won: string[];
}

export interface SixTable {
  agents: Record<string, string | string[]>;
  alliance: Record<string, string | null>;
  bonus_spice: Record<string, number>;
  choam: number;
  conflict: string | null;
  conflict_box: number;
  conflict_deck: number;
  contract_bank: number;
  contract_row: string[];
  control: Record<string, string | null>;
  first: string;
  imperium_deck: number;
  intrigue_deck: number;
  intrigue_discard: string[];
  last_reveal: string | null;
  occupied: Record<string, number>;
  over: boolean;
  phase: string;
  reserve: Record<string, number>;
  round: number;
  row: string[];
  sardaukar_contracts: string[];
  shield_wall: number;
  teams: Teams;
  throne_row: string[];
  trashed: string[];
  trashed_intrigue: string[];
}

export interface SixSeat {
  activated: string | null;
  agents: number;
  alliances: string[];
  call_to_arms: number;
  completed: string[];
  conceded: number;
  conflict: number;
  contracts: string[];
  controls: string[];
  council: number;
  decided_by: string;
  deck: number;
  deck_top?: string[];
  deployed_this_turn: number;
  discard: string[];
  discount: Record<string, number>;
  distractions: number;
  double_agent: string | null;
  garrison: number;
  hand: number | string[];
  in_play: string[];
  influence: Record<string, number>;
  intrigue: number | string[];
  leader: string;
  left_agent: string | null;
  maker_hooks: number;
  masterstroke: number;
  matched: string[];
  memories: number;
  objective: UprisingObjective | null;
  objective_matched: number;
  pending: string[];
  personal_board: PersonalBoard | null;
  persuasion: number;
  plots: string[];
  posted: Record<string, number>;
  recruited: number;
  revealed: number;
  reverend_mother: number;
  right_agent: string | null;
  role: UprisingRole;
  sandworms: number;
  set_aside: string | null;
  solari: number;
  spice: number;
  spies: string[];
  strength: number;
  supply: number;
  swordmaster: number;
  swordmaster_spent: number;
  swords: number;
  team: Team;
  token: number;
  tokens?: Record<string, number>;
  training: Training;
  vp: number;
  water: number;
  won: string[];
}

export interface ArrakisTable {
  acting: Record<string, string | null>;
  aim: string | null;
  air: Record<string, Vehicle | null>;
  appeared: string[];
  areas: Record<string, AreaView>;
  atomics: string | null;
  attacker: Side | null;
  automatic: Side | null;
  bans: Record<string, number>;
  battle_at: string | null;
  battle_from: string | null;
  battle_round: number;
  black_tokens: Record<string, string | null>;
  card_dice: Record<string, number>;
  claimed: string[];
  claims: number;
  dice_cap: Record<string, number>;
  extra_dice: Record<string, number>;
  fear_on: string | null;
  fedaykin_won: number;
  harvest_card: TacticsCard | null;
  harvesters_lost: number;
  hits: Record<string, number>;
  ibad_on: string | null;
  leader_at: Record<string, string | null>;
  leaders: Record<string, LeaderState>;
  locked_dice: number;
  lowered: Record<string, number>;
  march_from: string | null;
  march_to: string | null;
  merciless: number;
  objective_box: number;
  over: boolean;
  paul_rode: number;
  phase: Phase;
  prescience: Record<string, number>;
  prescience_deck: number;
  ready: Record<string, number>;
  removed: string[];
  revealed: string[];
  rolled_attacker: Record<string, number>;
  rolled_defender: Record<string, number>;
  round: number;
  rulings: Ruling;
  sardaukar_lost: number;
  settlements: Record<string, number>;
  sietch_at: Record<string, string | null>;
  sietch_shown: Record<string, number>;
  silver_tokens: Record<string, string | null>;
  spice: number;
  spice_board: Record<string, number>;
  spice_reserve: number;
  stations: Record<string, number>;
  staying: Record<string, number>;
  supremacy: number;
  surfacing: string[];
  surprise: number;
  tactics_deck: number;
  tactics_discard: TacticsCard[];
  target_card: TacticsCard | null;
  token_at: Record<string, string | null>;
  victory: Side | null;
  wormsign_pool: number;
}

export interface ArrakisSeat {
  acted: number;
  allies_deck: number;
  allies_discard: string[];
  bene_gesserit: number;
  bene_gesserit_on: DieResult | null;
  decided_by: string;
  dice: Record<string, number>;
  hand: number | string[];
  house_deck: number;
  house_discard: string[];
  last_discard: PlanningDeck | null;
  must_use: DieResult | null;
  objectives: number | ArrakisObjective[];
  officers: number;
  paul_held: number;
  reinforcements: number;
  role: ArrakisRole;
  schemes_laid: string[];
  set_aside: number;
  side: Side;
  sietch_ranks?: Record<string, number>;
  spent_on: Record<string, number>;
  spent_tokens: string[];
  subfaction: PlanningDeck | null;
  supply: Record<string, number>;
  tank: Record<string, string | null>;
  token_box: number | string[];
  token_faces?: Record<string, string | null>;
  token_supply: number;
  undivided: Record<string, number>;
  unrolled_dice: number;
  unshared: number;
  used_dice: number;
}

export interface AreaView {
  atomics?: number;
  elite?: number;
  harvester?: number;
  leaders?: string[];
  officers?: number;
  regular?: number;
  settlement?: number;
  side?: Side;
  sietch?: number;
  special?: number;
  station?: number;
  tokens?: number;
  worm?: 'sandworm' | 'wild_maker';
  wormsign?: number;
}

export interface TeamView {
  allies: string[];
  commander: string;
  vp: number;
}

export interface Teams {
  muad_dib: TeamView;
  shaddam: TeamView;
}
