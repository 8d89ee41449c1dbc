// The places that this browser has in the lobby. They are watched as long as the page of the site is open, on whichever
// of its pages one is; when a table is made, its seat is opened.
import { Refusal } from '../../api/client';
import { lobbyApi, type Place, type PlaceToken } from '../../api/lobby';
import { router } from '../../app/router.svelte';
import { savedSeats } from '../../app/saved_seats.svelte';
import { sounds } from '../../app/sounds.svelte';
import { readStored, writeStored } from '../../app/storage';

const WAIT = 20;
const PAUSE = 2000; // milliseconds, after an answer that did not come
const BYTES = 24;

export interface OwnPlace {
  token: string;
  mine: boolean; // this browser opened the table
  place: Place | null;
}

export function random(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

class Places {
  all = $state.raw<OwnPlace[]>([]);
  private watched = new Map<string, AbortController>();

  constructor() {
    for (const one of readStored<{ token: string; mine: boolean }[]>('lobby', []))
      this.watch({ token: one.token, mine: one.mine, place: null });
    addEventListener('pagehide', () => {
      for (const one of this.all) if (one.place?.state !== 'table') lobbyApi.closing(one.token);
    });
  }

  hold({ token, place }: PlaceToken, mine = false): void {
    if (!this.all.some((one) => one.token === token)) this.watch({ token, mine, place });
    else this.show(token, place);
  }

  /** Takes an answer of the server about one's place. */
  show(token: string, place: Place): void {
    const before = this.all.find((one) => one.token === token);
    if (before === undefined) return;
    if (place.state === 'gone') {
      this.drop(token);
      return;
    }
    this.all = this.all.map((one) => (one.token === token ? { ...one, place } : one));
    if (place.state === 'table') this.sit(token, place);
    else if (place.gathering?.state === 'ready' && before.place?.gathering?.state !== 'ready') this.call();
  }

  drop(token: string): void {
    this.watched.get(token)?.abort();
    this.watched.delete(token);
    this.all = this.all.filter((one) => one.token !== token);
    this.keep();
  }

  private watch(one: OwnPlace): void {
    this.all = [...this.all, one];
    this.keep();
    if (one.place) this.show(one.token, one.place);
    const stop = new AbortController();
    this.watched.set(one.token, stop);
    void this.follow(one.token, stop.signal);
  }

  private async follow(token: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const known = this.all.find((one) => one.token === token);
      if (known === undefined) return;
      try {
        const place = await lobbyApi.place(token, known.place?.mark ?? '', WAIT, signal);
        if (!signal.aborted) this.show(token, place);
      } catch (error) {
        if (signal.aborted || (error instanceof Refusal && error.status === 401)) return;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  /** Somebody is asked: they are brought here, unless they are at a table. */
  private call(): void {
    sounds.play('turn');
    if (!router.path.startsWith('/table') && router.path !== '/lobby') router.go('/lobby');
  }

  private sit(token: string, place: Place): void {
    const seat = place.seat;
    if (!seat) return;
    savedSeats.note(seat.table, {
      game: place.gathering?.game ?? '',
      title: place.gathering?.title ?? '',
      tokens: { [seat.seat]: seat.token },
      people: place.gathering?.people.map((one) => one.name) ?? [],
    });
    this.drop(token);
    if (!router.path.startsWith('/table')) router.go(`/table/${seat.table}#${seat.token}`);
  }

  private keep(): void {
    writeStored(
      'lobby',
      this.all.map(({ token, mine }) => ({ token, mine })),
    );
  }
}

export const places = new Places();
