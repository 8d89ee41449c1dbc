// CHOAM's own drawing: the contracts on offer, and those of a seat.
import { t } from '../../../../app/language.svelte';
import { many, seatOf } from '../../shared/view';
import type { ModuleDrawing } from '..';
import { pile } from '../../shared/ui';
import type { Room, View } from '../../../types';
import ContractDigest from './ContractDigest.svelte';
import ContractRoom from './ContractRoom.svelte';
import ContractRow from './ContractRow.svelte';
import SeatContracts from './SeatContracts.svelte';

const DEALT = 'special_contracts';
function dealt(view: View, seat: string): string[] {
  const found = (view[seat] as Record<string, unknown> | undefined)?.[DEALT];
  return Array.isArray(found) ? found.map(String) : [];
}

/** The row takes part of the trade zone; where another module needs that, it is a page beside the board. */
const room: Room = {
  name: 'choam',
  icon: 'contract',
  title: () => t('contracts'),
  Content: ContractRoom,
  Digest: ContractDigest,
  holds: (target) => target.startsWith('contract:'),
};

export const drawing: ModuleDrawing = {
  zones: { choam: ContractRow },
  rooms: [room],
  SeatCells: SeatContracts,
  // Contracts that were dealt, to keep one of them, lie in the place of the hand.
  targets: ([family = '', id = ''], view, seat) =>
    family === 'contract' && seat !== null && dealt(view, seat).includes(id) ? [`${DEALT}:${id}`] : null,
  card(target) {
    const [zone = '', id = ''] = target.split(':');
    return zone === DEALT ? { kind: 'contract', id } : null;
  },
  piles: (view, seat) => [{ ...pile(DEALT, 'contract', 'contract', dealt(view, seat)), appears: true }],
  describeSeat(table, seat) {
    const { contracts, completed } = seatOf(table.view, seat);
    return t('contracts-n', { open: many(contracts), done: many(completed) });
  },
};
