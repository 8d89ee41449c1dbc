// The tables this browser sits at: the private tokens of its seats, and what to show of each on the first page.
import { keep, kept } from './storage';

export interface Seated {
  id: string;
  game: string;
  title: string;
  tokens: Record<string, string>; // by seat; more than one: friends share this screen
  maker?: string;
  invitations?: Record<string, string>; // of seats still open, by seat
  delayed?: string; // the token of those who watch every hand, a round later
  round?: number | null;
  over?: boolean;
  yours?: boolean; // your turn when last seen
  people?: string[];
  seen: number;
}

class Tables {
  all = $state<Seated[]>(kept<Seated[]>('tables', []));

  find(id: string): Seated | undefined {
    return this.all.find((one) => one.id === id);
  }

  note(id: string, change: Partial<Seated>): void {
    const known = this.find(id) ?? { id, game: '', title: '', tokens: {}, seen: 0 };
    const next = { ...known, ...change, seen: Date.now() };
    this.all = [next, ...this.all.filter((one) => one.id !== id)].slice(0, 60);
    keep('tables', this.all);
  }

  sit(id: string, seat: string, token: string): void {
    this.note(id, { tokens: { ...this.find(id)?.tokens, [seat]: token } });
  }

  forget(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    keep('tables', this.all);
  }
}

export const tables = new Tables();
