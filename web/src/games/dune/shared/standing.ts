// How a seat would stand in the conflict after a move, and what one place more would take.
import type { Preview } from '../../../api/client';
import { names } from '../../../app/card_sets.svelte';
import type { Standing, View } from '../../types';
import { seatOf } from './view';

const AMOUNTS = new Set(['deploy', 'retreat']);

/** Also where nothing changes yet: no troops, or an agent on a space from which troops may go. */
function concernsConflict(move: string): boolean {
  const [family = '', , space = ''] = move.split(' ');
  return AMOUNTS.has(family) || (family === 'agent' && names.find('space', space)?.tags.includes('combat') === true);
}

/** `fighters`: whose strength counts for itself. Null if the move has nothing to do with the conflict. */
export function standingAfter(view: View, fighters: string[], preview: Preview, you: string): Standing | null {
  const change = [...preview.gain, ...preview.pay].find(
    (c) => c.path === 'strength' && fighters.includes(c.seat || you),
  );
  if (change === undefined && !concernsConflict(preview.move)) return null;
  const whose = change ? change.seat || you : you;
  if (!fighters.includes(whose)) return null;
  const before = seatOf(view, whose).strength;
  const after = change ? Number(change.after) : before;
  const others = fighters
    .filter((seat) => seat !== whose && seatOf(view, seat).strength > 0)
    .map((seat) => ({ seat, strength: seatOf(view, seat).strength, yields: Boolean(seatOf(view, seat).conceded) }))
    .sort((a, b) => b.strength - a.strength);
  // Who has left a tie to another stands behind them.
  const ahead = others.filter((o) => o.strength > after);
  const tied = others.some((o) => o.strength === after && !o.yields);
  const unbeaten = others.filter((o) => o.strength > after || (o.strength === after && !o.yields));
  const weakest = Math.min(...unbeaten.map((o) => o.strength));
  return {
    seat: whose,
    before,
    after,
    place: after > 0 ? ahead.length + 1 : 0,
    tied: after > 0 && tied,
    others,
    // A tie gives the smaller reward to both, so the next place needs more than the weakest of those not beaten has.
    more: unbeaten.length > 0 ? weakest + 1 - after : after > 0 ? 0 : 1,
    next: unbeaten.filter((o) => o.strength > weakest).length + 1,
  };
}
