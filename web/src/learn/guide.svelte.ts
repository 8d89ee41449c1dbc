// Where the learner is in a lesson, what to look at, and what to press next.
import { api, Refusal, type LessonPage, type LessonState } from '../api/client';
import type { TableState } from '../table/table_state.svelte';
import { boxOf, seenOf } from './bubble_place';
import { lessons } from './lessons.svelte';
import { SCREEN_PARTS } from './screen_parts';

export class LessonGuide {
  pages = $state.raw<LessonPage[]>([]);
  private chosen = $state(0); // the page that is open, as far as the position allows it
  private going = $state(false); // on the way back to a page
  private spoken = ''; // the note of a first game that is being read

  readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
  }

  get lesson(): LessonState | null {
    return this.table.state?.lesson ?? null;
  }

  at = $derived(Math.min(Math.max(this.chosen, this.lesson?.first ?? 0), this.lesson?.last ?? 0));
  page = $derived<LessonPage | null>(this.isGame ? this.newNote : (this.pages[this.at] ?? null));
  /** This page is left by making a move. */
  asksForMove = $derived(!this.isGame && this.at === this.lesson?.last && this.moves.length > 0);
  ended = $derived(
    !this.isGame &&
      this.lesson !== null &&
      this.at === this.pages.length - 1 &&
      (this.lesson.finished || this.page?.do === ''),
  );
  /** The coach is silent while the moves of others are shown. */
  get silent(): boolean {
    return this.page === null || this.busy || this.going || (this.lesson?.waiting ?? false);
  }

  private get busy(): boolean {
    return this.table.playback.busy || this.table.sending;
  }

  /** A whole game, in which the coach speaks only when something is new. */
  get isGame(): boolean {
    return lessons.all.find((one) => one.id === this.lesson?.id)?.pages === 0;
  }

  get moves(): string[] {
    return this.lesson?.moves ?? [];
  }

  /** What is new here. A note that is being read stays until it has been, whatever else becomes new. */
  private get newNote(): LessonPage | null {
    const fresh = (this.lesson?.notes ?? []).filter((note) => !lessons.notes.includes(`${this.lesson!.id} ${note}`));
    const key = fresh.includes(this.spoken) ? this.spoken : (fresh[0] ?? '');
    if (!this.busy) this.spoken = key;
    return this.pages.find((page) => page.key === key) ?? null;
  }

  /** The pages of the lesson are here. */
  open(pages: LessonPage[]): void {
    this.pages = pages;
    const known = lessons.progress[this.lesson?.id ?? ''];
    if (known?.table === this.table.id && this.chosen === 0) this.chosen = known.page;
  }

  /** Called after each change of the position: the page that was open may no longer fit. */
  settle(): void {
    this.going = false;
    if (this.isGame || this.lesson === null || this.pages.length === 0) return;
    this.chosen = this.at;
    lessons.note(this.lesson.id, {
      table: this.table.id,
      page: this.at,
      done: this.ended || lessons.isDone(this.lesson.id),
    });
  }

  next(): void {
    if (this.lesson === null) return;
    if (this.isGame) {
      if (this.page) lessons.read(`${this.lesson.id} ${this.page.key}`);
      return;
    }
    if (this.at < this.lesson.last) this.chosen = this.at + 1;
    this.settle();
  }

  get canGoBack(): boolean {
    return !this.isGame && (this.at > 0 || (this.lesson?.strayed ?? false));
  }

  /** Back to the page before, or to where the learner strayed; moves made since then are taken back. */
  async back(): Promise<void> {
    const state = this.table.state;
    if (state === null || this.lesson === null) return;
    const to = this.lesson.strayed ? this.at : this.at - 1;
    if (!this.lesson.strayed && to >= this.lesson.first) {
      this.chosen = to;
      this.settle();
      return;
    }
    this.going = true;
    try {
      await api.lessonBack(this.table.id, this.table.token, state.seq, to);
      this.chosen = to;
    } catch (error) {
      this.going = false;
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** What is pressed next to make the move of this page: a target, or the button of a move. */
  get pressNext(): { target: string } | { move: string } | null {
    const choice = this.table.legal.find((one) => one.move === this.moves[0]);
    if (!this.asksForMove || choice === undefined) return null;
    const { picked } = this.table;
    const targets = this.targets;
    const target = targets.find((one) => !picked.includes(one));
    return target !== undefined && picked.every((one) => targets.includes(one)) ? { target } : { move: choice.move };
  }

  /** What the move of this page is made on. */
  private get targets(): string[] {
    const { ui, state, view, you, legal } = this.table;
    const choice = legal.find((one) => one.move === this.moves[0]);
    return choice === undefined ? [] : (ui?.targets(choice.words, view, you, state?.decision?.effect ?? '') ?? []);
  }

  /** Shows how it is done: presses what is to be pressed next. */
  show(): void {
    const next = this.pressNext;
    if (next === null) return;
    if (this.table.armed) this.table.confirm();
    else if (this.opener !== '') this.table.toggleBeside();
    else if ('target' in next) this.table.press(next.target);
    else {
      const choice = this.table.legal.find((one) => one.move === next.move);
      if (choice) void this.table.play(choice);
    }
  }

  /** The button to the pile with what is pressed next, if that pile is not open. */
  get opener(): string {
    const next = this.pressNext;
    const { beside, special } = this.table;
    if (next === null || beside === null) return '';
    const there = 'target' in next ? selectorOf(next.target) : `${moveSelector(next.move)}, ${CONFIRM}`;
    if (visible(there) !== null) return '';
    const zone = 'target' in next ? next.target.split(':')[0] : next.move === special?.move ? 'hand' : '';
    if (zone === beside.zone) return SCREEN_PARTS.intrigue!;
    return zone === 'hand' ? `.reveal-button, ${SCREEN_PARTS.intrigue}` : '';
  }

  /** The targets that belong to the page: first what is pressed next. */
  get sought(): string[] {
    const next = this.pressNext;
    const pressed = next === null || this.table.armed ? [] : 'target' in next ? [next.target] : [];
    return [...pressed, ...(this.page?.point ?? [])];
  }

  /** The elements that belong to the page: first what is pressed next. */
  elements(): HTMLElement[] {
    const next = this.pressNext;
    const selectors = (this.page?.point ?? []).map(selectorOf);
    if (next !== null) {
      if (this.table.armed) selectors.unshift('.guide .prompt-choices .primary');
      else if (this.opener !== '') selectors.unshift(this.opener);
      else if ('target' in next) selectors.unshift(selectorOf(next.target));
      else selectors.unshift(moveSelector(next.move), CONFIRM);
      selectors.push(...this.targets.map(selectorOf));
    }
    const found = selectors.map(visible).filter((element) => element !== null);
    const first = next !== null && 'target' in next && !this.table.armed ? next.target : null;
    const tab = first !== null && visible(selectorOf(first)) === null ? visible(this.tabOf(first)) : null;
    return [...new Set(tab === null ? found : [tab, ...found])];
  }

  /** The tab of the page on which a target lies, where pages are behind tabs. */
  private tabOf(target: string): string {
    const room = this.table.rooms.find((one) => one.holds(target, this.table.view));
    const kind = target.slice(0, target.indexOf(':'));
    const name = room?.name ?? { market: 'row', space: 'board', faction: 'board' }[kind];
    return name === undefined ? '' : `[data-room="${name}"]`;
  }
}

const CONFIRM = '.stepper [data-confirm]';
const moveSelector = (move: string) => `[data-move="${CSS.escape(move)}"]`;

function selectorOf(target: string): string {
  if (target.startsWith('ui:')) return SCREEN_PARTS[target.slice(3)] ?? '';
  const key = CSS.escape(target);
  return `[data-target="${key}"], [data-place="${key}"]`; // an area may be another target now
}

/** The first that is visible; of a seat rather its panel than its part of the fight. */
function visible(selector: string): HTMLElement | null {
  if (selector === '') return null;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = all.filter((element) => element.checkVisibility() && hasPlace(element));
  // A seat is at several places of the table; its panel has what is spoken of.
  const panel = selector.startsWith('[data-target="seat') ? shown.find((one) => one.closest('.players')) : undefined;
  return panel ?? shown[0] ?? null;
}

/** A map hides what lies beyond its edges; elsewhere what is out of sight is scrolled to. */
function hasPlace(element: HTMLElement): boolean {
  return (element.closest('.map-frame') ? seenOf(element) : boxOf(element)).width > 0;
}
