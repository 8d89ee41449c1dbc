// The review page: the review itself, the moment that is looked at, and the mistakes one learns from.
import {
  api,
  Refusal,
  type EventLine,
  type ReviewAccount,
  type ReviewDecision,
  type ReviewInfo,
  type ReviewMove,
  type ReviewState,
  type ReviewTried,
} from '../../api/client';
import { names } from '../../app/card_sets.svelte';
import { language, t } from '../../app/language.svelte';
import { savedSeats } from '../../app/saved_seats.svelte';
import { loadUi } from '../../games';
import { TableState } from '../../table/table_state.svelte';
import { isMistake, momentsOf, type Moment } from './moments';

const WAIT = 20; // seconds for one answer about the progress

export class ReviewPage {
  info = $state.raw<ReviewInfo | null>(null);
  progress = $state.raw<ReviewState | null>(null);
  trouble = $state('');
  events = $state.raw<EventLine[]>([]);
  move = $state(0); // the decision or event that is looked at, by its number
  mine = $state(false); // only the moments of one's own seat
  chosen = $state(''); // the answer to the mistake one learns from
  learning = $state(false);
  others = $state.raw<ReviewMove[]>([]); // moves at this decision that the review did not compare
  tried = $state.raw<ReviewTried[]>([]); // those of them that were weighed
  weighing = $state(false);
  readonly table: TableState;
  private leaving = new AbortController();

  constructor(readonly id: string) {
    this.table = new TableState(id, '', loadUi);
    this.table.frozen = true;
    this.mine = Object.keys(this.tokens).length === 1;
  }

  get tokens(): Record<string, string> {
    return savedSeats.find(this.id)?.tokens ?? {};
  }
  /** The seats of this browser that the review knows. */
  readonly own = $derived.by(() => Object.keys(this.tokens).filter((seat) => this.info?.seats.includes(seat)));
  readonly moments = $derived.by((): Moment[] => (this.info ? momentsOf(this.info, this.events) : []));
  readonly shown = $derived.by((): Moment[] =>
    this.mine && this.own.length > 0 ? this.moments.filter((m) => this.own.includes(m.seat)) : this.moments,
  );
  readonly mistakes = $derived.by((): Moment[] => this.shown.filter((m) => m.decision && isMistake(m.decision)));
  readonly decision = $derived.by(
    (): ReviewDecision | null => this.info?.decisions.find((d) => d.move === this.move) ?? null,
  );
  /** The chances before the move that is looked at. */
  readonly point = $derived.by(() => this.info?.points.findLast((p) => p.move < Math.max(1, this.move)) ?? null);

  account(seat: string): ReviewAccount | undefined {
    return this.info?.accounts.find((a) => a.seat === seat);
  }
  seatName(seat: string): string {
    return this.account(seat)?.name ?? seat;
  }

  /** Fetches the review; if there is none it is asked for, and waited for. */
  async open(at: string): Promise<void> {
    try {
      await language.use('review');
      const now = await api.state(this.id, Object.values(this.tokens)[0] ?? '', { lang: language.lang });
      this.table.ui = await loadUi(now.game, now.seats.length, now.options);
      await names.use(now.game, language.lang, now.seats.length, now.options);
      this.events = now.events;
      this.table.events = now.events;
      this.table.state = now;
      this.take(await api.review(this.id, language.lang));
      if (this.progress?.state !== 'done') this.take(await api.beginReview(this.id, language.lang));
      while (this.progress?.state === 'waiting' || this.progress?.state === 'running') {
        const { done } = this.progress;
        this.take(await api.review(this.id, language.lang, done, WAIT, this.leaving.signal));
      }
      const first = this.mistakes[0] ?? this.shown[0];
      if (this.info) await this.show(Number(at) || first?.move || this.info.moves);
    } catch (error) {
      if (!this.leaving.signal.aborted)
        this.trouble = error instanceof Refusal && error.message ? error.message : t('no-server');
    }
  }

  leave(): void {
    this.leaving.abort();
  }

  private take(state: ReviewState): void {
    this.progress = state;
    if (state.review) this.info = state.review;
  }

  /** Goes to a move: the table is as it was before it. */
  async show(move: number): Promise<void> {
    const to = Math.max(1, Math.min(this.info?.moves ?? 1, move));
    this.move = to;
    this.chosen = '';
    this.others = [];
    this.tried = [];
    try {
      const token = Object.values(this.tokens)[0] ?? '';
      const found = await api.replay(this.id, token, to - 1, this.events.length, language.lang);
      if (this.move === to && !this.leaving.signal.aborted) {
        this.table.state = found;
        history.replaceState(null, '', `/review/${this.id}#${to}`);
      }
    } catch (error) {
      this.trouble = error instanceof Refusal && error.message ? error.message : t('no-server');
    }
  }

  async listOthers(number: number): Promise<void> {
    try {
      const { moves } = await api.reviewMoves(this.id, this.progress?.depth ?? '', number, language.lang);
      if (this.move === number) this.others = moves;
    } catch (error) {
      if (!(error instanceof Refusal)) this.trouble = t('no-server');
    }
  }

  /** Asks the server what another move would have been worth. When one learns it is the answer. */
  async weigh(move: string): Promise<void> {
    const number = this.move;
    this.weighing = true;
    try {
      const found = await api.weigh(this.id, this.progress?.depth ?? '', number, move, language.lang);
      if (this.move !== number) return;
      this.tried = [...this.tried, found];
      this.chosen = found.move;
    } catch (error) {
      this.trouble = error instanceof Refusal && error.message ? error.message : t('no-server');
    } finally {
      this.weighing = false;
    }
  }

  async learn(on: boolean): Promise<void> {
    this.learning = on;
    const first = this.mistakes[0];
    if (on && first) await this.show(first.move);
  }

  readonly place = $derived.by(() => this.mistakes.findIndex((m) => m.move === this.move));

  async next(): Promise<void> {
    const after = this.mistakes[this.place + 1];
    if (after) await this.show(after.move);
    else await this.learn(false);
  }

  step(by: number): void {
    const all = this.learning ? this.mistakes : this.shown;
    const next = by > 0 ? all.find((m) => m.move > this.move) : all.findLast((m) => m.move < this.move);
    if (next) void this.show(next.move);
  }
}
