// What the games of the Imperium family have in common at the table; a game takes it and adds its own.
import { names } from '../../../app/card_sets.svelte';
import { t } from '../../../app/language.svelte';
import type { GameUi, Pile, View } from '../../types';
import { goal } from './goal';
import { meant } from './meant';
import { standingAfter } from './standing';
import { agentsOn, gameView, many, seatOf } from './view';

const CARD_IN: Record<string, string> = {
  buy: 'market',
  acquire: 'market',
  remove: 'market',
  discard: 'hand',
  take: 'discard',
  use: 'in_play',
};
const ON_SPACE = new Set(['silence', 'from', 'recall', 'harvest']);
const ON_TRACK = new Set(['influence', 'lose', 'secret']);
const ON_SEAT = new Set(['give', 'against']);
const KIND: Record<string, string> = {
  hand: 'card',
  discard: 'card',
  in_play: 'card',
  market: 'card',
  deck_top: 'card',
  intrigue: 'intrigue card',
  plots: 'intrigue card',
  space: 'space',
};

// What a preview shows of a seat; the second kind is gone anyway when the round ends.
const SHOWN = new Set([
  'solari',
  'spice',
  'water',
  'vp',
  'influence',
  'garrison',
  'intrigue',
  'council',
  'swordmaster',
  'alliances',
]);
const FLEETING = new Set(['strength', 'swords', 'persuasion', 'conflict']);

/** Families of moves that begin in the hand or on the table; without them a second hand may lie open. */
const FIRST = ['agent', 'buy', 'use', 'resolve'];

export function targets(words: string[]): string[] {
  const [family = '', a = '', b = ''] = words;
  if (family === 'agent') return [`hand:${a}`, `space:${b}`];
  if (family === 'play') return [`intrigue:${a}`];
  if (family === 'trash') return [`${b}:${a}`];
  const zone = CARD_IN[family];
  if (zone !== undefined) return [`${zone}:${a}`];
  if (ON_SPACE.has(family)) return [`space:${a}`];
  if (ON_TRACK.has(family)) return [`faction:${a}`];
  if (ON_SEAT.has(family)) return [`seat:${a}`];
  return [];
}

export function pile(zone: string, kind: string, icon: string, cards: number | string[] | undefined): Pile {
  return {
    zone,
    kind,
    icon,
    label: `pile-${zone.replaceAll('_', '-')}`,
    cards: Array.isArray(cards) ? cards : null,
    count: many(cards),
  };
}

export function piles(view: View, seat: string): Pile[] {
  const me = seatOf(view, seat);
  return [
    pile('hand', 'card', 'hand', me.hand),
    pile('in_play', 'card', 'layers', me.in_play),
    pile('discard', 'card', 'discard', me.discard),
    { ...pile('deck', 'card', 'deck', me.deck), cards: me.deck_top ?? (Array.isArray(me.deck) ? me.deck : null) },
    { ...pile('intrigue', 'intrigue card', 'plot', me.intrigue), beside: 'n-intrigues' },
    pile('plots', 'intrigue card', 'plot', me.plots),
  ];
}

export const dune: Omit<GameUi, 'Board' | 'Market' | 'SeatPanel' | 'Results'> = {
  bands: true,
  quiet: ({ path, after }, ends) => !(SHOWN.has(path.split('.')[0]!) || (FLEETING.has(path) && !(ends && after === 0))),
  phases: ['round-start', 'turns', 'combat', 'makers', 'recall'],
  phase(view) {
    const phase = gameView(view).phase ?? 'turns';
    if (phase.includes('combat') || phase.includes('reward')) return 'combat';
    if (phase.includes('maker')) return 'makers';
    if (phase.includes('recall')) return 'recall';
    return phase.includes('start') ? 'round-start' : 'turns';
  },
  round(view) {
    const now = gameView(view).round;
    return typeof now === 'number' ? { now: Math.max(1, now), last: names.limit('rounds') } : null;
  },
  goal,
  targets,
  piles,
  amounts: { deploy: 'most', retreat: 'least', sell: 'most' },
  standing: (view, preview, you) =>
    standingAfter(
      view,
      Object.keys(view).filter((key) => /^[A-F]$/.test(key)),
      preview,
      you,
    ),
  special: { family: 'reveal', icon: 'reveal', label: 'reveal-turn', short: 'reveal-short' },
  openPile(view, seat, legal) {
    const families = new Set(legal.map((words) => words[0]));
    if (families.has('play') && !FIRST.some((one) => families.has(one))) return 'intrigue';
    const me = seatOf(view, seat);
    if (families.has('take')) return 'discard';
    return many(me.hand) === 0 && me.in_play.length > 0 ? 'in_play' : 'hand';
  },
  attempt(picked, target, view, find) {
    const held = picked.find((p) => p.startsWith('hand:'))?.slice(5);
    const [zone, id = ''] = target.split(':');
    if (zone === 'space' && held !== undefined) {
      const card = find('card', held);
      const space = find('space', id);
      if (card === null || space === null || agentsOn(view, id).length > 0) return null;
      return card.tags.includes('anywhere') || space.icons.some((i) => card.icons.includes(i))
        ? `agent ${held} ${id}`
        : null;
    }
    if (zone === 'market') return `buy ${id}`;
    if (zone === 'intrigue') return `play ${id}`;
    return null;
  },
  meant,
  begins: (families) => families.has('reveal') || families.has('agent'),
  purse(view, seat) {
    const me = seatOf(view, seat);
    return [
      { icon: 'persuasion', n: me.persuasion, label: 'persuasion' },
      { icon: 'sword', n: me.swords, label: 'swords' },
    ].filter((p) => p.n > 0);
  },
  automaProgress(view, seat) {
    return seatOf(view, seat).role === 'hagal'
      ? []
      : [{ icon: 'vp', n: seatOf(view, seat).vp, of: 10, label: t('victory-points') }];
  },
  card(target) {
    const [zone = '', id = ''] = target.split(':');
    const kind = KIND[zone];
    return kind === undefined ? null : { kind, id };
  },
  places(event) {
    const out: string[] = [];
    if (typeof event['space'] === 'string') out.push(`space:${event['space']}`);
    if (typeof event['faction'] === 'string') out.push(`faction:${event['faction']}`);
    return out;
  },
};
