// Uprising for six on the table: two teams, each a commander with two allies.
import { names } from '../../../app/card_sets.svelte';
import { t } from '../../../app/language.svelte';
import { standingAfter } from '../shared/standing';
import { ui as uprising } from '../uprising';
import type { GameUi, View } from '../../types';
import SeatArea from './SeatArea.svelte';
import Board from './Board.svelte';
import { goal } from './goal';
import Space from './Space.svelte';
import TableLayout from './TableLayout.svelte';
import Market from './Market.svelte';
import TeamMember from './TeamMember.svelte';
import Results from './Results.svelte';
import { TEAMS } from './teams';
import { FACTIONS, isCommander, gameView, seatOf } from './view';

function targets(words: string[], view: View, seat: string | null, asks: string): string[] {
  const [name = '', a = '', b = ''] = words;
  if (name === 'activate' || name === 'trade') return [`seat:${a}`];
  if (name === 'play_for') return [`intrigue:${a}`, `seat:${b}`];
  if (name === 'hand_intrigue') return [`intrigue:${a}`];
  if (name === 'enthrone') return [`market:${a}`];
  if (name === 'assign') return [`contract:${a}`, `seat:${b}`];
  return uprising.targets(words, view, seat, asks);
}

/** What a commander has only through its ally. */
const BORROWED = new Set(['garrison', 'conflict', 'strength', 'swords', 'sandworms', 'maker_hooks']);

export const ui: GameUi = {
  ...uprising,
  Board,
  Space,
  Market,
  SeatPanel: TeamMember,
  Results,
  SeatArea,
  TableLayout,
  wideLayoutOnly: true,
  goal,
  targets,
  // What a commander sends fights for an ally.
  standing: (view, preview, you) =>
    standingAfter(
      view,
      Object.keys(view).filter((key) => /^[A-F]$/.test(key) && !isCommander(seatOf(view, key))),
      preview,
      you,
    ),
  amounts: { ...uprising.amounts, share: 'most', hand_over: 'least', pledge: 'most' },
  order(view, seats) {
    const teams = gameView(view).teams;
    return teams ? TEAMS.flatMap((team) => [teams[team].commander, ...teams[team].allies]) : seats;
  },
  openPile(view, seat, legal) {
    const families = new Set(legal.map((words) => words[0]));
    if (families.has('hand_intrigue') || families.has('play_for')) return 'intrigue';
    return uprising.openPile(view, seat, legal);
  },
  quiet(change, ends, view) {
    const [first = '', faction = ''] = change.path.split('.');
    const you = typeof view['you'] === 'string' ? seatOf(view, view['you']) : undefined;
    // What a commander has through its ally is shown at the ally.
    if (!change.seat && isCommander(you) && (BORROWED.has(first) || FACTIONS.includes(faction))) return true;
    if (
      change.seat &&
      change.seat === gameView(view).teams?.[seatOf(view, change.seat).team]?.commander &&
      BORROWED.has(first)
    )
      return true;
    return uprising.quiet(change, ends, view);
  },
  card(target) {
    return target === 'faction:emperor' || target === 'faction:fremen'
      ? { kind: 'faction', id: target.slice(8) }
      : uprising.card(target);
  },
  prompt(table) {
    const [gift] = table.candidates;
    const contract = table.picked.find((p) => p.startsWith('contract:'))?.slice(9);
    // Of two contracts each ally gets one: who is to have the first says it all.
    if (contract !== undefined && gift?.words[0] === 'assign' && table.candidates.length === 1 && table.you !== null) {
      const to = gift.words[2] ?? '';
      const other = gameView(table.view).teams[seatOf(table.view, table.you).team].allies.find((s) => s !== to) ?? '';
      return {
        head: names.of('contract', contract),
        rest: t('guide-assign', { name: table.seatName(to), other: table.seatName(other) }),
      };
    }
    const card = table.picked.find((p) => p.startsWith('hand:'))?.slice(5);
    const ally = table.you === null ? null : seatOf(table.view, table.you).activated;
    if (card === undefined || ally === null || table.candidates.length === 0) return null;
    return {
      head: names.of('card', card),
      rest: t('guide-places-ally', { name: table.seatName(ally), n: table.glowingThings }),
    };
  },
  places(event) {
    const out = uprising.places(event);
    if (typeof event['ally'] === 'string') out.push(`seat:${event['ally']}`);
    return out;
  },
  attempt(picked, target, view, find) {
    const [zone, id = ''] = target.split(':');
    const you = typeof view['you'] === 'string' ? view['you'] : null;
    // A commander plays in combat for one of its allies.
    if (zone === 'intrigue' && you !== null && isCommander(seatOf(view, you))) {
      const fighting = gameView(view).teams[seatOf(view, you).team].allies[0];
      return gameView(view).phase?.includes('combat') && fighting
        ? `play_for ${id} ${fighting}`
        : uprising.attempt(picked, target, view, find);
    }
    return uprising.attempt(picked, target, view, find);
  },
};
