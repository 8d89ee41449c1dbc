// A table to analyse on. It stands nowhere: each position is asked for by where it comes from and the moves made there.
import { api, Refusal, type AnalysisBoard, type Choice, type Position } from '../api/client';
import type { Line, Listener } from '../api/table_socket';
import { language, t } from '../app/language.svelte';
import { savedSeats } from '../app/saved_seats.svelte';
import { loadUi } from '../games';
import { TableState } from '../table/table_state.svelte';
import { Finder } from './finder.svelte';
import type { Place, Source } from './link';
import { Step } from './step.svelte';

export class AnalysisTable extends TableState {
  override readonly apart = true;
  readonly source: Source;
  readonly root = new Step('', '', '', null);
  readonly finder = new Finder(this);
  here = $state.raw<Step>(this.root);
  last = $state(0); // moves of the game that the position is from
  at = $state(0);
  private wanted: Step = this.root;
  private listener: Listener | null = null;
  private known = new Map<string, Promise<AnalysisBoard>>();

  constructor(place: Place, first: AnalysisBoard) {
    super('analysis', '', loadUi);
    this.source = place.source;
    let at = this.root;
    for (const made of first.made) {
      at.latest = at.to(made.move, made.seat, made.label);
      at = at.latest;
    }
    for (const move of first.made.length === 0 ? first.steps : []) {
      at.latest = at.to(move);
      at = at.latest;
    }
    this.wanted = this.here = place.moves.reduce<Step>((step, move) => step.to(move), this.root);
    this.at = first.at;
    this.last = first.last;
    this.known.set(this.key(this.here), Promise.resolve(first));
  }

  position(step = this.here): Position {
    return positionOf({ source: this.source, moves: step.moves });
  }

  protected override dial(listener: Listener): Line {
    this.listener = listener;
    const none = () => Promise.resolve();
    return {
      open: () => void this.goTo(this.wanted),
      close: () => {
        this.listener = null;
      },
      useLanguage: () => void this.goTo(this.wanted),
      move: (_, move) => this.make(move),
      undo: async () => void (await this.goTo(this.here.up ?? this.here)),
      say: none,
      ask: none,
    };
  }

  /** Makes a move, or goes along it again. */
  private async make(move: string): Promise<void> {
    const from = this.here;
    const fresh = !from.next.some((step) => step.move === move);
    const step = from.to(move, this.state?.actor ?? '', this.legal.find((one) => one.move === move)?.label);
    if (!(await this.goTo(step)) && fresh) from.drop(step);
  }

  async goTo(step: Step): Promise<boolean> {
    this.wanted = step;
    const from = this.here;
    try {
      const board = await this.fetch(step);
      if (this.wanted !== step || this.listener === null) return true;
      step.line.forEach((one, n) => {
        one.label = board.made[n]?.label ?? one.label;
        one.up!.latest = one;
      });
      this.here = step;
      this.listener.status('live');
      this.listener.state(await this.told(board, step, from));
      return true;
    } catch (error) {
      this.sending = false;
      if (!(error instanceof Refusal)) throw error;
      this.wanted = from;
      this.listener?.refused(error.message || t('no-server'), error.rule);
      return false;
    }
  }

  /** One move on, only what came of it is new: so its pieces travel. */
  private async told(board: AnalysisBoard, step: Step, from: Step): Promise<AnalysisBoard['state']> {
    const before = step.up === from ? (await this.fetch(from)).state.events_next : 0;
    const { state } = board;
    return {
      ...state,
      events: state.events.filter((event) => event.n >= before),
      events_from: before,
      can_undo: step.up !== null,
      can_reset: false,
      why_not_undo: '',
    };
  }

  private key(step: Step): string {
    return `${language.lang}\n${step.moves.join('\n')}`;
  }

  private fetch(step: Step): Promise<AnalysisBoard> {
    const key = this.key(step);
    let found = this.known.get(key);
    if (found === undefined) {
      found = api.analyse(this.position(step), language.lang);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  // ---------------------------------------------------------------- questions

  override previewOf(move: string, _seq: number, signal?: AbortSignal) {
    return api.previewThere(this.position(), move, language.lang, signal);
  }

  override whyNot(moves: string, _seq: number, signal?: AbortSignal) {
    return api.whyThere(this.position(), moves, language.lang, signal);
  }

  override oddsOf(move: string) {
    return api.oddsThere(this.position(), move, language.lang);
  }

  choiceOf(move: string): Choice | undefined {
    return this.legal.find((one) => one.move === move);
  }
}

/** The token of a table that is still played is known here, and is in no link. */
export function positionOf({ source, moves }: Place): Position {
  const tokens = source.table ? Object.values(savedSeats.find(source.table)?.tokens ?? {}) : [];
  return { ...source, token: tokens[0] ?? '', moves };
}
