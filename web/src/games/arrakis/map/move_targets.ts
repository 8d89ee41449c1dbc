// How moves of the war sit on things: areas, air zones, dice, leaders, cards. What takes two areas is pointed at in
// their order.
import type { TableState } from '../../../table/table_state.svelte';
import type { View } from '../../types';
import { PLACES } from './shapes';
import { gameView } from '../view';

/** From an area to another. */
const WAYS = new Set(['move', 'fly', 'attack', 'air_attack', 'worm', 'worm_attack']);
/** On the area in that place of the words; which figure it is, where several can be, is asked then. */
const ON_AREA: Record<string, number> = {
  place: 2,
  bring: 2,
  at: 1,
  upgrade: 1,
  harvester: 1,
  remove: 2,
  wormsign: 1,
  place_worm: 2,
  resolve: 1,
  return_worm: 1,
  swap_worm: 1,
  retreat_to: 1,
  sietch: 1,
};
const ON_DIE = new Set(['action', 'with', 'change', 'bene_gesserit']);
const ON_LEADER = new Set(['special', 'leader', 'replace']);
const ON_POWER = new Set(['hold', 'raise', 'ban']);
const ON_VISION = new Set(['claim', 'dismiss', 'card']);
const ON_FIGURE = new Set(['leave', 'lose', 'use']);

export function targets(words: string[], view: View): string[] {
  const [family = '', a = '', b = ''] = words;
  if (WAYS.has(family)) return [`from:${a}`, `area:${b}`];
  const area = ON_AREA[family];
  if (area !== undefined) return [`area:${words[area]}`];
  if (ON_DIE.has(family)) return [`die:${a}`];
  if (ON_LEADER.has(family)) return [`leader:${a}`];
  if (ON_POWER.has(family)) return [`power:${a}`];
  if (ON_VISION.has(family)) return [`vision:${a}`];
  if (ON_FIGURE.has(family)) return [`figure:${a}`];
  switch (family) {
    case 'plan':
    case 'discard':
      return [`hand:${a}`];
    case 'desert_power':
      return ['desert:power'];
    case 'reveal':
      return ['free:reveal', `area:${gameView(view).token_at?.[a]}`];
    case 'atomics':
      return ['free:atomics', `area:${a}`];
    case 'scout':
      return [`air:${a}`, `area:${b}`];
    case 'zone':
    case 'ground':
      return [`air:${a}`];
    case 'station':
      return [`air:${b}`];
    case 'draw':
      return [`deck:${a}`];
    case 'marker':
      return [`marker:${a}`];
    case 'in':
      return [`sector:${a}`];
    default:
      return [];
  }
}

/** The sector that an area stands for while sectors are chosen. */
function sectorKey(table: TableState, id: string): string | null {
  const sector = PLACES.get(id)!.sector;
  return table.glowing.has(`sector:${sector}`) ? `sector:${sector}` : null;
}

/** Which target an area is now: where something begins, where it goes, or the sector around it. */
export function areaKey(table: TableState, id: string): string {
  const from = `from:${id}`,
    area = `area:${id}`;
  if (table.picked.includes(from)) return from;
  if (table.picked.includes(area) || table.glowing.has(area)) return area;
  const sector = sectorKey(table, id);
  if (sector !== null) return sector;
  return table.startable.has(from) ? from : area;
}

export function glows(table: TableState, id: string): boolean {
  return table.glowing.has(`area:${id}`) || table.glowing.has(`from:${id}`) || sectorKey(table, id) !== null;
}
