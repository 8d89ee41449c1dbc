// The points of a team count together; one player with the goal ends the game.
import type { TableState } from '../../../table/table_state.svelte';
import type { Goal } from '../../types';
import { goalOf } from '../shared/results';
import { EMBLEM, TEAMS } from './teams';
import { gameView, points, seatOf, teamName } from './view';

export function goal(table: TableState): Goal {
  const of = goalOf(table.seats.length);
  if (!gameView(table.view).teams) return { of, standings: [] };
  const standings = TEAMS.map((team) => {
    const { commander, allies } = gameView(table.view).teams[team];
    const each = [commander, ...allies].map((seat) => seatOf(table.view, seat).vp);
    const sum = points(table.view, team);
    return {
      name: teamName(team),
      icon: EMBLEM[team],
      tint: `var(--c-${EMBLEM[team]})`,
      points: String(sum),
      said: `${each.join(' + ')} = ${sum}`,
    };
  });
  return { of, standings };
}
