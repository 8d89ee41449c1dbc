// Which moves are shown as good, and how sure their chances are.
import type { AnalysisCandidate } from '../../api/client';
import type { Verdict } from '../review/moments';

export const MOST_SHOWN = 5;
export const MOST_ON_PHONES = 3;
const CLOSE = 0.04; // of a chance: a move that loses no more is about as good as the best
const SURE = 200; // continuations, below which a range is shown
const TWO_ERRORS = 1.96;

export interface Ranked extends AnalysisCandidate {
  verdict: Verdict | '';
}

/** In the order of the server, the best first. */
export function ranked(candidates: AnalysisCandidate[]): Ranked[] {
  const tried = candidates.filter((one) => one.visits > 0);
  const best = tried[0]?.chance ?? 0;
  const enough = Math.max(...tried.map((one) => one.visits)) / 20; // a move that was hardly tried is not called good
  return tried.map((one, n) => ({
    ...one,
    verdict: n === 0 ? 'best' : best - one.chance <= CLOSE && one.visits >= enough ? 'good' : '',
  }));
}

/** A chance in percent; a range as long as few continuations were tried. */
export function told({ chance, error, visits }: AnalysisCandidate): string {
  const percent = (part: number) => Math.round(100 * Math.min(1, Math.max(0, part)));
  const [low, high] = [percent(chance - TWO_ERRORS * error), percent(chance + TWO_ERRORS * error)];
  return visits >= SURE || high - low <= 1 ? `${percent(chance)}\u00a0%` : `${low}–${high}\u00a0%`;
}
