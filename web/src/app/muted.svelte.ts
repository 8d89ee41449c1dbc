// Whose chat is not shown at a table: seats that were muted in this browser, and those of people the profile blocks.
import { lobbyPeople } from '../api/lobby_people';
import { readStored, writeStored } from './storage';

const KEPT = 40; // tables

class Muted {
  private seats = $state<Record<string, string[]>>(readStored('muted', {}));
  private blocked = $state<Record<string, string[]>>({});

  has(table: string, seat: string | null): boolean {
    return seat !== null && (this.isMuted(table, seat) || (this.blocked[table]?.includes(seat) ?? false));
  }

  isMuted(table: string, seat: string): boolean {
    return this.seats[table]?.includes(seat) ?? false;
  }

  set(table: string, seat: string, on: boolean): void {
    const others = (this.seats[table] ?? []).filter((one) => one !== seat);
    const rest = Object.entries(this.seats).filter(([id]) => id !== table);
    this.seats = Object.fromEntries([...rest, [table, on ? [...others, seat] : others] as const].slice(-KEPT));
    writeStored('muted', this.seats);
  }

  /** Asks whom the profile of this browser blocks, if it has one. */
  async look(table: string): Promise<void> {
    if (!readStored('profile', '')) return;
    try {
      this.blocked = { ...this.blocked, [table]: (await lobbyPeople.blocked(table)).seats };
    } catch {
      /* then nobody is hidden */
    }
  }
}

export const muted = new Muted();
