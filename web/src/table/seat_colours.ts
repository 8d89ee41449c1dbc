// A game may have colours of its own for its sides: everything on the page that shows a seat takes them.
import type { TableState } from './table_state.svelte';

/** The colours of the seats, in their order; empty where a seat has none but the usual one. */
export function coloursOf(table: TableState): string {
  return table.seats.map((seat) => table.ui?.colour?.(table.view, seat) ?? '').join('|');
}

/**
 * Gives the seats their colours and returns a function that removes them. Each call restyles the whole page.
 */
export function colours(all: string): () => void {
  const root = document.documentElement.style;
  const own = all.split('|');
  own.forEach((colour, i) => {
    if (colour) root.setProperty(`--seat-${i + 1}`, colour);
  });
  return () =>
    own.forEach((colour, i) => {
      if (colour) root.removeProperty(`--seat-${i + 1}`);
    });
}
