// A game may have colours of its own for its sides: everything on the page that shows a seat takes them.
import type { Play } from './play.svelte';

/** Give the seats their colours; what this gives back takes them away again. */
export function colours(play: Play): () => void {
  const root = document.documentElement.style;
  const own = play.seats.map((seat) => play.ui?.colour?.(play.view, seat) ?? '');
  own.forEach((colour, i) => { if (colour) root.setProperty(`--seat-${i + 1}`, colour); });
  return () => own.forEach((colour, i) => { if (colour) root.removeProperty(`--seat-${i + 1}`); });
}
