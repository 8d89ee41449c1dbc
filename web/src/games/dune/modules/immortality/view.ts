// What a table with Immortality shows of it.
import { names } from '../../../../app/card_sets.svelte';
import type { CardInfo } from '../../../../api/client';
import type { View } from '../../../types';

export interface ImmortalityTable {
  tleilaxu_row: string[];
  tleilaxu_deck: number | string[];
  tleilaxu_spice: number;
}
export interface ImmortalitySeat {
  research: string;
  tleilaxu: number;
  specimens: number;
  family_atomics: number;
  grafted: string | null;
  partner: string | null;
  /** Intrigue cards that the seat looks at, to keep one. */
  looked_at?: number | string[];
}

export const gameView = (view: View): ImmortalityTable => view as unknown as ImmortalityTable;
export const seatOf = (view: View, seat: string): ImmortalitySeat => view[seat] as ImmortalitySeat;

/** The cards on offer besides those of the row: they are always there. */
export const RECLAIMED = 'reclaimed_forces';

/** A space of the research board: where it lies, where one goes on from it, and what it gives. */
export interface ResearchSpace {
  card: CardInfo;
  column: number;
  row: number;
  next: string[];
  marker: number;
}

export function researchSpaces(): ResearchSpace[] {
  const found = names.set?.cards.filter((c) => c.kind === 'research space') ?? [];
  return found.map((card) => ({
    card,
    column: Number(card.data['column']),
    row: Number(card.data['row']),
    next: (card.data['next'] as string[] | undefined) ?? [],
    marker: Number(card.data['marker'] ?? 0),
  }));
}

/** How many genetic markers a seat has passed. */
export function markersOf(view: View, seat: string): number {
  return Number(names.find('research space', seatOf(view, seat)?.research)?.data['marker'] ?? 0);
}
