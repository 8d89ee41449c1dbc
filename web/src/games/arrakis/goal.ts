// Each side has a way of its own: the Harkonnen their Supremacy, the Atreides three markers of Prescience, as far as
// their secret objective asks for.
import { names } from '../../app/card_sets.svelte';
import type { TableState } from '../../table/table_state.svelte';
import type { Goal } from '../types';
import { facts, gameView, MARKERS, seatOf, seatsOf, seen } from './view';

export function goal(table: TableState): Goal {
  const view = gameView(table.view);
  if (!view.areas) return { of: 0, standings: [] };
  const holder = seatsOf(table.view, table.seats, 'atreides')[0];
  const known = holder === undefined ? undefined : seatOf(seen(table), holder)?.objectives;
  const needs = (Array.isArray(known) ? names.find('objective', known[0] ?? '')?.data['needs'] : undefined) as
    number[] | undefined;
  const at = MARKERS.map((marker) => view.prescience?.[marker] ?? 0);
  const supremacy = `${view.supremacy ?? 0} / ${facts.supremacy.goal}`;
  return {
    of: 0,
    standings: [
      {
        name: names.of('side', 'atreides'),
        icon: 'at-special',
        tint: 'var(--side-at)',
        points: at.join(' · '),
        said: MARKERS.map(
          (marker, i) => `${names.of('marker', marker)} ${at[i]}${needs?.[i] === undefined ? '' : ` / ${needs[i]}`}`,
        ).join(', '),
      },
      { name: names.of('side', 'harkonnen'), icon: 'hk-special', tint: 'var(--side-hk)', points: supremacy },
    ],
  };
}
