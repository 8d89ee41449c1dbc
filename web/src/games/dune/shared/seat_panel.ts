// What the panels of all seats of the family show.
import type { TableState } from '../../../table/table_state.svelte';
import { gameView, seatOf } from './view';

/** It is this seat's turn, or its moves are being played back. */
export const actsNow = (table: TableState, seat: string): boolean =>
  table.playback.busy ? table.playback.now?.seat === seat : table.state?.actor === seat && !table.state.over;

/** The agents of a seat, first those on the board: the Swordmaster is the last of its own, the mentat of all. */
export function agentRow(table: TableState, seat: string): { icon: string; used: boolean }[] {
  const me = seatOf(table.view, seat);
  const view = gameView(table.view);
  const posted = Object.values(view.agents ?? {})
    .flat()
    .filter((one) => one === seat).length;
  const row = Array.from({ length: me.agents + posted }, (_, n) => ({ icon: 'agent', used: n < posted }));
  if (me.swordmaster && row.length > 2) row[2]!.icon = 'swordmaster';
  if (view.mentat === seat && row.length > 0) row[row.length - 1]!.icon = 'mentat';
  return row;
}
