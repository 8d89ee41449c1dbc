// The view of a table of two teams.
import { names } from '../../../app/card_sets.svelte';
import { capital } from '../../../app/language.svelte';
import type { SixSeat, SixTable } from '../../../generated/views';
import type { View } from '../../types';
import { TEAMS, type TeamName } from './teams';

export type { SixSeat };

export const gameView = (view: View): SixTable => view as unknown as SixTable;
export const seatOf = (view: View, seat: string): SixSeat => view[seat] as SixSeat;

/** The tracks of the board; the Emperor's and that of the Fremen are on the boards of the commanders. */
export const FACTIONS = ['great_houses', 'spacing_guild', 'bene_gesserit', 'fringe_worlds'];
export const BOARDS: Record<string, { faction: string; spaces: string[] }> = {
  fremen_board: { faction: 'fremen', spaces: ['hardy_warriors', 'desert_mastery'] },
  emperor_board: { faction: 'emperor', spaces: ['vast_wealth', 'sardaukar'] },
};

export const isCommander = (me: SixSeat | undefined): boolean => Boolean(me?.personal_board);

/** The four allies as they lie in a cell and stand in the conflict: one team left, the other right. */
export function allies(view: View): string[] {
  const teams = gameView(view).teams;
  if (!teams) return [];
  const [left, right] = TEAMS.map((team) => teams[team].allies);
  return [0, 1].flatMap((n) => [left![n]!, right![n]!]);
}

/** The sum of a team's points as they are shown now, also during playback. */
export function points(view: View, team: TeamName): number {
  const { commander, allies: two } = gameView(view).teams[team];
  return [commander, ...two].reduce((sum, seat) => sum + seatOf(view, seat).vp, 0);
}

/** The arrow of a commander's agent points to the ally on the left, on the right, or to either. */
export const ARROWS = { left_agent: '◂', right_agent: '▸', double_agent: '◂▸' } as const;
export type Arrow = keyof typeof ARROWS;
const CELLS: Arrow[] = ['left_agent', 'right_agent', 'double_agent'];

/** The arrow of the agent that stands there. */
export function arrowAt(view: View, seat: string, space: string): string {
  const me = seatOf(view, seat);
  const cell = isCommander(me) ? CELLS.find((one) => me[one] === space) : undefined;
  return cell === undefined ? '' : ARROWS[cell];
}

/** A commander's agents: which are there, and where each was sent. */
export function agentsOf(me: SixSeat): { cell: Arrow; at: string | null }[] {
  const kept = me.swordmaster === 1 && (me.double_agent !== null || !me.swordmaster_spent);
  return CELLS.filter((cell) => cell !== 'double_agent' || kept).map((cell) => ({ cell, at: me[cell] }));
}

/** Whom a commander's arrow means: teams alternate, so it is two seats on, or two back. */
export function pointed(seats: string[], commander: string, cell: Arrow): string | null {
  const at = seats.indexOf(commander);
  if (at < 0 || cell === 'double_agent') return null;
  return seats[(at + (cell === 'left_agent' ? 2 : seats.length - 2)) % seats.length] ?? null;
}

/** For which commander does this ally act now? */
export function actsFor(view: View, seat: string): string | null {
  const me = seatOf(view, seat);
  const commander = gameView(view).teams?.[me?.team]?.commander;
  return commander !== undefined && commander !== seat && seatOf(view, commander).activated === seat ? commander : null;
}

/** A team by its name, as a heading has it. */
export const teamName = (team: string): string => capital(names.of('team', team));
