// Where a replay comes from: the server, or what was kept on this device when the server does not have it just now.
import { api, type CardSet, type TableSnapshot } from '../api/client';
import { language } from '../app/language.svelte';
import { restored } from './differences';
import { readKept } from './replay_store';

interface Copy {
  now: TableSnapshot;
  first: number;
  moments: TableSnapshot[];
  cards: CardSet;
}

export class ReplaySource {
  /** What was kept, once it had to be used. */
  copy: Copy | null = null;

  constructor(private readonly id: string) {}

  async state(token: string): Promise<TableSnapshot> {
    this.copy = null;
    try {
      return await api.state(this.id, token, { lang: language.lang });
    } catch (error) {
      this.copy = await kept(this.id);
      if (this.copy === null) throw error;
      return this.copy.now;
    }
  }

  /** Only the position: `since` is the number of events that are here. */
  async at(n: number, token: string, since: number): Promise<TableSnapshot> {
    if (this.copy === null) {
      try {
        return await api.replay(this.id, token, n, since, language.lang);
      } catch (error) {
        this.copy = await kept(this.id);
        if (this.copy === null) throw error;
      }
    }
    const found = this.copy.moments[n - this.copy.first];
    if (found === undefined) throw new Error(`nothing was kept of move ${n}`);
    return found;
  }
}

async function kept(id: string): Promise<Copy | null> {
  try {
    const found = await readKept(id);
    return found && { ...found, moments: restored(found.start, found.changes) };
  } catch {
    return null;
  }
}
