// One puzzle at its table: what was tried, what it would lose, and the answer once it is wanted.
import { api, type Choice, type PuzzleAnswer, type PuzzleState } from '../api/client';
import { language } from '../app/language.svelte';
import { SCREEN_PARTS } from '../learn/screen_parts';
import type { TableState } from '../table/table_state.svelte';
import { puzzles } from './puzzles.svelte';

export class Trial {
  readonly table: TableState;
  /** The last wrong answer: what it reached. Its moves are taken back at once. */
  wrong = $state.raw<{ value: number; best: number } | null>(null);
  answer = $state.raw<PuzzleAnswer | null>(null);
  shown = $state(false); // the answer
  hinted = $state(false); // the first step
  private judged = -1;

  constructor(table: TableState) {
    this.table = table;
  }

  get puzzle(): PuzzleState | null {
    return this.table.state?.puzzle ?? null;
  }

  get solved(): boolean {
    return this.puzzle?.status === 'solved';
  }

  /** Called after each change of the position. */
  settle(): void {
    const { puzzle, table } = this;
    if (puzzle === null || table.state === null || table.state.seq === this.judged) return;
    if (puzzle.status === 'wrong') {
      this.judged = table.state.seq;
      this.wrong = { value: puzzle.value, best: puzzle.best };
      this.hinted = false;
      puzzles.note(puzzle.id, false, false);
      void puzzles.rate(table.id, table.token).then(() => this.takeBack());
    } else if (puzzle.status === 'solved') {
      this.judged = table.state.seq;
      this.wrong = null;
      this.hinted = false;
      puzzles.note(puzzle.id, !this.shown, true);
      void puzzles.rate(table.id, table.token);
      void this.learn();
    } else if (puzzle.status === 'going') this.wrong = null;
  }

  /** All moves are taken back. A game that is over begins again at another table. */
  async takeBack(): Promise<void> {
    const { state, id, token } = this.table;
    if (state === null || this.puzzle === null) return;
    if (!state.over) {
      await api.puzzleBack(id, token, state.seq).catch(() => {});
      return;
    }
    await this.again();
  }

  async again(): Promise<void> {
    const found = puzzles.find(this.puzzle?.id ?? '');
    if (found) await puzzles.begin(found);
  }

  async hint(): Promise<void> {
    await this.learn();
    this.hinted = this.answer !== null;
  }

  async show(): Promise<void> {
    if (this.puzzle !== null && !this.solved) puzzles.note(this.puzzle.id, false, false);
    await this.learn();
    this.shown = this.answer !== null;
  }

  retry(): void {
    this.wrong = null;
    this.shown = false;
    if (this.puzzle?.status === 'wrong') void this.takeBack(); // the first time the answer did not get through
  }

  private async learn(): Promise<void> {
    const { id, token } = this.table;
    this.answer = await api.puzzleAnswer(id, token, language.lang).catch(() => null);
  }

  async next(): Promise<void> {
    await puzzles.use();
    const found = puzzles.next({}, this.puzzle?.id);
    if (found) await puzzles.begin(found);
  }

  private get choice(): Choice | undefined {
    return this.hinted ? this.table.legal.find((one) => one.move === this.answer?.first) : undefined;
  }

  /** What is pressed next for the right first move; empty if it is a button. */
  get target(): string {
    const { table, choice } = this;
    if (choice === undefined) return '';
    const targets = table.ui?.targets(choice.words, table.view, table.you, table.state?.decision?.effect ?? '') ?? [];
    return targets.find((one) => !table.picked.includes(one)) ?? '';
  }

  /** The element to press next, while there is a hint. */
  element(): HTMLElement | null {
    const { choice, target, table } = this;
    if (choice === undefined) return null;
    const made = `[data-move="${CSS.escape(choice.move)}"]`;
    const key = CSS.escape(target);
    const selector = table.armed
      ? '.guide .prompt-choices .primary'
      : target === ''
        ? made
        : `[data-target="${key}"], [data-place="${key}"]`;
    const zone = target.split(':')[0] ?? '';
    const { beside } = table;
    if (beside === null || visible(selector) !== null) return visible(selector);
    // It lies in the other of the two hands: the button that shows it.
    if (zone === beside.zone) return visible(SCREEN_PARTS.intrigue!);
    return ['', 'hand'].includes(zone) ? visible(`.reveal-button, ${SCREEN_PARTS.intrigue}`) : null;
  }
}

function visible(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0) ?? null;
}
