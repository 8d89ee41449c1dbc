// What the modules of a table add to it. A module needs nothing here: its spaces, resources and units are drawn from
// what the server says about it. One that wants a drawing of its own has a folder with an `index.ts`, which is found by
// the name of the module and fetched when a table has it.
import type { Component } from 'svelte';
import type { ModuleInfo, SeatCell } from '../../../api/client';
import { names } from '../../../app/card_sets.svelte';
import type { TableState } from '../../../table/table_state.svelte';
import type { GameUi, Pile, Room, View } from '../../types';

type Drawn = Component<{ table: TableState }>;

export interface ModuleDrawing {
  /** In place of the panel with its spaces. */
  Panel?: Component<{ table: TableState; module: ModuleInfo }>;
  /** The parts of the base's board where its spaces lie; its zones draw the others, and there is no panel. */
  joins?: string[];
  /** In the zone of the board that is called so; of two modules the later one. */
  zones?: Record<string, Drawn>;
  /** Pages beside the board. One with the name of a zone is there only if another module draws that zone. */
  rooms?: Room[];
  /** At the head of what can be acquired. */
  MarketHead?: Drawn;
  /** Beside the other numbers of a seat, in place of its cells; and the same for screen readers. */
  SeatCells?: Component<{ table: TableState; seat: string; spare?: boolean }>;
  describeSeat?: (table: TableState, seat: string) => string;
  /** What lies before a seat, for the page about it. */
  SeatArea?: Component<{ table: TableState; seat: string }>;
  /** Who holds a space other than by a marker, and with what. */
  holder?: (view: View, space: string) => { seat: string; icon: string } | null;
  /** Two cards of the hand that are played as one, as far as they have been chosen. */
  pair?: (table: TableState) => [string, string | null] | null;
  /** As in `GameUi`, for its own moves, targets and events; null and nothing leave it to the game. */
  targets?: (words: string[], view: View, seat: string | null, asks: string) => string[] | null;
  meant?: (target: string) => string[] | null;
  card?: (target: string) => { kind: string; id: string } | null;
  places?: (event: Record<string, unknown>) => string[];
  piles?: (view: View, seat: string) => Pile[];
  amounts?: GameUi['amounts'];
  /** First parts of the paths that a preview shows of a seat. */
  shown?: string[];
}

const FOLDERS = import.meta.glob<{ drawing: ModuleDrawing }>('./*/index.ts');
const YES = 'yes';

export async function loadDrawings(options: Record<string, unknown>): Promise<Record<string, ModuleDrawing>> {
  const chosen = Object.keys(options).filter((name) => options[name] === YES && `./${name}/index.ts` in FOLDERS);
  const loaded = await Promise.all(chosen.map((name) => FOLDERS[`./${name}/index.ts`]!()));
  return Object.fromEntries(chosen.map((name, i) => [name, loaded[i]!.drawing]));
}

/** The card set of a table is that of its modules. */
export const modulesHere = (): ModuleInfo[] => names.set?.modules ?? [];

/** What the modules of this table draw themselves, in their order. */
export function drawingsAt(table: TableState): ModuleDrawing[] {
  return drawingsOf(table.ui?.drawings);
}

export function drawingsOf(drawings: Record<string, ModuleDrawing> | undefined): ModuleDrawing[] {
  return modulesHere().flatMap(({ name }) => drawings?.[name] ?? []);
}

/** The module that draws a zone of the board. */
export function drawnIn(drawings: ModuleDrawing[], zone: string): ModuleDrawing | undefined {
  return drawings.findLast((drawing) => drawing.zones?.[zone]);
}

/** The numbers that the modules of this table add to every seat. */
export const seatCells = (): SeatCell[] => modulesHere().flatMap((module) => module.seat_cells);

/** Those that no module draws itself. */
export function plainSeatCells(table: TableState): SeatCell[] {
  return modulesHere().flatMap(({ name, seat_cells }) =>
    table.ui?.drawings?.[name]?.SeatCells ? [] : seat_cells.filter((cell) => !cell.in_conflict),
  );
}

/** What the modules add to a seat, for screen readers. */
export function describeSeat(table: TableState, seat: string): string[] {
  return modulesHere().flatMap(({ name, seat_cells }) => {
    const own = table.ui?.drawings?.[name]?.describeSeat;
    return own
      ? own(table, seat) || []
      : seat_cells.map(({ title, cell }) => `${title}: ${cellOf(table.view, seat, cell)}`);
  });
}

/** The number in a cell of a seat, also in one that the types of the client do not know. */
export function cellOf(view: View, seat: string, cell: string): number {
  return Number((view[seat] as Record<string, unknown> | undefined)?.[cell] ?? 0);
}

/** The spaces of a part of the base's board: those of modules are drawn in panels of their own. */
export function baseSpaces(group: string): string[] {
  const others = new Set(modulesHere().flatMap((module) => module.spaces));
  return spacesIn(group).filter((id) => !others.has(id));
}

/** The same with the spaces of modules that lie there. */
export function spacesAt(table: TableState, group: string): string[] {
  const joined = new Set(
    modulesHere().flatMap(({ name, spaces }) => (table.ui?.drawings?.[name]?.joins?.includes(group) ? spaces : [])),
  );
  const base = new Set(baseSpaces(group));
  return spacesIn(group).filter((id) => base.has(id) || joined.has(id));
}

function spacesIn(group: string): string[] {
  return names.set?.cards.filter((c) => c.kind === 'space' && c.group === group).map((c) => c.id) ?? [];
}
