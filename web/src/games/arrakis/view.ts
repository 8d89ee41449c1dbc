// The view of a table of the war for Arrakis, as far as it is drawn.
import type { View } from '../types';
import facts from './facts.json';

export type Side = 'atreides' | 'harkonnen';
export const SIDES: Side[] = ['atreides', 'harkonnen'];
export const RESULTS = ['leadership', 'strategy', 'deployment', 'mentat', 'house'] as const;
export type Result = (typeof RESULTS)[number];
export const POWERS = ['choam', 'spacing_guild', 'landsraad'] as const;
export const MARKERS = ['kwisatz_haderach', 'sand_dwellers', 'jihad'] as const;
export const TIERS = ['regular', 'elite', 'special'] as const;

/** What stands and lies in an area. Only areas that hold something are in the view. */
export interface AreaView {
  side?: Side;
  regular?: number;
  elite?: number;
  special?: number;
  officers?: number;
  leaders?: string[];
  tokens?: number;
  sietch?: number; // its rank; 0: not turned up
  settlement?: number; // its rank
  harvester?: number;
  wormsign?: number;
  worm?: 'sandworm' | 'wild_maker';
  station?: number;
}

export interface WarSeat {
  side: Side;
  dice: Record<Result, number>;
  bene_gesserit_on: Result | null;
  bene_gesserit: number;
  used_dice: number;
  supply: Record<string, number>;
  officers: number;
  tank: Record<string, string | null>;
  hand: number | string[];
  house_deck: number;
  allies_deck: number;
  house_discard: string[];
  allies_discard: string[];
  objectives: number | string[];
  sietch_ranks?: Record<string, number | null>;
  token_faces?: Record<string, string | null>;
  token_supply: number;
}

export interface WarView {
  round: number;
  phase: string;
  supremacy: number;
  prescience: Record<string, number>;
  spice_board: Record<string, number>;
  bans: Record<string, number>;
  spice: number;
  spice_reserve: number;
  locked_dice: number;
  atomics: string | null;
  victory: Side | null;
  leader_at: Record<string, string | null>;
  leaders: Record<string, string>;
  ready: Record<string, number>;
  token_at: Record<string, string | null>;
  air: Record<string, string | null>;
  revealed: string[];
  claimed: string[];
  removed: string[];
  prescience_deck: number;
  wormsign_pool: number;
  battle_from: string | null;
  battle_at: string | null;
  attacker: Side | null;
  battle_round: number;
  surprise: number;
  card_dice: Record<Side, number>;
  extra_dice: Record<Side, number>;
  dice_cap: Record<Side, number>;
  merciless: number;
  rolled_attacker: Record<string, number>;
  rolled_defender: Record<string, number>;
  hits: Record<Side, number>;
  march_from: string | null;
  march_to: string | null;
  staying: Record<string, number>;
  areas: Record<string, AreaView>;
}

export interface LeaderFacts { side: Side; slot: string; hits: number; shields: number }
export const LEADERS = facts.leaders as Record<string, LeaderFacts>;
export const TOKENS = facts.tokens as Record<string, number[]>;
export { facts };

export const look = (view: View): WarView => view as unknown as WarView;
export const seatOf = (view: View, seat: string): WarSeat => view[seat] as WarSeat;
export const many = (pile: number | string[] | undefined): number => (Array.isArray(pile) ? pile.length : (pile ?? 0));
export const areaOf = (view: View, id: string): AreaView => look(view).areas?.[id] ?? {};

/** The seats of a side, its chief first. */
export function seatsOf(view: View, seats: string[], side: Side): string[] {
  return seats.filter((seat) => seatOf(view, seat)?.side === side);
}

export const other = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides');
/** Two letters for classes and icons. */
export const short = (side: Side): 'at' | 'hk' => (side === 'atreides' ? 'at' : 'hk');

/** The row of the Spice Must Flow board that counts: that of the lowest marker, 1 to 5. */
export function activeRow(view: View): number {
  return Math.max(1, ...Object.values(look(view).spice_board ?? {}));
}

/** The seat whose hidden tokens and sietches the viewer knows, if it is in the view. */
function ownerOf(view: View): WarSeat | undefined {
  return Object.values(view).find((v): v is WarSeat => typeof v === 'object' && v !== null && (v as Partial<WarSeat>).side === 'atreides' && 'token_faces' in v);
}

/** The faces of the tokens in an area, if the viewer knows them; null for one that is hidden. */
export function tokensIn(view: View, id: string): (number[] | null)[] {
  const table = look(view), out: (number[] | null)[] = [];
  const known = ownerOf(view);
  for (const [counter, area] of Object.entries(table.token_at ?? {})) {
    if (area !== id) continue;
    const face = known?.token_faces?.[counter];
    out.push(face ? (TOKENS[face] ?? null) : null);
  }
  while (out.length < (areaOf(view, id).tokens ?? 0)) out.push(null);
  return out;
}

/** The rank of a sietch as far as the viewer knows it: hidden ones only its owner. */
export function sietchRank(view: View, id: string): { rank: number; hidden: boolean } | null {
  const shown = areaOf(view, id).sietch;
  if (shown === undefined) return null;
  if (shown > 0) return { rank: shown, hidden: false };
  const table = look(view) as unknown as { sietch_at?: Record<string, string | null> };
  const name = Object.entries(table.sietch_at ?? {}).find(([, at]) => at === id)?.[0] ?? id;
  return { rank: Math.max(0, ownerOf(view)?.sietch_ranks?.[name] ?? 0), hidden: true };
}
