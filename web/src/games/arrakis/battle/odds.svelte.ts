// The chances of battles, asked for once for each position: of the battle that goes on, and of attacks one looks at.
import { Refusal, type Odds, type Prospects } from '../../../api/client';
import type { TableState } from '../../../table/table_state.svelte';

export class OddsCache {
  private found = $state.raw<Record<string, Prospects>>({});
  private asked = new Set<string>();
  private seq = -1;

  constructor(private readonly table: TableState) {}

  private key(move: string): string {
    return `${this.table.state?.seq}|${move}`;
  }

  /** Ask, if nobody did. What the server refuses is simply not known: the table may have gone on meanwhile. */
  ask(move = ''): void {
    const { state, you, frozen } = this.table;
    if (state === null || you === null || frozen) return;
    if (state.seq !== this.seq) {
      this.seq = state.seq;
      this.asked.clear();
    }
    const key = this.key(move);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    void this.table.oddsOf(move).then(
      (answer) => {
        this.found = {
          ...Object.fromEntries(Object.entries(this.found).filter(([k]) => k.startsWith(`${state.seq}|`))),
          [key]: answer,
        };
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }

  now(): Odds | null {
    return this.found[this.key('')]?.now ?? null;
  }

  of(move: string): Odds | null {
    return this.found[this.key('')]?.moves[move] ?? this.found[this.key(move)]?.moves[move] ?? null;
  }
}

export const percent = (chance: number): string =>
  `${chance > 0.995 && chance < 1 ? '>99' : chance < 0.005 && chance > 0 ? '<1' : Math.round(chance * 100)} %`;
