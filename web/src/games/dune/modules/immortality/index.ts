// Immortality: the board of the Bene Tleilax on a page beside the board, pairs of cards, and what a seat has of it.
import { t } from '../../../../app/language.svelte';
import { names } from '../../../../app/card_sets.svelte';
import { pile } from '../../shared/ui';
import type { ModuleDrawing } from '..';
import type { Room } from '../../../types';
import Atomics from './Atomics.svelte';
import SeatArea from './SeatArea.svelte';
import SeatGenes from './SeatGenes.svelte';
import TleilaxuDigest from './TleilaxuDigest.svelte';
import TleilaxuRoom from './TleilaxuRoom.svelte';
import { gameView, markersOf, RECLAIMED, seatOf } from './view';

const ABOUT = new Set(['research', 'tleilaxu', 'specimens', 'pay-specimens']);
/** The question where a pair of cards goes. */
const PAIR_GOES = 'imm:ChooseSpace';

const room: Room = {
  name: 'tleilaxu',
  icon: 'tleilaxu',
  title: () => t('tleilaxu'),
  Content: TleilaxuRoom,
  Digest: TleilaxuDigest,
  anyTime: (target) => target.startsWith('tanks:'),
  about: (key) => ABOUT.has(key),
  holds(target, view) {
    const [zone, id = ''] = target.split(':');
    return (
      zone === 'research' ||
      zone === 'tanks' ||
      (zone === 'market' && (id === RECLAIMED || (gameView(view).tleilaxu_row ?? []).includes(id)))
    );
  },
};

export const drawing: ModuleDrawing = {
  rooms: [room],
  MarketHead: Atomics,
  SeatCells: SeatGenes,
  SeatArea,
  describeSeat(table, seat) {
    const me = seatOf(table.view, seat);
    return [
      `${t('research')}: ${names.of('research space', me.research)}`,
      t('markers-n', { n: markersOf(table.view, seat) }),
      t('tleilaxu-at', { n: me.tleilaxu }),
      t('specimens-n', { n: me.specimens }),
      t(me.family_atomics ? 'atomics-ready' : 'atomics-used'),
    ].join(', ');
  },
  pair(table) {
    const asked = table.state?.decision;
    const card = asked?.cause?.['kind'] === 'card' ? asked.cause['id'] : undefined;
    if (card === undefined || !table.yours) return null;
    if (asked?.effect.startsWith(PAIR_GOES)) return [card, asked.chosen?.['id'] ?? null];
    return table.legal.some((c) => c.words[0] === 'with' || c.words[0] === 'with_row') ? [card, null] : null;
  },
  targets(words, _view, seat, asks) {
    const [family = '', a = '', b = ''] = words;
    if (family === 'graft' || family === 'with') return [`hand:${a}`];
    // The pair lies there already: only the space is chosen.
    if (family === 'agent' && asks.startsWith(PAIR_GOES)) return [`space:${b}`];
    if (family === 'go_on') return [`research:${a}`];
    if (family === 'atomics') return ['atomics:row'];
    if (family === 'return_specimens' && seat !== null) return [`tanks:${seat}`];
    if (family === 'keep_intrigue') return [`looked_at:${a}`];
    if (family === 'with_row') return [`market:${a}`];
    return null;
  },
  meant(target) {
    const [zone, id = ''] = target.split(':');
    if (zone === 'research') return [`go_on ${id}`];
    if (zone === 'tanks') return ['return_specimens 1'];
    return zone === 'atomics' ? ['atomics'] : null;
  },
  card(target) {
    const [zone = '', id = ''] = target.split(':');
    if (zone === 'research') return { kind: 'research space', id };
    return zone === 'looked_at' ? { kind: 'intrigue card', id } : null;
  },
  piles: (view, seat) => [
    { ...pile('looked_at', 'intrigue card', 'eye', seatOf(view, seat).looked_at ?? []), appears: true },
  ],
  places(event) {
    if (event['kind'] === 'researched') return [`research:${String(event['to'])}`];
    return event['kind'] === 'tleilaxu_advanced' ? [`tleilaxu:${String(event['to'])}`] : [];
  },
  amounts: { lose_troops: 'least' },
  shown: ['specimens', 'tleilaxu'],
};
