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
export type Source = (typeof SOURCES)[number]['id'];

const AFTER: Record<string, Source> = {
  influence: 'influence',
  alliance_taken: 'alliances',
  alliance_lost: 'alliances',
  hagal_spent: 'trade',
  paired: 'icons',
};
const BECAUSE: Record<string, Source> = { conflict: 'conflicts', 'intrigue card': 'intrigue', card: 'cards' };

/** The points of each seat by their source; what no event brought was there at the start. */
export function pointSources(
  events: EventLine[],
  scores: Record<string, number>,
): Record<string, Partial<Record<Source, number>>> {
  const out: Record<string, Partial<Record<Source, number>>> = Object.fromEntries(
    Object.keys(scores).map((seat) => [seat, {}]),
  );
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
