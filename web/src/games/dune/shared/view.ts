// The view of a table of the Imperium family, as far as it is drawn.
import type { View } from '../../types';

export interface SeatView {
  role: 'player' | 'rival' | 'hagal';
  decided_by: string;
  leader: string;
  solari: number;
  spice: number;
  water: number;
  vp: number;
  influence: Record<string, number>;
  agents: number;
  swordmaster: number;
  council: number;
  garrison: number;
  supply: number;
  conflict: number;
  sandworms?: number;
  conceded?: number;
  swords: number;
  persuasion: number;
  revealed: number;
  silenced: string | null;
  set_aside: string | null;
  masterstroke: number;
  deck: number | string[];
  deck_top?: string[];
  hand: number | string[];
  discard: string[];
  in_play: string[];
  intrigue: number | string[];
  plots: string[];
  pending: string[];
  discount: Record<string, number>;
  strength: number;
  alliances: string[];
  controls: string[];
  tokens?: Record<string, number>;
}

export interface ImperiumView {
  round: number;
  first: string;
  mentat: string | null;
  conflict: string | null;
  phase: string;
  alliance: Record<string, string | null>;
  occupied: Record<string, number>;
  bonus_spice: Record<string, number>;
  control: Record<string, string | null>;
  reserve: Record<string, number>;
  row: string[];
  imperium_deck: number;
  intrigue_deck: number;
  intrigue_discard: string[];
  conflict_deck: number;
  trashed: string[];
  agents: Record<string, string[] | string>;
  hagal_deck: number;
  hagal_discard: string[];
}

export const gameView = (view: View): ImperiumView => view as unknown as ImperiumView;
export const seatOf = (view: View, seat: string): SeatView => view[seat] as SeatView;
export const many = (pile: number | string[] | undefined): number => (Array.isArray(pile) ? pile.length : (pile ?? 0));

/** Whose agents stand on a space. */
export function agentsOn(view: View, space: string): string[] {
  const found = gameView(view).agents?.[space];
  return found === undefined || found === null ? [] : Array.isArray(found) ? found : [found];
}

export const FACTIONS = ['emperor', 'spacing_guild', 'bene_gesserit', 'fremen'];
