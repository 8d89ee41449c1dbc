// The view of a table of War for Arrakis.
import type { CardInfo } from '../../api/client';
import type { ArrakisSeat, ArrakisTable, AreaView, PlanningDeck, Side } from '../../generated/views';
import type { View } from '../types';
import facts from './component_facts.json';

export const SIDES: Side[] = ['atreides', 'harkonnen'];
export const RESULTS = ['leadership', 'strategy', 'deployment', 'mentat', 'house'] as const;
export type Result = (typeof RESULTS)[number];
export const POWERS = ['choam', 'spacing_guild', 'landsraad'] as const;
export const MARKERS = ['kwisatz_haderach', 'sand_dwellers', 'jihad'] as const;
export const TIERS = ['regular', 'elite', 'special'] as const;

/** What a seat has of a side that two share. */
export type Force = PlanningDeck;
export type { ArrakisSeat, AreaView, Side };

export interface LeaderFacts {
  side: Side;
  force: Force;
  slot: string;
  hits: number;
  shields: number;
}
export const LEADERS = facts.leaders as Record<string, LeaderFacts>;
export const TOKENS = facts.tokens as Record<string, number[]>;
export { facts };

export const gameView = (view: View): ArrakisTable => view as unknown as ArrakisTable;
/** What the page may show now: behind the curtain between two people nothing that only one of them knows. */
export function seen(table: { view: View; curtain: string | null; seats: string[] }): View {
  if (table.curtain === null) return table.view;
  const open = { ...table.view };
  for (const seat of table.seats) {
    const { token_faces: _faces, sietch_ranks: _ranks, objectives, ...rest } = open[seat] as ArrakisSeat;
    open[seat] = { ...rest, objectives: many(objectives) };
  }
  return open;
}

export const seatOf = (view: View, seat: string): ArrakisSeat => view[seat] as ArrakisSeat;
export const many = (pile: number | string[] | undefined): number => (Array.isArray(pile) ? pile.length : (pile ?? 0));
export const areaOf = (view: View, id: string): AreaView => gameView(view).areas?.[id] ?? {};

const isAllies = (seat: ArrakisSeat | undefined): boolean =>
  seat?.subfaction === 'fremen_allies' || seat?.subfaction === 'corrino_allies';
/** The seats of a side; of two its House first, with whom lies what both own. */
export function seatsOf(view: View, seats: string[], side: Side): string[] {
  const found = seats.filter((seat) => seatOf(view, seat)?.side === side);
  return found.toSorted((a, b) => Number(isAllies(seatOf(view, a))) - Number(isAllies(seatOf(view, b))));
}
/** Whose board it is: that of a side, or of what a seat has of one. */
export const boardOf = (seat: ArrakisSeat): Side | Force => seat.subfaction ?? seat.side;
/** Does what the side owns together lie with this seat? */
export const keeps = (seat: ArrakisSeat): boolean => !isAllies(seat);
/** Unused dice of a whole side. */
export const sideDice = (view: View, seats: string[], side: Side): number =>
  seatsOf(view, seats, side).reduce((n, s) => n + diceLeft(view, seatOf(view, s)), 0);

export const other = (side: Side): Side => (side === 'atreides' ? 'harkonnen' : 'atreides');
/** Two letters for classes and icons. */
export const short = (side: Side): 'at' | 'hk' => (side === 'atreides' ? 'at' : 'hk');

export const isAutoma = (view: View, side: Side): boolean => gameView(view).automatic === side;
/** Dice that a side has still to use; of the Mahdi rules those that are not rolled yet. */
export function diceLeft(view: View, seat: ArrakisSeat | undefined): number {
  if (!seat) return 0;
  if (isAutoma(view, seat.side)) return seat.unrolled_dice ?? 0;
  return RESULTS.reduce((n, r) => n + (seat.dice?.[r] ?? 0), 0) + (seat.bene_gesserit_on ? 1 : 0);
}

/** Garrison tokens of the solo war in an area, by colour; without an area those that are off the board. */
export function garrison(view: View, id: string | null): { black: number; silver: number } {
  const table = gameView(view);
  const count = (all: Record<string, string | null> | undefined) =>
    Object.values(all ?? {}).filter((at) => at === id).length;
  return { black: count(table.black_tokens), silver: count(table.silver_tokens) };
}

/** Where the sietch stands that the Mahdi rules are after, in this round or only in this turn. */
export function aims(view: View): { target: string | null; now: string | null } {
  const table = gameView(view);
  const target = table.target_card ? (table.sietch_at?.[table.target_card] ?? null) : null;
  return { target, now: table.aim && table.aim !== target ? table.aim : null };
}

/** What a card says at this table: some say something else in a war alone. */
export function boxesOf(view: View, card: CardInfo | null): CardInfo['boxes'] {
  const alone = gameView(view).automatic ? (card?.boxes.filter((b) => b.box === 'solo') ?? []) : [];
  return alone.length ? alone : (card?.boxes.filter((b) => b.box !== 'solo') ?? []);
}

/** The row of the Spice Must Flow board that counts: that of the lowest marker, 1 to 5. */
export function activeRow(view: View): number {
  return Math.max(1, ...Object.values(gameView(view).spice_board ?? {}));
}

/** The seat whose hidden tokens and sietches the viewer knows, if it is in the view. */
function ownerOf(view: View): ArrakisSeat | undefined {
  return Object.values(view).find(
    (v): v is ArrakisSeat =>
      typeof v === 'object' && v !== null && (v as Partial<ArrakisSeat>).side === 'atreides' && 'token_faces' in v,
  );
}

/** The faces of the tokens in an area, if the viewer knows them; null for one that is hidden. */
export function tokensIn(view: View, id: string): (number[] | null)[] {
  const table = gameView(view),
    out: (number[] | null)[] = [];
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
  const table = gameView(view) as unknown as { sietch_at?: Record<string, string | null> };
  const name = Object.entries(table.sietch_at ?? {}).find(([, at]) => at === id)?.[0] ?? id;
  return { rank: Math.max(0, ownerOf(view)?.sietch_ranks?.[name] ?? 0), hidden: true };
}
