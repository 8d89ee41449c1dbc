// The view of a table of Uprising.
import { names, spacesOf } from '../../../app/card_sets.svelte';
import type * as generated from '../../../generated/views';
import type { Either } from '../shared/view';
import type { View } from '../../types';

/** At a table for up to four, or for six. */
export type UprisingSeat = Either<generated.UprisingSeat, generated.SixSeat>;
export type UprisingView = Either<generated.UprisingTable, generated.SixTable>;

export const gameView = (view: View): UprisingView => view as unknown as UprisingView;
export const seatOf = (view: View, seat: string): UprisingSeat => view[seat] as UprisingSeat;

/** The seats with a spy on a post. */
export function spiesAt(view: View, seats: string[], post: string): string[] {
  return seats.filter((seat) => seatOf(view, seat)?.spies?.includes(post));
}

/** The spaces a post watches. */
export function watched(post: string): string[] {
  return spacesOf(names.find('post', post));
}

/** The posts that watch a space. */
export function postsOf(space: string): string[] {
  return names.set?.cards.filter((c) => c.kind === 'post' && spacesOf(c).includes(space)).map((c) => c.id) ?? [];
}

/** The spies a seat has not placed. */
export const spiesLeft = (me: UprisingSeat): number => names.limit('spies') - me.spies.length;

/** Does the seat watch the space? */
export function spies(view: View, seat: string | null, space: string): boolean {
  return seat !== null && postsOf(space).some((post) => seatOf(view, seat)?.spies?.includes(post));
}

/** Are conflicts about this space behind the Shield Wall? */
export function isWalled(space: string): boolean {
  return (
    names.set?.cards.some((c) => c.kind === 'conflict' && c.tags.includes('walled') && c.data['control'] === space) ??
    false
  );
}

/** The battle icon of a conflict or an objective. */
export function battleIcon(kind: 'conflict' | 'objective', id: string): string {
  return String(names.find(kind, id)?.data['battle_icon'] ?? 'wild');
}

/** The icons a seat has face up, and how many pairs it has turned down. */
export function icons(me: UprisingSeat): { open: string[]; pairs: number } {
  const open = (me.won ?? []).map((id) => battleIcon('conflict', id));
  if (me.objective && !me.objective_matched) open.unshift(battleIcon('objective', me.objective));
  return { open, pairs: Math.floor(((me.matched?.length ?? 0) + (me.objective_matched ?? 0)) / 2) };
}

/** Who leads a seat: a leader, on whichever side, or a Rival. */
export function leads(me: UprisingSeat): string | undefined {
  if (me.role === 'rival' && me.rival) return names.of('rival', me.rival);
  const other = me.reverend_mother ? names.find('leader', me.leader)?.data['other'] : undefined;
  return typeof other === 'string' ? other : undefined;
}
