// A game with what the modules of a table draw themselves: their moves, targets, pages and piles beside those of the
// game.
import type { GameUi } from '../../types';
import { drawingsOf, drawnIn, type ModuleDrawing } from '.';

export function withDrawings(ui: GameUi, drawings: Record<string, ModuleDrawing>): GameUi {
  const all = Object.values(drawings);
  const shown = new Set(all.flatMap((drawing) => drawing.shown ?? []));
  return {
    ...ui,
    drawings,
    moreSeatAreas: all.flatMap((drawing) => drawing.SeatArea ?? []),
    amounts: Object.assign({}, ui.amounts, ...all.map((drawing) => drawing.amounts)) as GameUi['amounts'],
    targets: (words, view, seat, asks) =>
      first(all, (drawing) => drawing.targets?.(words, view, seat, asks)) ?? ui.targets(words, view, seat, asks),
    card: (target) => first(all, (drawing) => drawing.card?.(target)) ?? ui.card(target),
    places: (event) => [...ui.places(event), ...all.flatMap((drawing) => drawing.places?.(event) ?? [])],
    piles: (view, seat) => [...ui.piles(view, seat), ...all.flatMap((drawing) => drawing.piles?.(view, seat) ?? [])],
    pair: (table) => first(all, (drawing) => drawing.pair?.(table)) ?? null,
    meant: (target, view, picked, families) =>
      first(all, (drawing) => drawing.meant?.(target)) ?? ui.meant?.(target, view, picked, families) ?? [],
    quiet: (change, ends, view) => !shown.has(change.path.split('.')[0]!) && ui.quiet(change, ends, view),
    rooms: () => roomsOf(drawingsOf(drawings)),
  };
}

/** A module shows on a page what another one leaves no place for on the board. */
function roomsOf(drawings: ModuleDrawing[]) {
  return drawings.flatMap((drawing) =>
    (drawing.rooms ?? []).filter(({ name }) => !drawing.zones?.[name] || drawnIn(drawings, name) !== drawing),
  );
}

function first<T>(drawings: ModuleDrawing[], ask: (drawing: ModuleDrawing) => T | null | undefined): T | undefined {
  for (const drawing of drawings) {
    const answer = ask(drawing);
    if (answer !== null && answer !== undefined) return answer;
  }
  return undefined;
}
