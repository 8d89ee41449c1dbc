// Victory points end the game: how many each seat has.
import type { TableState } from '../../../table/table_state.svelte';
import type { Goal } from '../../types';
import { goalOf } from './results';
import { seatOf } from './view';

export function goal(table: TableState): Goal {
  const of = goalOf(table.seats.length);
  const standings = table.seats.flatMap((seat, i) => {
    const me = seatOf(table.view, seat);
    return me === undefined || me.role === 'hagal'
      ? []
      : [{ name: table.seatName(seat), seat: i, points: String(me.vp), said: `${me.vp} / ${of}` }];
  });
  return { of, standings };
}
