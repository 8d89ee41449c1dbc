// Hints at an ordinary table: what a strong bot would do, and a question before a move that costs much.
import { api, Refusal, type Choice, type Hint } from '../api/client';
import { language, t } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import type { TableState } from '../table/table_state.svelte';

/** Of the chances to win: a move that loses so much is questioned. */
const COSTLY = 0.1;

export class Hints {
  shown = $state.raw<Hint | null>(null);
  doubted = $state.raw<{ choice: Choice; loses: number } | null>(null);
  trouble = $state('');
  busy = $state(false);
  readonly table: TableState;
  private known: { key: string; hint: Promise<Hint> } | null = null;

  constructor(table: TableState) {
    this.table = table;
    table.guard = (choice) => this.allows(choice);
  }

  get possible(): boolean {
    return this.table.yours && this.table.state?.hints === true && !this.table.state.lesson && !this.table.state.puzzle;
  }

  get speaks(): boolean {
    return this.shown !== null || this.doubted !== null || this.trouble !== '';
  }

  /** The hint for this position, asked for once. */
  private ask(): Promise<Hint> {
    const { id, token, state } = this.table;
    const key = `${language.lang} ${state?.seq}`;
    if (this.known?.key !== key) {
      const hint = api.hint(id, token, state?.seq ?? -1, language.lang);
      hint.catch(() => {
        this.known = null;
      });
      this.known = { key, hint };
    }
    return this.known.hint;
  }

  /** Asks before the move is chosen, so that the answer is there in time. */
  prepare(): void {
    if (settings.warns && this.possible && this.table.legal.length > 1) this.ask().catch(() => {});
  }

  async show(): Promise<void> {
    if (!this.possible || this.busy) return;
    this.busy = true;
    this.trouble = '';
    const seq = this.table.state?.seq;
    try {
      const found = await this.ask();
      if (!found.past && seq === this.table.state?.seq) this.shown = found;
    } catch (error) {
      this.trouble = error instanceof Refusal && error.message ? error.message : t('no-server');
    }
    this.busy = false;
  }

  close(): void {
    this.shown = this.doubted = null;
    this.trouble = '';
  }

  playShown(): void {
    const choice = this.table.legal.find((one) => one.move === this.shown?.move);
    this.close();
    if (choice) void this.table.play(choice, true);
  }

  playDoubted(): void {
    const choice = this.doubted?.choice;
    this.close();
    if (choice) void this.table.play(choice, true);
  }

  /** Whether the move may be made without a question. */
  private async allows(choice: Choice): Promise<boolean> {
    if (!settings.warns || !this.possible || this.table.legal.length < 2) return true;
    try {
      const { chance, chances } = await this.ask();
      const own = chances[choice.move];
      if (chance === null || own === undefined || chance - own < COSTLY) return true;
      this.doubted = { choice, loses: chance - own };
      return false;
    } catch {
      return true; // without an estimate nothing is questioned
    }
  }

  /** What the hint is about: the targets of its move, or its button. */
  elements(): HTMLElement[] {
    const move = this.shown?.move;
    const choice = this.table.legal.find((one) => one.move === move);
    if (choice === undefined) return [];
    const { ui, view, you, state } = this.table;
    const targets = ui?.targets(choice.words, view, you, state?.decision?.effect ?? '') ?? [];
    const selectors = targets.map((one) => `[data-target="${CSS.escape(one)}"]`);
    if (selectors.length === 0) selectors.push(`[data-move="${CSS.escape(choice.move)}"]`);
    return selectors.flatMap((one) => {
      const all = [...document.querySelectorAll<HTMLElement>(one)];
      return all
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)
        .slice(0, 1);
    });
  }
}
