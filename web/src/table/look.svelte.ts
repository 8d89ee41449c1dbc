// What is looked at: a thing under the pointer, what a press on it would bring, or why it cannot be used.
import type { Choice, Preview, Reason } from '../api/client';
import { Refusal } from '../api/client';
import { names } from '../app/card_sets.svelte';
import { whyNot, type Why } from './reasons/why_not';
import type { TableState } from './table_state.svelte';

export interface Inspected {
  target: string;
  choice: Choice | null; // what a press would do
  attempt: string | null; // or the move that is refused
  box: DOMRect;
  about?: { kind: string; id: string }; // in place of a target: a thing that is spoken of
  pressed?: boolean; // it was pressed and cannot be used: why is what is shown
}

export class Look {
  inspected = $state.raw<Inspected | null>(null);
  preview = $state.raw<Preview | null>(null);
  reason = $state.raw<Reason | null>(null);

  private cache = new Map<string, Preview | Reason>();
  private asked: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableState) {}

  /** Another position, or another language: what was answered before is so no more. */
  forget(): void {
    this.cache.clear();
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked?.abort();
  }

  /** Shows what the target is and what it would bring, after a delay, so that a passing pointer asks nothing. */
  inspect(target: string, box: DOMRect, delay = 130): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const choice = this.table.completes(target);
      const attempt =
        choice === null && this.table.yours && this.table.ui !== null
          ? this.table.ui.attempt(this.table.picked, target, this.table.view, (kind, id) => names.find(kind, id))
          : null;
      this.inspected = { target, choice, attempt, box };
      this.preview = null;
      this.reason = null;
      if (choice !== null) void this.ask(choice.move, true);
      else if (attempt !== null && !this.table.legal.some((c) => c.move === attempt)) void this.ask(attempt, false);
    }, delay);
  }

  /** Something was pressed that cannot be used now: says why, beside it. */
  explain(target: string, box: DOMRect, why: Why = whyNot(this.table, target)): void {
    clearTimeout(this.timer);
    const attempt = why.moves.length > 0 ? why.moves.join(';') : null;
    this.inspected = { target, choice: null, attempt, box, pressed: true };
    this.preview = null;
    this.reason = null;
    if (attempt === null) this.reason = { move: '', reason: why.text, rule: '', general: true, past: false };
    else void this.ask(attempt, false, why.text);
  }

  /** A thing that is spoken of, as in the log: shows it in full. */
  read(about: { kind: string; id: string }, box: DOMRect, delay = 130): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.inspected = { target: '', choice: null, attempt: null, box, about };
      this.preview = null;
      this.reason = null;
    }, delay);
  }

  inspectChoice(choice: Choice, box: DOMRect): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.inspected = { target: '', choice, attempt: null, box };
      this.preview = null;
      this.reason = null;
      void this.ask(choice.move, true);
    }, 130);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.inspected = null;
    this.preview = null;
    this.reason = null;
  }

  /**
   * The focus went away: after the drawing, because an element that is taken off the page loses it in the middle of
   * that.
   */
  blurred(): void {
    queueMicrotask(() => {
      if (this.table.armed === null && !document.activeElement?.matches('[data-target], .option')) this.stop();
    });
  }

  /** `otherwise`: the answer if the server has nothing to say about that very move. */
  private async ask(move: string, legal: boolean, otherwise = ''): Promise<void> {
    // what the last person pointed at is not the next one's to ask
    const { table } = this;
    if (table.state === null || table.curtain !== null) return;
    const { seq } = table.state;
    const key = `${seq}|${legal}|${move}`;
    const known = this.cache.get(key);
    if (known !== undefined) {
      if (legal) this.preview = known as Preview;
      else this.reason = instead(known as Reason, otherwise);
      return;
    }
    this.asked?.abort();
    const control = new AbortController();
    this.asked = control;
    try {
      const found = legal
        ? await table.previewOf(move, seq, control.signal)
        : await table.whyNot(move, seq, control.signal);
      if (found.past) return;
      this.cache.set(key, found);
      const shown = this.inspected?.choice?.move ?? this.inspected?.attempt;
      if (shown !== move) return;
      if (legal) this.preview = found as Preview;
      else this.reason = instead(found as Reason, otherwise);
    } catch (error) {
      if (error instanceof Refusal && !legal && this.inspected?.attempt === move && error.message) {
        const own = { move, reason: error.message, rule: error.rule, general: false, past: false };
        this.reason = instead(error.status === 400 ? { ...own, general: true } : own, otherwise);
      }
    }
  }
}

function instead(reason: Reason, otherwise: string): Reason {
  return otherwise && (reason.general || !reason.reason) ? { ...reason, reason: otherwise, rule: '' } : reason;
}
