// Passes for a player who has nothing to play, if they want that. It must not tell the others what is in a hand: a
// forced pass takes as long as this player's own passes do, and a pass of their own that comes sooner waits until then.
import type { Choice } from '../api/client';
import { serverTime } from '../app/server_time.svelte';
import { settings } from '../app/settings.svelte';
import { readStored, writeStored } from '../app/storage';
import type { TableState } from './table_state.svelte';

const DECLINES = new Set(['pass', 'skip']);
/** Milliseconds, until enough own passes are known. */
const USUAL = [1400, 1900, 2600, 3400, 4800];
const KNOWN = 'pauses';
const MOST = 20;
const LONGEST = 20_000;
const SPARE = 2; // seconds that a clock keeps at least

export class AutoPass {
  private readonly table: TableState;
  private seq = -1; // of the question that is open
  private begun = 0;
  private due = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableState) {
    this.table = table;
    table.pace = (choice) => this.wait(choice);
  }

  /** Only in windows, in which others see the seat asked whatever it holds. */
  private get open(): boolean {
    const { state, yours, playback } = this.table;
    const taught = state?.lesson || state?.puzzle || this.table.apart;
    return settings.passes && yours && !playback.busy && !taught && state?.decision?.kind === 'window';
  }

  private get forced(): Choice | null {
    const [only, ...more] = this.table.legal;
    return only !== undefined && more.length === 0 && DECLINES.has(only.words[0] ?? '') ? only : null;
  }

  /** Called when the question may have changed. */
  look(): void {
    const seq = this.open ? (this.table.state?.seq ?? -1) : -1;
    if (seq === this.seq) return;
    this.seq = seq;
    clearTimeout(this.timer);
    this.table.passing = seq >= 0 && this.forced !== null;
    if (seq < 0) return;
    this.begun = performance.now();
    this.due = this.draw(); // before the hand is looked at, and the same way whatever it holds
    const pass = this.forced;
    if (pass !== null)
      this.timer = setTimeout(() => {
        if (this.seq === this.table.state?.seq) void this.table.play(pass, true);
      }, this.due);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private draw(): number {
    const own = readStored<number[]>(KNOWN, []);
    const from = own.length < USUAL.length ? [...USUAL, ...own] : own;
    const usual = from[Math.floor(Math.random() * from.length)]! * (0.8 + 0.4 * Math.random());
    const { clock, you } = this.table;
    const left = clock?.runs === you && clock?.until ? Math.max(0, clock.until - serverTime.now - SPARE) : Infinity;
    return Math.min(usual, LONGEST, left * 1000);
  }

  /** Holds a pass back until its time has come; false if the question has changed meanwhile. */
  private async wait(choice: Choice): Promise<boolean> {
    const { table } = this;
    if (!this.open || !DECLINES.has(choice.words[0] ?? '')) return true;
    const seq = this.seq;
    const took = performance.now() - this.begun;
    if (this.forced === null)
      writeStored(KNOWN, [...readStored<number[]>(KNOWN, []), Math.min(took, LONGEST)].slice(-MOST));
    if (took >= this.due) return true;
    clearTimeout(this.timer);
    table.sending = table.passing = true;
    await new Promise((done) => {
      this.timer = setTimeout(done, this.due - took);
    });
    table.sending = false;
    return seq === table.state?.seq;
  }
}
