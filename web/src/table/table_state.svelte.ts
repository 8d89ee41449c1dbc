// A table being played in this browser: the line to the server, what has been pointed at, and what that allows.
import type { ChatLine, Choice, ClockInfo, EventLine, Preview, Reason, TableSnapshot } from '../api/client';
import { api, Refusal } from '../api/client';
import { TableSocket, type Status } from '../api/table_socket';
import type { GameUi, View } from '../games/types';
import { names } from '../app/card_sets.svelte';
import { language, t } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { keepIfEqual } from '../app/stable_list';
import { savedSeats } from '../app/saved_seats.svelte';
import { Playback, type PlaybackContext } from './playback/playback.svelte';

export interface Inspected {
  target: string;
  choice: Choice | null; // what a press would do
  attempt: string | null; // or the move that is refused
  box: DOMRect;
}

export class TableState {
  state = $state.raw<TableSnapshot | null>(null);
  events = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>('connecting');
  error = $state<{ text: string; rule: string } | null>(null);
  picked = $state.raw<string[]>([]);
  pickedAt = $state<string>(''); // which of several equal things was pointed at
  armed = $state.raw<Choice | null>(null); // on touch: shown, and played at the second touch
  pile = $state<string>(''); // the pile opened by hand in the place of the hand
  inspected = $state.raw<Inspected | null>(null);
  preview = $state.raw<Preview | null>(null);
  reason = $state.raw<Reason | null>(null);
  curtain = $state<string | null>(null); // hot-seat: whom to pass the screen to
  coming = $state<string | null>(null); // who has said that they sit here now, until their table is there
  sending = $state(false);
  unread = $state(0);
  frozen = $state(false); // a moment of the past: nothing can be chosen
  detailsOf = $state<string | null>(null); // the seat whose open information is being read
  playback = new Playback();

  private sameSeats = keepIfEqual<string>();
  private sameNames = keepIfEqual<string>();
  private socket: TableSocket | null = null;
  private order: Promise<void> = Promise.resolve(); // states are taken one after the other
  private cache = new Map<string, Preview | Reason>();
  private asked: AbortController | null = null;
  private arrived = false; // somebody has just sat down at this screen
  private lookTimer: ReturnType<typeof setTimeout> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    public token: string,
    readonly loadUi: (game: string, seats: number, options: Record<string, unknown>) => Promise<GameUi>,
  ) {}

  ui = $state.raw<GameUi | null>(null);

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
  legal = $derived<Choice[]>(this.yours ? (this.state?.legal ?? []) : []);
  private on = $derived(
    new Map(
      this.legal.map((c) => [
        c.move,
        this.ui?.targets(c.words, this.view, this.you, this.state?.decision?.effect ?? '') ?? [],
      ]),
    ),
  );
  /** What is still possible with the targets already selected. */
  candidates = $derived(this.legal.filter((c) => this.picked.every((p) => this.on.get(c.move)!.includes(p))));
  glowing = $derived.by(() => {
    const found = new Set<string>();
    if (this.sending || this.playback.busy) return found;
    for (const c of this.candidates) {
      const left = this.on.get(c.move)!.filter((t) => !this.picked.includes(t));
      for (const t of this.ui?.ordered ? left.slice(0, 1) : left) found.add(t);
    }
    return found;
  });

  /** Everything one may begin with, whatever has been pointed at. */
  startable = $derived(new Set(this.legal.flatMap((c) => this.on.get(c.move)!)));
  end = $derived(this.legal.find((c) => c.words[0] === 'end') ?? null);
  /** The move with the large button. */
  special = $derived(this.legal.find((c) => c.words[0] === this.ui?.special?.family) ?? null);
  amounts = $derived(this.legal.filter((c) => this.ui !== null && (c.words[0] ?? '') in this.ui.amounts));
  /** Choices that are made on no target and have no button of their own. */
  loose = $derived(
    this.legal.filter(
      (c) => this.on.get(c.move)!.length === 0 && c !== this.end && c !== this.special && !this.amounts.includes(c),
    ),
  );
  /** Several moves are made on just the targets that are selected: which one is asked. */
  several = $derived.by(() => {
    const found =
      this.picked.length === 0
        ? []
        : this.candidates.filter((c) => this.on.get(c.move)!.every((t) => this.picked.includes(t)));
    return found.length > 1 ? found : [];
  });
  /** The choices that are buttons now. */
  offers = $derived(this.several.length > 0 ? this.several : this.loose);
  piles = $derived(this.ui && this.you ? this.ui.piles(this.view, this.you) : []);
  /** The second hand, and whether something of it can be played now. */
  beside = $derived(this.piles.find((p) => p.beside !== undefined) ?? null);
  canPlayBeside = $derived(
    this.beside !== null && [...this.startable].some((k) => k.startsWith(`${this.beside!.zone}:`)),
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
    clearTimeout(this.lookTimer);
    clearTimeout(this.answerTimer);
    this.asked?.abort();
  }

  private connect(): void {
    this.socket?.close();
    this.events = [];
    this.chat = [];
    this.socket = new TableSocket(this.id, this.token, language.lang, {
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

  useLanguage(): void {
    this.socket?.useLanguage(language.lang);
    this.cache.clear();
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
    if (fresh) this.unread += state.chat.filter((c) => c.seat !== state.you).length;
    // All events again: in another language, or because the server went back to an older copy of its database.
    const fromStart = state.events_from === 0;
    if (fromStart || before?.seq !== state.seq || before.you !== state.you) {
      this.clear();
      this.pile = '';
      this.cache.clear();
      this.sending = false;
      clearTimeout(this.answerTimer);
    }
    // Told before the page has it: pieces start where they are seen now.
    let told = false;
    if (fresh && settings.speed !== 'skip' && this.curtain === null) {
      told = this.playback.tell(
        state.events.filter((e) => !this.ui?.silent?.has(String(e.data['kind']))),
        this.ui?.afterwards ? state.view : before.view,
        this.teller(state),
        () => this.settle(state),
      );
    } else this.playback.drop();
    this.state = state;
    if (sits) this.curtain = this.coming = null;
    this.remember(state);
    if (!told) this.settle(state);
  }

  /** Playback is over: the next player may sit down. */
  private settle(state: TableSnapshot): void {
    this.updateCurtain(state);
    // A player who opens the page is back; a page that reconnected by itself may have nobody in front of it.
    if (this.arrived && state.you !== null && state.clock?.away[state.you] === 'away') void this.back(state.you);
    this.arrived = false;
    // What was told to the one who just left goes with them.
    if (this.curtain !== null) this.events = [];
  }

  private teller(state: TableSnapshot): PlaybackContext {
    const you = state.you;
    const mine = you === null ? null : (((state.view as View)[you] as View | undefined) ?? null);
    const zones =
      you === null || this.ui === null
        ? []
        : this.ui.piles(state.view as View, you).flatMap((p) => [p.zone, `${p.zone}_top`]);
    return {
      you,
      automas: new Set(state.seats.filter((s) => s.controller === 'automa').map((s) => s.seat)),
      colour: (seat) =>
        Math.max(
          0,
          state.seats.findIndex((s) => s.seat === seat),
        ),
      own: (shown) => {
        if (you === null || mine === null) return shown;
        const now = { ...(shown[you] as View) };
        for (const zone of zones) if (zone in mine) now[zone] = mine[zone];
        return { ...shown, [you]: now };
      },
    };
  }

  private remember(state: TableSnapshot): void {
    if (state.you !== null && this.token) savedSeats.sit(this.id, state.you, this.token);
    if (savedSeats.find(this.id) === undefined) return;
    const round = (state.view as View)['round'];
    savedSeats.note(this.id, {
      game: state.game,
      title: state.title,
      over: state.over,
      people: state.seats.map((s) => s.name),
      round: typeof round === 'number' ? round : null,
      yours: state.actor !== null && this.mine(state.actor) && !state.over,
    });
  }

  private updateCurtain(state: TableSnapshot): void {
    const known = savedSeats.find(this.id)?.tokens ?? {};
    const several = Object.keys(known).length > 1;
    if (!several || state.over || state.actor === null || state.clock?.away[state.actor] !== undefined) {
      this.curtain = null;
      return;
    }
    if (state.actor === state.you) this.curtain = null;
    else if (known[state.actor] !== undefined) this.curtain = state.actor;
    else if (state.you === null && !this.token) this.curtain = Object.keys(known)[0]!;
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

  async play(choice: Choice): Promise<void> {
    if (!this.state || this.sending) return;
    this.error = null;
    this.playback.finish();
    this.begin();
    await this.socket?.move(this.state.seq, choice.move);
  }

  async undo(reset = false): Promise<void> {
    if (!this.state?.can_undo || this.sending) return;
    this.begin();
    await this.socket?.undo(this.state.seq, reset);
  }

  private begin(): void {
    this.sending = true;
    this.stopInspecting();
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

  private refuse(text: string, rule: string): void {
    this.sending = false;
    this.clear();
    this.error = { text, rule };
  }

  // ---------------------------------------------------------------- pointing

  clear(): void {
    this.picked = [];
    this.pickedAt = '';
    this.armed = null;
    this.stopInspecting();
  }

  /** What a press on the target would do, if it would do something. */
  completes(target: string): Choice | null {
    const next = this.picked.includes(target) ? this.picked : [...this.picked, target];
    const found = this.legal.filter((c) => {
      const on = this.on.get(c.move)!;
      return on.length > 0 && on.every((t) => next.includes(t)) && next.every((t) => on.includes(t));
    });
    return found.length === 1 ? found[0]! : null;
  }

  press(target: string, where = '', box?: DOMRect, touch = false): void {
    this.playback.finish();
    if (target.startsWith('seat:') && !this.glowing.has(target)) {
      this.stopInspecting();
      this.detailsOf = target.slice(5);
      return;
    }
    if (!this.yours || this.sending) {
      if (box) this.inspect(target, box, 0);
      return;
    }
    if (this.picked.includes(target) && (where === this.pickedAt || where === '') && this.armed === null) {
      this.clear();
      return;
    }
    const choice = this.completes(target);
    if (choice !== null) {
      if (touch && this.armed?.move !== choice.move) {
        this.armed = choice;
        this.picked = [...new Set([...this.picked, target])];
        if (where) this.pickedAt = where;
        if (box) this.inspect(target, box, 0);
        return;
      }
      void this.play(choice);
      return;
    }
    this.armed = null;
    const further = this.legal.some((c) => {
      const on = this.on.get(c.move)!;
      return on.includes(target) && this.picked.every((p) => on.includes(p));
    });
    if (further) this.picked = [...this.picked, target];
    else if (this.startable.has(target)) this.picked = [target];
    else {
      if (box) this.inspect(target, box, 0);
      return;
    }
    if (where || this.picked.length === 1) this.pickedAt = where;
    this.uncover();
  }

  /** What goes with the target lies in another pile than the open one: open that. */
  private uncover(): void {
    const zones = new Set([...this.glowing].map((k) => k.split(':')[0]!));
    const picked = new Set(this.picked.map((k) => k.split(':')[0]!));
    if (this.pile === '' || zones.has(this.pile) || picked.has(this.pile)) return;
    const there = this.piles.find((p) => zones.has(p.zone));
    if (there !== undefined) this.pile = there.zone;
  }

  /** The second hand comes and goes in the place of the first. */
  toggleBeside(): void {
    if (this.beside === null) return;
    this.pile = this.pile === this.beside.zone ? '' : this.beside.zone;
    this.clear();
  }

  /** What else one would have to select for a move with this target. */
  partners(target: string): string[] {
    const found = this.legal.flatMap((c) =>
      this.on.get(c.move)!.includes(target) ? this.on.get(c.move)!.filter((t) => t !== target) : [],
    );
    return [...new Set(found)];
  }

  confirm(): void {
    if (this.armed) void this.play(this.armed);
  }

  /** Shows what the target is and what it would bring, after a delay, so that a passing pointer asks nothing. */
  inspect(target: string, box: DOMRect, delay = 130): void {
    clearTimeout(this.lookTimer);
    this.lookTimer = setTimeout(() => {
      const choice = this.completes(target);
      const attempt =
        choice === null && this.yours && this.ui !== null
          ? this.ui.attempt(this.picked, target, this.view, (kind, id) => names.find(kind, id))
          : null;
      this.inspected = { target, choice, attempt, box };
      this.preview = null;
      this.reason = null;
      if (choice !== null) void this.ask(choice.move, true);
      else if (attempt !== null && !this.legal.some((c) => c.move === attempt)) void this.ask(attempt, false);
    }, delay);
  }

  inspectChoice(choice: Choice, box: DOMRect): void {
    clearTimeout(this.lookTimer);
    this.lookTimer = setTimeout(() => {
      this.inspected = { target: '', choice, attempt: null, box };
      this.preview = null;
      this.reason = null;
      void this.ask(choice.move, true);
    }, 130);
  }

  stopInspecting(): void {
    clearTimeout(this.lookTimer);
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
      if (this.armed === null && !document.activeElement?.matches('[data-target], .option')) this.stopInspecting();
    });
  }

  private async ask(move: string, legal: boolean): Promise<void> {
    // what the last person pointed at is not the next one's to ask
    if (this.state === null || this.curtain !== null) return;
    const key = `${this.state.seq}|${legal}|${move}`;
    const known = this.cache.get(key);
    if (known !== undefined) {
      if (legal) this.preview = known as Preview;
      else this.reason = known as Reason;
      return;
    }
    this.asked?.abort();
    const control = new AbortController();
    this.asked = control;
    try {
      const found = legal
        ? await api.preview(this.id, this.token, move, this.state.seq, language.lang, control.signal)
        : await api.why(this.id, this.token, move, this.state.seq, language.lang, control.signal);
      if (found.past) return;
      this.cache.set(key, found);
      const shown = this.inspected?.choice?.move ?? this.inspected?.attempt;
      if (shown !== move) return;
      if (legal) this.preview = found as Preview;
      else this.reason = found as Reason;
    } catch (error) {
      if (error instanceof Refusal && !legal && this.inspected?.attempt === move && error.message) {
        this.reason = { move, reason: error.message, rule: error.rule, past: false };
      }
    }
  }
}
