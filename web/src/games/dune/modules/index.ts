// What the modules of a table add to it. A module needs nothing here: its spaces, resources and units are drawn from
// what the server says about it. One that wants a drawing of its own has a folder with an `index.ts`, which is found by
// the name of the module and fetched when a table has it.
import type { Component } from 'svelte';
import type { ModuleInfo, SeatCell } from '../../../api/client';
import { names } from '../../../app/card_sets.svelte';
import type { TableState } from '../../../table/table_state.svelte';
import type { View } from '../../types';

export interface ModuleDrawing {
  /** In place of the panel with its spaces. */
  Panel?: Component<{ table: TableState; module: ModuleInfo }>;
  /** In the zone of the board that is called so. */
  zones?: Record<string, Component<{ table: TableState }>>;
  /** Beside the other numbers of a seat, and the same for screen readers. */
  SeatCells?: Component<{ table: TableState; seat: string }>;
  describeSeat?: (table: TableState, seat: string) => string;
}

const FOLDERS = import.meta.glob<{ drawing: ModuleDrawing }>('./*/index.ts');
const YES = 'yes';

export async function loadDrawings(options: Record<string, unknown>): Promise<Record<string, ModuleDrawing>> {
  const chosen = Object.keys(options).filter((name) => options[name] === YES && `./${name}/index.ts` in FOLDERS);
  const loaded = await Promise.all(chosen.map((name) => FOLDERS[`./${name}/index.ts`]!()));
  return Object.fromEntries(chosen.map((name, i) => [name, loaded[i]!.drawing]));
}

export function modulesAt(table: TableState): ModuleInfo[] {
  const options = table.state?.options ?? {};
  return names.set?.modules.filter((module) => module.always || options[module.name] === YES) ?? [];
}

/** What the modules of this table draw themselves, in their order. */
export function drawingsAt(table: TableState): ModuleDrawing[] {
  return modulesAt(table).flatMap(({ name }) => table.ui?.drawings?.[name] ?? []);
}

/** The numbers that the modules of this table add to every seat. */
export const seatCellsAt = (table: TableState): SeatCell[] => modulesAt(table).flatMap((module) => module.seat_cells);

/** What the modules add to a seat, for screen readers. */
export function describeSeat(table: TableState, seat: string): string[] {
  const own = drawingsAt(table).flatMap((drawing) => drawing.describeSeat?.(table, seat) || []);
  return [...own, ...seatCellsAt(table).map(({ title, cell }) => `${title}: ${cellOf(table.view, seat, cell)}`)];
}

/** The number in a cell of a seat, also in one that the types of the client do not know. */
export function cellOf(view: View, seat: string, cell: string): number {
  return Number((view[seat] as Record<string, unknown> | undefined)?.[cell] ?? 0);
}

/** The spaces of a part of the base's board: those of modules are drawn in panels of their own. */
export function baseSpaces(group: string): string[] {
  const others = new Set(names.set?.modules.flatMap((module) => module.spaces));
  return (
    names.set?.cards.filter((c) => c.kind === 'space' && c.group === group && !others.has(c.id)).map((c) => c.id) ?? []
  );
}
