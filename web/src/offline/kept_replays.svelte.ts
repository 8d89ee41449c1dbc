// The replays of this device: which there are, keeping one, and forgetting them when their person leaves.
import { api, Refusal, type TableSnapshot } from '../api/client';
import { names } from '../app/card_sets.svelte';
import { language } from '../app/language.svelte';
import { savedSeats } from '../app/saved_seats.svelte';
import { differences } from './differences';
import { listKept, noteKept, removeKept, writeKept, type KeptInfo } from './replay_store';

const LANES = 3; // moments fetched at a time
const OPENED = 10; // as many that were only opened
const BUSY = 429;
const PATIENCE = 2000;

class KeptReplays {
  all = $state.raw<KeptInfo[]>([]);
  /** The one that is being fetched, and how much of it is here. */
  fetching = $state('');
  share = $state(0);
  private busy: Promise<void> = Promise.resolve(); // one after the other

  async load(): Promise<void> {
    try {
      this.all = (await listKept()).sort((a, b) => b.seen - a.seen);
    } catch {
      this.all = []; // a browser that keeps nothing, as in a private window
    }
  }

  find(id: string): KeptInfo | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Keeps a finished game as it is seen from a seat. What has been kept so is only noted. */
  keep(id: string, seat: string, chosen: boolean): Promise<void> {
    const turn = this.busy.then(() => this.keepNow(id, seat, chosen));
    this.busy = turn.catch(() => undefined);
    return turn;
  }

  private async keepNow(id: string, seat: string, chosen: boolean): Promise<void> {
    this.fetching = id;
    this.share = 0;
    try {
      await this.load();
      const known = this.find(id);
      if (known !== undefined && (known.seat === seat || !chosen)) {
        await noteKept({ ...known, chosen: known.chosen || chosen, seen: Date.now() });
      } else await this.fetch(id, seat, chosen);
      if (chosen) await navigator.storage?.persist?.();
      await this.makeRoom();
    } finally {
      this.fetching = '';
      await this.load();
    }
  }

  private async fetch(id: string, seat: string, chosen: boolean): Promise<void> {
    const token = savedSeats.find(id)?.tokens[seat] ?? '';
    const { lang } = language;
    const now = bare(await api.state(id, token, { lang }));
    if (!(now.finished || now.over)) throw new Error('only finished games are kept');
    const last = now.last || now.moves;
    const first = Math.max(0, Math.min(...now.events.map((event) => event.move - 1), last));
    const moments = await this.fetchMoments(first, last, (at) => api.replay(id, token, at, now.events.length, lang));
    await writeKept(
      {
        id,
        game: now.game,
        title: now.title,
        people: now.seats.map((one) => one.name),
        seat,
        moves: last,
        chosen,
        seen: Date.now(),
      },
      {
        now,
        first,
        start: moments[0]!,
        changes: differences(moments),
        cards: await names.fetch(now.game, lang, now.seats.length, now.options),
      },
    );
  }

  private async fetchMoments(
    first: number,
    last: number,
    fetchAt: (at: number) => Promise<TableSnapshot>,
  ): Promise<TableSnapshot[]> {
    const found: TableSnapshot[] = [];
    let next = first;
    let done = 0;
    const work = async () => {
      for (let at = next++; at <= last; at = next++) {
        found[at - first] = bare(await patiently(() => fetchAt(at)));
        this.share = ++done / (last - first + 1);
      }
    };
    await Promise.all(Array.from({ length: LANES }, work));
    return found;
  }

  private async makeRoom(): Promise<void> {
    await this.load();
    await removeKept(
      this.all
        .filter((one) => !one.chosen)
        .slice(OPENED)
        .map((one) => one.id),
    );
  }

  async remove(id: string): Promise<void> {
    await removeKept([id]);
    await this.load();
  }

  /** The person of this browser leaves: what was seen from a seat goes, and all of these games. */
  async leave(games: string[] | 'all'): Promise<void> {
    await this.load();
    const gone = this.all.filter((one) => games === 'all' || one.seat !== '' || games.includes(one.id));
    try {
      await removeKept(gone.map((one) => one.id));
    } catch {
      /* a browser that keeps nothing */
    }
    await this.load();
  }
}

/** A replay has neither the chat of the table nor its spectators. */
const bare = (state: TableSnapshot): TableSnapshot => ({ ...state, chat: [], watching: 0 });

/** Many moments are asked for: the server may want a pause. */
async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refusal && error.status === BUSY)) throw error;
      await new Promise((done) => setTimeout(done, PATIENCE));
    }
  }
}

export const keptReplays = new KeptReplays();
