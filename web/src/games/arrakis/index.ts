// War for Arrakis on the table.
import { names } from '../../app/card_sets.svelte';
import { t } from '../../app/language.svelte';
import type { Phase } from '../../generated/views';
import type { GameUi, Pile, View } from '../types';
import Board from './Board.svelte';
import { goal } from './goal';
import SidePanels from './panels/SidePanels.svelte';
import SeatPanel from './panels/SeatPanel.svelte';
import { targets } from './map/move_targets';
import Results from './panels/Results.svelte';
import ResetCamera from './map/ResetCamera.svelte';
import Inspector from './map/Inspector.svelte';
import { diceLeft, facts, isAutoma, keeps, gameView, many, seatOf, short, type ArrakisSeat } from './view';

const KIND: Record<string, string> = {
  hand: 'planning card',
  house_discard: 'planning card',
  allies_discard: 'planning card',
  vision: 'prescience card',
  claimed: 'prescience card',
  leader: 'named leader',
  objectives: 'objective',
  scheme: 'planning card',
};
/** Numbers of a seat that a preview shows. */
const SHOWN = new Set(['hand', 'bene_gesserit', 'supply', 'officers', 'token_supply']);

function pile(zone: string, kind: string, icon: string, cards: number | string[] | undefined): Pile {
  return {
    zone,
    kind,
    icon,
    label: `pile-${zone.replaceAll('_', '-')}`,
    cards: Array.isArray(cards) ? cards : null,
    count: many(cards),
  };
}

function piles(view: View, seat: string): Pile[] {
  const me = seatOf(view, seat);
  if (isAutoma(view, me.side)) {
    return [
      pile('reinforcements', 'planning card', 'draw', me.reinforcements),
      pile('schemes_laid', 'planning card', 'plot', me.schemes_laid),
      pile('house_discard', 'planning card', 'discard', me.house_discard),
      pile('allies_discard', 'planning card', 'discard', me.allies_discard),
    ];
  }
  const both =
    Object.values(view).find(
      (v): v is ArrakisSeat =>
        typeof v === 'object' && v !== null && (v as Partial<ArrakisSeat>).side === me.side && keeps(v as ArrakisSeat),
    ) ?? me;
  return [
    pile('hand', 'planning card', 'hand', me.hand),
    pile('house_discard', 'planning card', 'discard', me.house_discard),
    pile('allies_discard', 'planning card', 'discard', me.allies_discard),
    pile('objectives', 'objective', 'lock', both.objectives),
    ...(me.side === 'atreides' ? [pile('claimed', 'prescience card', 'check', gameView(view).claimed)] : []),
  ];
}

/** The phases by what the page calls them. */
const PHASES: Record<Phase, string> = {
  start: 'vehicles',
  vehicles: 'vehicles',
  actions: 'actions',
  hazards: 'hazards',
  harvest: 'harvest',
  end: 'round-end',
};

/** The move that a press on such a thing means. */
const MEANT: Record<string, string> = {
  hand: 'plan',
  vision: 'claim',
  die: 'action',
  leader: 'special',
  power: 'hold',
  desert: 'desert_power',
  area: 'wormsign',
  from: 'wormsign',
  air: 'ground',
};

const AREAS = ['area', 'from', 'to'];

export const ui: GameUi = {
  Board,
  Market: SidePanels,
  SeatPanel,
  Results,
  TableLayout: ResetCamera,
  Inspector,
  ordered: true,
  afterwards: true,
  silent: new Set(['skipped', 'picked', 'war_turn']),
  keys: [[['←', '→', '↑', '↓', '+', '−', '0'], 'key-map']],
  phases: ['vehicles', 'actions', 'hazards', 'harvest', 'round-end'],
  phase: (view) => PHASES[gameView(view).phase],
  round(view) {
    const now = gameView(view).round;
    return typeof now === 'number' ? { now: Math.max(1, now), last: 0 } : null;
  },
  goal,
  targets: (words, view) => targets(words, view),
  piles,
  amounts: {},
  special: null,
  openPile: () => 'hand',
  attempt(picked, target) {
    const from = picked.find((p) => p.startsWith('from:'))?.slice(5);
    if (from !== undefined && target.startsWith('area:')) return `move ${from} ${target.slice(5)}`;
    if (target.startsWith('hand:')) return `plan ${target.slice(5)}`;
    if (target.startsWith('vision:')) return `claim ${target.slice(7)}`;
    if (target.startsWith('die:')) return `action ${target.slice(4)}`;
    if (target.startsWith('leader:')) return `special ${target.slice(7)}`;
    return target === 'desert:power' ? 'desert_power' : null;
  },
  meant(target, _view, picked) {
    const zone = target.split(':')[0]!,
      id = target.slice(zone.length + 1);
    const from = picked.find((p) => p.startsWith('from:'))?.slice(5);
    if (zone === 'area' && from !== undefined) return [`move ${from} ${id}`];
    const family = MEANT[zone];
    return family === undefined ? [] : [family === 'desert_power' ? family : `${family} ${id}`];
  },
  card(target) {
    const zone = target.split(':')[0]!,
      kind = KIND[zone];
    return kind === undefined ? null : { kind, id: target.slice(zone.length + 1) };
  },
  places(event) {
    const out: string[] = [];
    for (const name of AREAS) if (typeof event[name] === 'string') out.push(`area:${event[name]}`);
    if (typeof event['zone'] === 'string') out.push(`air:${event['zone']}`);
    if (typeof event['leader'] === 'string') out.push(`leader:${event['leader']}`);
    if (typeof event['power'] === 'string') out.push(`power:${event['power']}`);
    return out;
  },
  purse: () => [],
  automaProgress: (view, seat) => [
    { icon: 'mentat-die', n: diceLeft(view, seatOf(view, seat)), label: t('mahdi-unrolled') },
    { icon: 'draw', n: many(seatOf(view, seat).reinforcements), label: t('mahdi-reserve') },
    { icon: 'supremacy', n: gameView(view).supremacy, of: facts.supremacy.goal, label: t('supremacy') },
  ],
  cites: true,
  colour: (view, seat) => {
    const side = seatOf(view, seat)?.side;
    return side ? `var(--side-${short(side)})` : undefined;
  },
  prompt(table) {
    if (table.several.length > 0)
      return {
        head:
          table.picked
            .map((p) => named(p))
            .filter(Boolean)
            .at(-1) ?? '',
        rest: t('guide-which'),
      };
    const head = table.picked.map((p) => named(p)).find(Boolean);
    return head && table.candidates.length > 0 ? { head, rest: t('guide-places', { n: table.glowingThings }) } : null;
  },
  quiet: ({ path }) => !SHOWN.has(path.split('.')[0]!),
};

function named(target: string): string {
  const zone = target.split(':')[0]!,
    id = target.slice(zone.length + 1);
  if (zone === 'from' || zone === 'area') return names.of('area', id);
  if (zone === 'free') return t(`free-${id}`);
  if (zone === 'air') return t('air-zone-name', { name: names.of('air zone', id) });
  const kind = KIND[zone];
  return kind === undefined ? '' : names.of(kind, id);
}
