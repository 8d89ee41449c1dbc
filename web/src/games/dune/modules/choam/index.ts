// CHOAM's own drawing: the contracts on offer, and those of a seat.
import { t } from '../../../../app/language.svelte';
import { many, seatOf } from '../../shared/view';
import type { ModuleDrawing } from '..';
import ContractRow from './ContractRow.svelte';
import SeatContracts from './SeatContracts.svelte';

export const drawing: ModuleDrawing = {
  zones: { choam: ContractRow },
  SeatCells: SeatContracts,
  describeSeat(table, seat) {
    const { contracts, completed } = seatOf(table.view, seat);
    return t('contracts-n', { open: many(contracts), done: many(completed) });
  },
};
