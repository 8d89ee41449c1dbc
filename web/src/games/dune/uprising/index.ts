// Dune: Imperium – Uprising on the table.
import { dune, pile, piles, targets } from '../shared/ui';
import { agentsOn } from '../shared/view';
import Market from '../shared/Market.svelte';
import Results from '../shared/Results.svelte';
import type { GameUi, View } from '../../types';
import SeatArea from './SeatArea.svelte';
import Board from './Board.svelte';
import SeatPanel from './SeatPanel.svelte';
import Posts from './Posts.svelte';
import Space from './Space.svelte';
import { gameView, seatOf, spies } from './view';

const ON_POST = new Set(['spy', 'recall_spy', 'infiltrate', 'gather']);
const KIND: Record<string, string> = {
  post: 'post',
  contract: 'contract',
  contracts: 'contract',
  completed: 'contract',
  sardaukar: 'contract',
  won: 'conflict',
  matched: 'conflict',
  objective: 'objective',
  deck: 'card',
};
/** Cards of the deck that were looked at, one of which is chosen. */
const LOOKING = new Set(['DiscardOne', 'TrashOne']);
/** The move that a press on such a thing means. */
const MEANT: Record<string, string> = {
  post: 'spy',
  contract: 'contract',
  sardaukar: 'contract',
  contracts: 'complete',
  won: 'match',
  wall: 'detonate',
};
const SHADDAM = 'shaddam_corrino_iv';

function ownTargets(words: string[], view: View, seat: string | null, asks: string): string[] {
  const [name = '', a = ''] = words;
  if (ON_POST.has(name)) return [`post:${a}`];
  if (name === 'contract') return [gameView(view).contract_row?.includes(a) ? `contract:${a}` : `sardaukar:${a}`];
  if (name === 'complete') return [`contracts:${a}`];
  if (name === 'detonate') return ['wall:shield'];
  if (name === 'trash_intrigue') return [`intrigue:${a}`];
  if (name === 'match') return [`won:${a}`];
  if (name === 'match_objective') return seat === null ? [] : [`objective:${seatOf(view, seat).objective}`];
  if (name === 'trash_looked' || (name === 'discard' && LOOKING.has(asks))) return [`deck:${a}`];
  return targets(words);
}

function ownPiles(view: View, seat: string) {
  const me = seatOf(view, seat);
  const own = [
    { ...pile('contracts', 'contract', 'contract', me.contracts ?? []), appears: true },
    pile('completed', 'contract', 'check', me.completed ?? []),
    {
      ...pile(
        'sardaukar',
        'contract',
        'contract',
        me.leader === SHADDAM && me.role === 'player' ? (gameView(view).sardaukar_contracts ?? []) : [],
      ),
      appears: true,
    },
    {
      ...pile('objective', 'objective', 'crysknife', me.objective && !me.objective_matched ? [me.objective] : []),
      appears: true,
    },
    { ...pile('won', 'conflict', 'trophy', me.won), appears: true },
    pile('matched', 'conflict', 'vp', [...(me.matched ?? [])]),
  ];
  return [...piles(view, seat), ...own];
}

export const ui: GameUi = {
  ...dune,
  Board,
  Market,
  SeatPanel,
  Results,
  SeatArea,
  Space,
  OverSpaces: Posts,
  targets: ownTargets,
  piles: ownPiles,
  quiet(change, ends, view) {
    const first = change.path.split('.')[0]!;
    if (first === 'sandworms') return ends && change.after === 0;
    return !(first === 'maker_hooks') && dune.quiet(change, ends, view);
  },
  openPile(view, seat, legal) {
    const families = new Set(legal.map((words) => words[0]));
    if (families.has('trash_intrigue')) return 'intrigue';
    if (families.has('trash_looked')) return 'deck';
    return dune.openPile(view, seat, legal);
  },
  signet: (view, seat) => (seatOf(view, seat).reverend_mother ? 'other-signet' : 'signet'),
  attempt(picked, target, view, find) {
    const held = picked.find((p) => p.startsWith('hand:'))?.slice(5);
    const [zone, id = ''] = target.split(':');
    if (zone !== 'space' || held === undefined) return dune.attempt(picked, target, view, find);
    const card = find('card', held),
      space = find('space', id);
    if (card === null || space === null) return null;
    const you = typeof view['you'] === 'string' ? view['you'] : null;
    const reached =
      card.tags.includes('anywhere') ||
      space.icons.some((i) => card.icons.includes(i)) ||
      (card.icons.includes('spy') && spies(view, you, id));
    // Where another's agent stands only a spy lets one in: that can be asked about.
    return reached && !(you !== null && agentsOn(view, id).includes(you)) ? `agent ${held} ${id}` : null;
  },
  meant(target, view, picked, families) {
    const [zone = '', id = ''] = target.split(':');
    const family = MEANT[zone];
    if (family !== undefined) return [family === 'detonate' ? family : `${family} ${id}`];
    return dune.meant?.(target, view, picked, families) ?? [];
  },
  card(target) {
    const [zone = '', id = ''] = target.split(':');
    const kind = KIND[zone];
    return kind === undefined ? dune.card(target) : { kind, id };
  },
  places(event) {
    const out = dune.places(event);
    if (typeof event['post'] === 'string') out.push(`post:${event['post']}`);
    if (typeof event['contract'] === 'string') out.push(`contract:${event['contract']}`);
    if (event['kind'] === 'wall_gone') out.push('wall:shield');
    return out;
  },
};
