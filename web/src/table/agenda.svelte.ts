// What a turn still has to do, as the server tells it, with what was there before in the same turn and is done.
import type { AgendaItem, TableSnapshot } from '../api/client';

export class Agenda {
  done = $state.raw<AgendaItem[]>([]);
  open = $state.raw<AgendaItem[]>([]);

  take(state: TableSnapshot): void {
    const mine = state.you !== null && state.actor === state.you && state.decision?.kind !== 'turn';
    const now = mine ? (state.agenda ?? []) : [];
    const before = this.open;
    this.open = now;
    if (!mine) {
      this.done = [];
      return;
    }
    const keys = new Set(now.map(({ key }) => key));
    const known = new Set([...before, ...this.done].map(({ key }) => key));
    // What has turned into other things is not done: a choice into its parts, a price into what it pays for.
    const became = before.length > 0 && now.some(({ key }) => !known.has(key));
    this.done = [...this.done, ...(became ? before.filter((item) => !item.now) : before)].filter(
      ({ key }, n, all) => !keys.has(key) && all.findIndex((other) => other.key === key) === n,
    );
  }
}
