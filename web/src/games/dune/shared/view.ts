// The view of a table of the Dune: Imperium family.
import type {
  ImperiumSeat,
  ImperiumTable,
  SixSeat,
  SixTable,
  UprisingSeat,
  UprisingTable,
} from '../../../generated/views';
import type { View } from '../../types';

/** What both have, and perhaps what only one of them has. */
export type Either<A, B> = Pick<A, keyof A & keyof B> & Partial<Omit<A & B, keyof A & keyof B>>;
export type SeatView = Either<ImperiumSeat, Either<UprisingSeat, SixSeat>>;
export type TableView = Either<ImperiumTable, Either<UprisingTable, SixTable>>;

export const gameView = (view: View): TableView => view as unknown as TableView;
export const seatOf = (view: View, seat: string): SeatView => view[seat] as SeatView;
export const many = (pile: number | string[] | undefined): number => (Array.isArray(pile) ? pile.length : (pile ?? 0));

/** Whose agents stand on a space. */
export function agentsOn(view: View, space: string): string[] {
  const found = gameView(view).agents?.[space];
  return found === undefined || found === null ? [] : Array.isArray(found) ? found : [found];
}

export const FACTIONS = ['emperor', 'spacing_guild', 'bene_gesserit', 'fremen'];
