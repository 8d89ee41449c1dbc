// Figures as moves and events name them.
import { names } from '../../app/card_sets.svelte';
import { LEADERS, short, type Side } from './view';

const UNITS: Record<string, string> = { regular: 'regular', elite: 'elite', fedaykin: 'special', sardaukar: 'special' };

export function figureSign(figure: string, side: Side): string {
  const tier = UNITS[figure];
  if (tier !== undefined) return `${short(side)}-${tier}`;
  if (/^t\d+$/.test(figure)) return 'deploy-token';
  return figure in LEADERS ? 'named-leader' : 'leader';
}

export const isUnit = (figure: string): boolean => figure in UNITS;
/** A unit that is worth a regular one after a hit. */
export const becomesRegular = (figure: string): boolean => figure !== 'regular' && figure in UNITS;
export const figureName = (figure: string): string => names.of(figure in LEADERS ? 'named leader' : 'figure', figure);
/** As a leader is called where there is little room. */
export const leaderName = (id: string): string =>
  String(names.find('named leader', id)?.data['short'] ?? names.of('named leader', id));
