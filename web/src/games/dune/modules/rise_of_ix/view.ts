// What a table with Rise of Ix shows of it.
import { names } from '../../../../app/card_sets.svelte';
import type { EffectMessage } from '../../../../components/effect_parts';
import type { TableState } from '../../../../table/table_state.svelte';
import type { View } from '../../../types';

/** The stacks of tech tiles as they lie, from top to bottom. */
export const STACKS = ['topmost', 'middle', 'lowest'] as const;
type Stack = (typeof STACKS)[number];

export interface IxTable extends Record<`tech_stack_${Stack}`, number | string[]> {
  tech: Record<Stack, string | null>;
  held_by: Record<string, string | null>;
}
export interface IxSeat {
  dreadnoughts_in_supply: number;
  dreadnoughts_in_garrison: number;
  dreadnoughts_in_conflict: number;
  freighter: number;
  negotiators: number;
  tiles: string[];
  used_tiles: string[];
  /** Of some leaders: cards that only they see. */
  intelligence?: number | string[];
  planned?: number | string[];
  /** The factions with a snooper on their track, and those of the snoopers that have moved on. */
  snoopers?: Record<string, number>;
  snooper_slots?: Record<string, string | null>;
}

export const gameView = (view: View): IxTable => view as unknown as IxTable;
export const seatOf = (view: View, seat: string): IxSeat => view[seat] as IxSeat;

/** The tiles face up, one of each stack that has any. */
export function tilesFaceUp(view: View): { stack: Stack; id: string }[] {
  return STACKS.flatMap((stack) => {
    const id = gameView(view).tech?.[stack];
    return id ? [{ stack, id }] : [];
  });
}

/** What the purchase that is asked for now takes off each cost. */
export function discountNow(table: TableState): number {
  const asks = table.state?.decision?.words as EffectMessage | null | undefined;
  return asks?.key.startsWith('acquire-tech') ? Number(asks.args['n'] ?? 0) : 0;
}

/** The tile that negotiators are being returned for. */
export function bought(table: TableState): string | null {
  const cause = table.state?.decision?.cause;
  return table.legal.some((c) => c.words[0]?.startsWith('negotiate')) ? (cause?.['id'] ?? null) : null;
}

export const costOf = (tile: string): number => names.find('tile', tile)?.cost ?? 0;
