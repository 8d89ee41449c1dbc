// What a press on a thing may have meant that cannot be used now.
import { names } from '../../../app/card_sets.svelte';
import type { View } from '../../types';
import { seatOf } from './view';

const MEANT: Record<string, string> = {
  in_play: 'use',
  discard: 'take',
  market: 'buy',
  intrigue: 'play',
  faction: 'influence',
};

export function meant(target: string, view: View, picked: string[]): string[] {
  const [zone = '', id = ''] = target.split(':');
  const you = typeof view['you'] === 'string' ? view['you'] : null;
  const mine = you === null ? [] : (seatOf(view, you).hand as unknown);
  const hand = Array.isArray(mine) ? [...new Set(mine.map(String))] : [];
  if (zone === 'space') {
    const held = picked.find((p) => p.startsWith('hand:'))?.slice(5);
    return (held === undefined ? hand : [held]).map((card) => `agent ${card} ${id}`);
  }
  if (zone === 'hand') {
    const there = picked.find((p) => p.startsWith('space:'))?.slice(6);
    if (there !== undefined) return [`agent ${id} ${there}`];
    const spaces = names.set?.cards.filter((card) => card.kind === 'space') ?? [];
    return spaces.map((space) => `agent ${id} ${space.id}`);
  }
  const family = MEANT[zone];
  return family === undefined ? [] : [`${family} ${id}`];
}
