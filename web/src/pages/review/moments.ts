// What stands out in a game: the decisions that the review picked, and the turns after which the chances were others.
import type { EventLine, ReviewDecision, ReviewInfo } from '../../api/client';

export type Verdict = ReviewDecision['verdict'] | 'turn';

export interface Moment {
  move: number;
  round: number;
  seat: string;
  verdict: Verdict;
  title: string;
  change: number; // of the seat's chance
  decision: ReviewDecision | null;
}

const TURNS = 3; // turning points shown
const LEAST = 0.1; // of a chance: what changes less is none

export const isMistake = (d: ReviewDecision): boolean => ['slip', 'mistake', 'blunder'].includes(d.verdict);

/** A chance or a change in percent. */
export const percent = (part: number): string => `${Math.round(100 * part)}\u00a0%`;
export function change(part: number): string {
  const n = Math.round(100 * part);
  return `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}\u00a0%`;
}

export function momentsOf(info: ReviewInfo, events: EventLine[]): Moment[] {
  const picked = info.decisions
    .filter((d) => info.moments.includes(d.move))
    .map((d): Moment => {
      const { move, round, seat, verdict } = d;
      return { move, round, seat, verdict, title: d.played, change: isMistake(d) ? -d.loss : d.lead, decision: d };
    });
  const known = new Set(picked.map((m) => m.move));
  return [...picked, ...turningPoints(info, events).filter((m) => !known.has(m.move))].sort((a, b) => a.move - b.move);
}

/** The random events that changed the chances most. */
function turningPoints(info: ReviewInfo, events: EventLine[]): Moment[] {
  const found = info.chances.flatMap((event): Moment[] => {
    const most = event.change.reduce((best, part, n) => (Math.abs(part) > Math.abs(event.change[best]!) ? n : best), 0);
    const title = events
      .filter((e) => e.move === event.move && e.text)
      .map((e) => e.text)
      .join(' · ');
    const { move, round } = event;
    return [
      { move, round, seat: info.seats[most]!, verdict: 'turn', title, change: event.change[most]!, decision: null },
    ];
  });
  return found
    .filter((m) => Math.abs(m.change) >= LEAST && m.title)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, TURNS);
}

/** The chances of every seat after each round, the first ones before the game. */
export function byRound(info: ReviewInfo): number[][] {
  const out: number[][] = [info.points[0]?.chances ?? []];
  for (let round = 1; round <= info.rounds; round++) {
    const last = info.points.findLast((p) => p.round === round || (round === info.rounds && p.move === info.moves));
    out.push(last?.chances ?? out[out.length - 1] ?? []);
  }
  return out;
}
