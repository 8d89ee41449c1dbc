// The challenges of a day, and what this browser has made of them. A guest's attempts are known only here.
import { challengeApi, type ChallengeDay, type ChallengeInfo } from '../api/challenge';
import { Refusal } from '../api/client';
import { profileApi } from '../api/profile';
import { sitDown } from '../app/create_table';
import { router } from '../app/router.svelte';
import { savedSeats } from '../app/saved_seats.svelte';
import { readStored, writeStored } from '../app/storage';
import { challengeId } from './periods';

const KEPT = 60; // challenges of which a guest's tables are remembered

class Challenges {
  now = $state.raw<ChallengeDay | null>(null);
  /** Tables of a guest, by challenge, the first attempt first. */
  tables = $state<Record<string, string[]>>(readStored<Record<string, string[]>>('challenges', {}));
  /** Scores of a guest's finished tables. */
  scores = $state<Record<string, number>>({});

  async use(day = ''): Promise<void> {
    this.now = await challengeApi.day(day);
    if (!this.now.signed_in) await Promise.all(this.now.challenges.map((one) => this.score(one)));
  }

  private async score(one: ChallengeInfo): Promise<void> {
    for (const table of this.tables[challengeId(one)] ?? []) {
      if (this.scores[table] !== undefined || !savedSeats.find(table)) continue;
      try {
        const { total } = await challengeApi.score(table);
        if (total != null) this.scores[table] = total;
      } catch (error) {
        if (error instanceof Refusal && error.status === 404) savedSeats.forget(table); // an operator deleted it
      }
    }
  }

  /** The totals of finished attempts, the first one first. */
  totals(one: ChallengeInfo): number[] {
    if (this.now?.signed_in) return one.attempts.flatMap((each) => (each.total == null ? [] : [each.total]));
    return (this.tables[challengeId(one)] ?? []).flatMap((table) => this.scores[table] ?? []);
  }

  /** The table of an attempt that goes on; nothing if there is none. */
  running(one: ChallengeInfo): string {
    if (this.now?.signed_in) return one.attempts.find((each) => each.total == null)?.table ?? '';
    return (
      (this.tables[challengeId(one)] ?? []).find((id) => this.scores[id] === undefined && savedSeats.find(id)) ?? ''
    );
  }

  /** Begins an attempt, or goes on with the one under way. */
  async play(one: ChallengeInfo): Promise<void> {
    const table = this.running(one);
    if (!table) {
      const made = await challengeApi.play(one);
      if (!this.now?.signed_in) this.note(challengeId(one), made.id);
      sitDown(made, one.game);
      return;
    }
    if (!savedSeats.find(table)) {
      const opened = await profileApi.open(table, 'A'); // begun in another browser
      savedSeats.sit(table, opened.seat, opened.token);
      savedSeats.note(table, { game: one.game });
    }
    router.go(`/table/${table}`);
  }

  private note(challenge: string, table: string): void {
    const all = { ...this.tables, [challenge]: [...(this.tables[challenge] ?? []), table] };
    this.tables = Object.fromEntries(Object.entries(all).slice(-KEPT));
    writeStored('challenges', this.tables);
  }
}

export const challenges = new Challenges();
