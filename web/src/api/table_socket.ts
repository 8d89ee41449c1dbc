// A line to one table as one viewer: a socket that finds its way back, and polling where sockets do not pass.
import {
  api,
  Refusal,
  type Changes,
  type FromClient,
  type FromServer,
  type Language,
  type TableSnapshot,
} from './client';

export type Status = 'connecting' | 'live' | 'polling' | 'lost' | 'closed' | 'missing' | 'deleted';

export interface Listener {
  state(state: TableSnapshot): void;
  refused(error: string, rule: string): void;
  status(status: Status): void;
}

const GIVE_UP_SOCKETS = 3; // openings that failed before the first success
const LONGEST = 15_000;
const HEARTBEAT = 25_000;
const QUIET = 2500; // a break that is shorter than this is not mentioned: the server was only restarted
const RESTART = 1012;
const SPREAD = 250; // not everybody comes back in the same moment
const ENDS: Record<number, Status> = { 4401: 'closed', 4404: 'missing', 4410: 'deleted' };

/** What a table in the browser needs of the other side. */
export interface Line {
  open(): void;
  close(): void;
  useLanguage(lang: Language): void;
  move(expect: number, move: string): Promise<void>;
  undo(expect: number, reset: boolean): Promise<void>;
  say(text: string, cone?: boolean): Promise<void>;
  ask(request: () => Promise<unknown>): Promise<void>;
}

export class TableSocket implements Line {
  private socket: WebSocket | null = null;
  private ended = false;
  private failures = 0;
  private everOpen = false;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private polling: AbortController | null = null;
  private answered = true;
  private mourning: ReturnType<typeof setTimeout> | undefined;
  private unanswered: { expect: number; move: string } | null = null;
  private repeated = false; // the last move was sent twice
  private have = { since: 0, seq: -1, chat_since: 0, mark: '' };
  private last: TableSnapshot | null = null;

  constructor(
    readonly id: string,
    readonly token: string,
    private lang: Language,
    private listener: Listener,
  ) {}

  open(): void {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.dial();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    clearTimeout(this.mourning);
    this.polling?.abort();
    this.socket?.close();
  }

  useLanguage(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.isOpen()) this.send({ type: 'language', lang });
    else this.have = { ...this.have, since: 0, seq: -1 };
    if (this.polling !== null) {
      this.polling.abort();
      void this.poll();
    }
  }

  async move(expect: number, move: string): Promise<void> {
    if (this.isOpen()) {
      this.unanswered = { expect, move };
      this.repeated = false;
      this.send({ type: 'move', expect, move });
    } else if (this.everOpen && this.polling === null) {
      this.unanswered = { expect, move }; // it goes out as soon as the line is there again
    } else await this.post(() => api.move(this.id, this.token, expect, move, this.lang));
  }

  async undo(expect: number, reset: boolean): Promise<void> {
    if (this.isOpen()) this.send({ type: 'undo', expect, reset });
    else await this.post(() => api.undo(this.id, this.token, expect, reset, this.lang));
  }

  async say(text: string, cone = false): Promise<void> {
    if (this.isOpen()) this.send({ type: 'say', text, cone });
    else
      await this.post(async () => {
        await api.say(this.id, this.token, text, cone);
        return null;
      });
  }

  /** Something rare that has no message of its own; the server sends its effects to every viewer. */
  async ask(request: () => Promise<unknown>): Promise<void> {
    await this.post(async () => {
      await request();
      return null;
    });
  }

  // ---------------------------------------------------------------- the socket

  private dial(): void {
    if (this.ended) return;
    this.broken();
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.answered = true;
      this.send({ type: 'hello', token: this.token, lang: this.lang, changes: true, ...this.have });
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.heartbeat);
      if (this.ended) return;
      const end = ENDS[event.code];
      if (end !== undefined) {
        this.finish(end);
        return;
      }
      this.broken();
      if (event.code === RESTART) {
        // Another process may answer at once; if none does, the next attempt waits as after any failure.
        const seconds = Number(/retry=(\d+)/.exec(event.reason)?.[1] ?? 0);
        this.retry = setTimeout(() => this.dial(), 1000 * seconds + SPREAD * Math.random());
        return;
      }
      this.failures++;
      if (!this.everOpen && this.failures >= GIVE_UP_SOCKETS) return this.poll();
      this.retry = setTimeout(
        () => this.dial(),
        Math.min(LONGEST, 300 * 2 ** Math.min(this.failures, 6)) * (0.7 + 0.6 * Math.random()),
      );
    };
  }

  private hear(message: FromServer): void {
    this.answered = true;
    if (message.type === 'pong') return;
    if (message.type === 'refused') {
      this.unanswered = null;
      if (message.state) this.take(message.state);
      if (this.repeated && message.state) return void (this.repeated = false); // it had arrived the first time
      this.repeated = false;
      this.listener.refused(message.error, message.rule ?? '');
      return;
    }
    this.everOpen = true;
    this.failures = 0;
    if (message.type !== 'changes') this.take(message.state);
    else if (this.last !== null) this.take(changed(this.last, message));
    this.well('live');
    const sent = this.unanswered;
    if (sent !== null && message.type === 'state') {
      // The line broke before the answer. If the move was stored the table has gone on; if not, it is sent once more,
      // and the number it was decided on keeps it from being made twice.
      this.unanswered = null;
      if (message.state.seq === sent.expect) {
        this.repeated = true;
        this.send({ type: 'move', ...sent });
      }
    } else if (sent !== null && this.have.seq !== sent.expect) {
      this.unanswered = null;
    }
  }

  /** Nothing is heard. It is mentioned only if it lasts. */
  private broken(): void {
    if (!this.everOpen) this.listener.status('connecting');
    else this.mourning ??= setTimeout(() => this.listener.status('lost'), QUIET);
  }

  private well(status: Status): void {
    clearTimeout(this.mourning);
    this.mourning = undefined;
    this.listener.status(status);
  }

  /** A connection that no longer answers looks open to the browser: call again. */
  private beat(): void {
    if (!this.answered) {
      this.socket?.close();
      return;
    }
    this.answered = false;
    if (this.isOpen()) this.send({ type: 'ping' });
  }

  private hurry = (): void => {
    if (this.ended || this.socket !== null || this.polling !== null || document.visibilityState === 'hidden') return;
    clearTimeout(this.retry);
    this.dial();
  };

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private send(message: FromClient): void {
    // A line that is closing takes nothing more; what was not answered goes out again on the next one.
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private finish(status: Status): void {
    this.listener.status(status);
    this.close();
  }

  private take(state: TableSnapshot): void {
    this.have = { since: state.events_next, seq: state.seq, chat_since: state.chat_next, mark: state.mark };
    this.last = state;
    this.listener.state(state);
  }

  // ---------------------------------------------------------------- without a socket

  private async poll(): Promise<void> {
    const control = new AbortController();
    this.polling = control;
    while (!this.ended && this.polling === control) {
      try {
        const wait = this.have.seq < 0 ? 0 : 20;
        const state = await api.state(this.id, this.token, { ...this.have, lang: this.lang, wait }, control.signal);
        this.take(state);
        this.everOpen = true;
        this.well('polling');
      } catch (error) {
        if (control.signal.aborted) return;
        if (error instanceof Refusal && error.status === 401) {
          this.finish('closed');
          return;
        }
        if (error instanceof Refusal && error.status === 404) {
          this.finish('missing');
          return;
        }
        this.broken();
        await new Promise((done) => setTimeout(done, 1000 + 1000 * Math.random()));
      }
    }
  }

  private async post(request: () => Promise<TableSnapshot | null>): Promise<void> {
    try {
      const state = await request();
      if (state !== null) this.take(state);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.state !== null) this.take(error.state);
      this.listener.refused(error.message, error.rule);
    }
  }
}

/** The state that follows from one by its changes: what they do not mention is as it was. */
function changed(last: TableSnapshot, changes: Changes): TableSnapshot {
  const view: Record<string, unknown> = { ...last.view };
  const seats = view.seats as string[];
  for (const [name, value] of Object.entries(changes.view)) {
    view[name] = seats.includes(name) ? { ...(view[name] as object), ...(value as object) } : value;
  }
  return { ...last, view: view, ...changes.state };
}
