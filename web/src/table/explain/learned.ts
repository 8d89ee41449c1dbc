// Which icons somebody has read about often enough: the preview explains an icon in the first turns, and then no more.
import { readStored, writeStored } from '../../app/storage';

const STORED = 'icons-read';
const ENOUGH = 6; // positions of a game in which it was explained

let counts = readStored<Record<string, number>>(STORED, {});
const last = new Map<string, number>(); // the position it was explained in

export const isLearned = (key: string, seq: number): boolean => (counts[key] ?? 0) >= ENOUGH && last.get(key) !== seq;

export function noteRead(keys: string[], seq: number): void {
  const fresh = keys.filter((key) => last.get(key) !== seq);
  if (fresh.length === 0) return;
  for (const key of fresh) {
    last.set(key, seq);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  writeStored(STORED, counts);
}

/** Explain all of them again. */
export function forgetRead(): void {
  counts = {};
  last.clear();
  writeStored(STORED, counts);
}
