// Where points came from, by the events: what happened just before one was scored, or its cause.
import type { EventLine } from '../../../api/client';

export const SOURCES = [
  { id: 'start', icon: 'user' },
  { id: 'influence', icon: 'influence-up' },
  { id: 'alliances', icon: 'alliance' },
  { id: 'conflicts', icon: 'combat' },
  { id: 'icons', icon: 'crysknife' },
  { id: 'cards', icon: 'acquire' },
  { id: 'intrigue', icon: 'endgame' },
  { id: 'trade', icon: 'solari' },
  { id: 'other', icon: 'vp' },
] as const;
export type ShownSource = (typeof SOURCES)[number];
export type Source = ShownSource['id'];
/** The points of a seat by their source. */
export type Points = Partial<Record<Source, number>>;

const ALWAYS_SHOWN: Source[] = ['influence', 'alliances', 'conflicts'];

/** The sources that a table of points has a column for. */
export const shownSources = (points: Record<string, Points>): ShownSource[] =>
  SOURCES.filter(({ id }) => ALWAYS_SHOWN.includes(id) || Object.values(points).some((mine) => mine[id]));

const AFTER: Record<string, Source> = {
  influence: 'influence',
  alliance_taken: 'alliances',
  alliance_lost: 'alliances',
  hagal_spent: 'trade',
  paired: 'icons',
};
const BECAUSE: Record<string, Source> = { conflict: 'conflicts', 'intrigue card': 'intrigue', card: 'cards' };

/** The points of each seat after each round; the first number is before the game. */
export function pointsByRound(events: EventLine[], scores: Record<string, number>): Record<string, number[]> {
  const seats = Object.keys(scores);
  const gained = new Map(seats.map((seat) => [seat, 0]));
  for (const { seat, data } of events)
    if (data['kind'] === 'scored' && seat !== null && gained.has(seat))
      gained.set(seat, gained.get(seat)! + Number(data['n'] ?? 0));
  const now = Object.fromEntries(seats.map((seat) => [seat, scores[seat]! - gained.get(seat)!]));
  const out: Record<string, number[]> = Object.fromEntries(seats.map((seat) => [seat, []]));
  const note = () => {
    for (const seat of seats) out[seat]!.push(now[seat]!);
  };
  for (const { seat, data } of events) {
    if (data['kind'] === 'round') note();
    else if (data['kind'] === 'scored' && seat !== null && seat in now) now[seat]! += Number(data['n'] ?? 0);
  }
  note();
  return out;
}

/** The points of each seat by their source; what no event brought was there at the start. */
export function pointSources(events: EventLine[], scores: Record<string, number>): Record<string, Points> {
  const out: Record<string, Points> = Object.fromEntries(Object.keys(scores).map((seat) => [seat, {}]));
  let last = '';
  for (const line of events) {
    const kind = String(line.data['kind']);
    if (kind !== 'scored') {
      last = kind;
      continue;
    }
    const mine = line.seat === null ? undefined : out[line.seat];
    if (mine === undefined) continue;
    const cause = (line.data['cause'] as { kind?: string } | undefined)?.kind ?? '';
    const from = AFTER[last] ?? BECAUSE[cause] ?? 'other';
    mine[from] = (mine[from] ?? 0) + Number(line.data['n'] ?? 0);
  }
  for (const [seat, mine] of Object.entries(out)) {
    const start = scores[seat]! - Object.values(mine).reduce((sum, n) => sum + n, 0);
    if (start !== 0) mine.start = start;
  }
  return out;
}
