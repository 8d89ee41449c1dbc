// The tables this browser sits at: the private tokens of its seats, and what to show of each on the first page.
import { writeStored, readStored } from './storage';

export interface SavedTable {
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
  lesson?: string; // the lesson that is given there
  seen: number;
}

class SavedSeats {
  all = $state<SavedTable[]>(readStored<SavedTable[]>('tables', []));

  find(id: string): SavedTable | undefined {
    return this.all.find((one) => one.id === id);
  }

  note(id: string, change: Partial<SavedTable>): void {
    const known = this.find(id) ?? { id, game: '', title: '', tokens: {}, seen: 0 };
    const next = { ...known, ...change, seen: Date.now() };
    this.all = [next, ...this.all.filter((one) => one.id !== id)].slice(0, 60);
    writeStored('tables', this.all);
  }

  sit(id: string, seat: string, token: string): void {
    this.note(id, { tokens: { ...this.find(id)?.tokens, [seat]: token } });
  }

  forget(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    writeStored('tables', this.all);
  }
}

export const savedSeats = new SavedSeats();
