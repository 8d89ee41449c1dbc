// The line from a table in this browser to the server: what is known of the table, who sits here, and what they send.
import type { ChatLine, Choice, ClockInfo, EventLine, Preview, Prospects, Reason, TableSnapshot } from '../api/client';
import { api } from '../api/client';
import { TableSocket, type Line, type Listener, type Status } from '../api/table_socket';
import type { GameUi, View } from '../games/types';
import { names } from '../app/card_sets.svelte';
import { language, t } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { keepIfEqual } from '../app/stable_list';
import { muted } from '../app/muted.svelte';
import { savedSeats } from '../app/saved_seats.svelte';
import { Agenda } from './agenda.svelte';
import { Moments } from './moments/moments.svelte';
import { Playback } from './playback/playback.svelte';
import { curtainOf, remember, tellerOf } from './table_story';

export abstract class TableLine {
  state = $state.raw<TableSnapshot | null>(null);
  events = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>('connecting');
  error = $state<{ text: string; rule: string } | null>(null);
  curtain = $state<string | null>(null); // hot-seat: whom to pass the screen to
  coming = $state<string | null>(null); // who has said that they sit here now, until their table is there
  sending = $state(false);
  unread = $state(0);
  frozen = $state(false); // a moment of the past: nothing can be chosen
  readonly apart: boolean = false; // it stands nowhere but on this screen: nobody to talk to, no links to give away
  playback = new Playback();
  moments = new Moments();
  agenda = new Agenda();

  private sameSeats = keepIfEqual<string>();
  private sameNames = keepIfEqual<string>();
  private socket: Line | null = null;
  private order: Promise<void> = Promise.resolve(); // states are taken one after the other
  private arrived = false; // somebody has just sat down at this screen
  private answerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    public token: string,
    readonly loadUi: (game: string, seats: number, options: Record<string, unknown>) => Promise<GameUi>,
  ) {}

  ui = $state.raw<GameUi | null>(null);

  /** What has been pointed at is forgotten. */
  abstract clear(): void;
  /** The position is another one, or in another language: what was answered about it is forgotten. */
  protected abstract moved(): void;
  /** A move is on its way. */
  protected abstract sent(): void;

  // ---------------------------------------------------------------- derived

  view = $derived<View>(this.playback.shown ?? this.state?.view ?? {});
  you = $derived<string | null>(this.curtain === null ? (this.state?.you ?? null) : null);
  seats = $derived(this.sameSeats(this.state?.seats.map((s) => s.seat) ?? []));
  private called = $derived(this.sameNames(this.state?.seats.map((s) => s.name) ?? []));
  clock = $derived<ClockInfo | null>(this.frozen ? null : (this.state?.clock ?? null));
  /** A bot decides for you: your time was up. */
  away = $derived(this.you !== null && this.clock?.away[this.you] !== undefined);
  yours = $derived(
    this.state !== null &&
      this.state.you !== null &&
      this.state.actor === this.state.you &&
      !this.state.over &&
      this.curtain === null &&
      !this.frozen &&
      !this.away,
  );
  /** Somebody at this screen is to decide, also behind the curtain. */
  awaited = $derived(
    this.state !== null &&
      this.state.actor !== null &&
      !this.state.over &&
      !this.frozen &&
      this.clock?.away[this.state.actor] === undefined &&
      (this.state.actor === this.state.you || this.mine(this.state.actor)),
  );

  seatIndex(seat: string | null): number {
    return seat === null ? 0 : Math.max(0, this.seats.indexOf(seat));
  }

  seatName(seat: string): string {
    return this.called[this.seats.indexOf(seat)] ?? seat;
  }

  /** The bot to move waits for its turn to think. */
  get queued(): boolean {
    return this.state?.queued ?? false;
  }

  /** What the seat that decides is doing. */
  doing(seat: string): string {
    return t(seat === this.you ? 'your-turn' : this.queued && seat === this.state?.actor ? 'queued' : 'thinking');
  }

  mine(seat: string): boolean {
    return savedSeats.find(this.id)?.tokens[seat] !== undefined;
  }

  get hotSeat(): boolean {
    return Object.keys(savedSeats.find(this.id)?.tokens ?? {}).length > 1;
  }

  // ---------------------------------------------------------------- the line

  open(): void {
    const known = savedSeats.find(this.id);
    if (!this.token && known !== undefined) {
      const own = Object.values(known.tokens);
      // With several seats here nothing private is shown before somebody says who they are.
      if (own.length === 1) this.token = own[0]!;
    }
    this.arrived = true;
    this.connect();
  }

  close(): void {
    this.socket?.close();
    this.playback.drop();
    this.moments.close();
    clearTimeout(this.answerTimer);
  }

  private connect(): void {
    this.socket?.close();
    this.events = [];
    this.chat = [];
    this.socket = this.dial({
      state: (state) => {
        this.order = this.order.then(() => this.take(state));
      },
      refused: (text, rule) => this.refuse(text, rule),
      status: (status) => {
        this.status = status;
      },
    });
    this.socket.open();
  }

  protected dial(listener: Listener): Line {
    return new TableSocket(this.id, this.token, language.lang, listener);
  }

  // ---------------------------------------------------------------- questions

  previewOf(move: string, seq: number, signal?: AbortSignal): Promise<Preview> {
    return api.preview(this.id, this.token, move, seq, language.lang, signal);
  }

  whyNot(moves: string, seq: number, signal?: AbortSignal): Promise<Reason> {
    return api.why(this.id, this.token, moves, seq, language.lang, signal);
  }

  oddsOf(move: string): Promise<Prospects> {
    return api.odds(this.id, this.token, move);
  }

  useLanguage(): void {
    this.socket?.useLanguage(language.lang);
    this.moved();
  }

  private async take(state: TableSnapshot): Promise<void> {
    if (this.ui === null) this.ui = await this.loadUi(state.game, state.seats.length, state.options);
    await names.use(state.game, language.lang, state.seats.length, state.options);
    const before = this.state;
    const sits = this.coming !== null && this.coming === state.you;
    const fresh =
      before !== null && !sits && before.you === state.you && state.events_from >= (this.events.at(-1)?.n ?? -1) + 1;
    this.events = [...this.events.filter((e) => e.n < state.events_from), ...state.events];
    const firstChat = state.chat[0]?.n ?? state.chat_next;
    this.chat = [...this.chat.filter((c) => c.n < firstChat), ...state.chat];
    if (fresh) this.unread += state.chat.filter((c) => c.seat !== state.you && !muted.has(this.id, c.seat)).length;
    // All events again: in another language, or because the server went back to an older copy of its database.
    const fromStart = state.events_from === 0;
    if (fromStart || before?.seq !== state.seq || before.you !== state.you) {
      this.clear();
      this.moved();
      this.sending = false;
      clearTimeout(this.answerTimer);
    }
    // Told before the page has it: pieces start where they are seen now.
    let told = false;
    if (fresh && settings.speed !== 'skip' && this.curtain === null) {
      told = this.playback.tell(
        state.events.filter((e) => !this.ui?.silent?.has(String(e.data['kind']))),
        this.ui?.afterwards ? state.view : before.view,
        tellerOf(state, this.ui, (lines, you) => this.moments.take(lines, you)),
        () => this.settle(state),
      );
    } else {
      this.playback.drop();
      if (fresh) this.moments.take(state.events, state.you);
    }
    this.state = state;
    this.agenda.take(state);
    if (sits) this.curtain = this.coming = null;
    remember(this.id, this.token, state);
    if (!told) this.settle(state);
  }

  /** Playback is over: the next player may sit down. */
  private settle(state: TableSnapshot): void {
    this.curtain = curtainOf(this.id, this.token, state, this.curtain);
    // A player who opens the page is back; a page that reconnected by itself may have nobody in front of it.
    if (this.arrived && state.you !== null && state.clock?.away[state.you] === 'away') void this.back(state.you);
    this.arrived = false;
    // What was told to the one who just left goes with them.
    if (this.curtain !== null) this.events = [];
  }

  /** Hot-seat: that player sits here now. The curtain stays until the table shows the player's view. */
  seatTaken(seat: string): void {
    const token = savedSeats.find(this.id)?.tokens[seat];
    if (token === undefined || this.coming === seat) return;
    this.token = token;
    this.coming = seat;
    this.playback.drop();
    this.arrived = true;
    this.connect();
  }

  // ---------------------------------------------------------------- moves

  /** Asked before a move is made; it may keep the move back. */
  guard: ((choice: Choice) => Promise<boolean>) | null = null;
  /** Asked last; it may let time pass. */
  pace: ((choice: Choice) => Promise<boolean>) | null = null;

  async play(choice: Choice, sure = false): Promise<void> {
    if (!this.state || this.sending || this.skipped()) return;
    this.error = null;
    if (!sure && this.guard !== null && !(await this.guard(choice))) return;
    if (this.pace !== null && !(await this.pace(choice))) return;
    this.begin();
    await this.socket?.move(this.state.seq, choice.move);
  }

  /** While the moves of others are being told a press ends that, and does nothing else. */
  skipped(): boolean {
    if (!this.playback.busy) return false;
    this.playback.finish();
    return true;
  }

  async undo(reset = false): Promise<void> {
    if (!this.state?.can_undo || this.sending || this.skipped()) return;
    this.begin();
    await this.socket?.undo(this.state.seq, reset);
  }

  private begin(): void {
    this.sending = true;
    this.sent();
    clearTimeout(this.answerTimer);
    // If no answer comes the things may be pointed at again; the server refuses a move made twice.
    this.answerTimer = setTimeout(() => {
      this.sending = false;
    }, 6000);
  }

  async say(text: string, cone = false): Promise<void> {
    await this.socket?.say(text, cone);
  }

  /** From now on, for a while, chat may go to the partners only. */
  async openCone(): Promise<void> {
    await this.socket?.ask(() => api.cone(this.id, this.token, language.lang));
  }

  /** The player of a seat at this screen is here again. */
  async back(seat: string): Promise<void> {
    const token = seat === this.state?.you ? this.token : savedSeats.find(this.id)?.tokens[seat];
    if (token) await this.socket?.ask(() => api.back(this.id, token));
  }

  /** Somebody's days are over: let a bot play their turn. */
  async cover(): Promise<void> {
    const seq = this.state?.seq;
    if (seq !== undefined) await this.socket?.ask(() => api.cover(this.id, this.token, seq));
  }

  /** Wants all clocks to stop, which they do when everybody wants it, or goes on. */
  async pause(on: boolean): Promise<void> {
    await this.socket?.ask(() => api.pause(this.id, this.token, on));
  }

  private refuse(text: string, rule: string): void {
    this.sending = false;
    this.clear();
    this.error = { text, rule };
  }
}
