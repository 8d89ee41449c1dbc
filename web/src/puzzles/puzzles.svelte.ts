// The puzzles there are, and what this browser has made of each.
import { api, type PuzzleInfo, type PuzzleSolver } from '../api/client';
import { sitDown } from '../app/create_table';
import { savedSeats } from '../app/saved_seats.svelte';
import { readStored, writeStored } from '../app/storage';

export const KINDS = ['points', 'fight', 'win', 'defence', 'judgement', 'battle'] as const;
export const LEVELS = ['50', '200', '1000', 'none'] as const;
export type Kind = (typeof KINDS)[number];
export type Level = (typeof LEVELS)[number];

/** solved: at the first try, without the answer shown. */
interface PuzzleProgress {
  solved: boolean;
  done: boolean;
  seen: number;
}

/** Puzzles solved in a row, each at the first try. */
interface Streak {
  now: number;
  longest: number;
}

export interface Filter {
  game: string; // empty: all
  level: string;
  kind: string;
}

class Puzzles {
  all = $state.raw<PuzzleInfo[]>([]);
  today = $state('');
  progress = $state<Record<string, PuzzleProgress>>(readStored<Record<string, PuzzleProgress>>('puzzles', {}));
  streak = $state.raw<Streak>(readStored<Streak>('puzzle-streak', { now: 0, longest: 0 }));
  solver = $state.raw<PuzzleSolver | null>(null); // of the profile that is open here
  filter = $state<Filter>(readStored<Filter>('puzzle-filter', { game: '', level: '', kind: '' }));
  private asked: Promise<void> | null = null;

  use(): Promise<void> {
    this.asked ??= api.puzzles().then(
      (found) => {
        this.all = found.puzzles;
        this.today = found.today;
      },
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  find(id: string): PuzzleInfo | undefined {
    return this.all.find((one) => one.id === id);
  }

  number(id: string): number {
    return this.all.findIndex((one) => one.id === id) + 1;
  }

  isDone(id: string): boolean {
    return this.progress[id]?.done ?? false;
  }

  choose(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change };
    writeStored('puzzle-filter', this.filter);
  }

  /** Those that fit; what the filter leaves open may be given. */
  fitting(change: Partial<Filter> = {}): PuzzleInfo[] {
    const { game, level, kind } = { ...this.filter, ...change };
    const fits = (one: PuzzleInfo) =>
      (!game || one.game === game) && (!level || one.level === level) && (!kind || one.kind === kind);
    return this.all.filter(fits);
  }

  /** One that has not been solved, not beside the last one; any if all are. */
  next(change: Partial<Filter> = {}, but = ''): PuzzleInfo | null {
    const found = this.fitting(change).filter((one) => one.id !== but);
    const open = found.filter((one) => !this.isDone(one.id));
    const from = open.length > 0 ? open : found;
    return from[Math.floor(Math.random() * from.length)] ?? null;
  }

  /** How the profile does, if one is open; with a token what was played at a table is rated first. */
  async rate(table = '', token = ''): Promise<void> {
    const told = await (table ? api.ratePuzzle(table, token) : api.puzzleSolver()).catch(() => null);
    if (told) this.solver = told.signed_in ? told : null;
  }

  /** Only the first try counts. */
  note(id: string, solved: boolean, done: boolean): void {
    const known = this.progress[id];
    if (!known) {
      const now = solved ? this.streak.now + 1 : 0;
      this.streak = { now, longest: Math.max(now, this.streak.longest) };
      writeStored('puzzle-streak', this.streak);
    }
    this.progress[id] = { solved: known?.solved ?? solved, done: done || (known?.done ?? false), seen: Date.now() };
    writeStored('puzzles', this.progress);
  }

  async begin(puzzle: PuzzleInfo): Promise<void> {
    const made = await api.beginPuzzle(puzzle.id);
    sitDown(made, puzzle.game);
    savedSeats.note(made.id, { lesson: `puzzle ${puzzle.id}` });
  }
}

export const puzzles = new Puzzles();
