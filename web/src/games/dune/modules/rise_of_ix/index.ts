// Rise of Ix: its zone and the shipping track on the board, the tech tiles beside it, and the fleet of a seat.
import { t } from '../../../../app/language.svelte';
import { names } from '../../../../app/card_sets.svelte';
import { pile } from '../../shared/ui';
import { many } from '../../shared/view';
import type { ModuleDrawing } from '..';
import type { Room } from '../../../types';
import IxZone from './IxZone.svelte';
import SeatArea from './SeatArea.svelte';
import SeatFleet from './SeatFleet.svelte';
import ShippingTrack from './ShippingTrack.svelte';
import TechDigest from './TechDigest.svelte';
import TechRoom from './TechRoom.svelte';
import { gameView, seatOf } from './view';

const TOP = 3;

const room: Room = {
  name: 'tech',
  icon: 'tech',
  title: () => t('ix'),
  Content: TechRoom,
  Digest: TechDigest,
  anyTime: (target) => target.startsWith('own_tile:'),
  about: (key) => key.startsWith('acquire-tech') || key === 'ix:PayForTile',
  holds: (target) => target.startsWith('tile:') || target.startsWith('own_tile:'),
};

export const drawing: ModuleDrawing = {
  joins: ['choam'],
  zones: { band: IxZone, choam: ShippingTrack },
  rooms: [room],
  SeatCells: SeatFleet,
  SeatArea,
  describeSeat(table, seat) {
    const me = seatOf(table.view, seat);
    return [
      t('dreadnoughts-n', { garrison: me.dreadnoughts_in_garrison, supply: me.dreadnoughts_in_supply }),
      t('freighter-at', { n: me.freighter, last: TOP }),
      t('negotiators-n', { n: me.negotiators }),
      ...(many(me.tiles) ? [`${t('tiles-own')}: ${me.tiles.map((id) => names.of('tile', id)).join(', ')}`] : []),
    ].join(', ');
  },
  holder(view, space) {
    const seat = gameView(view).held_by?.[space];
    return seat ? { seat, icon: 'dreadnought' } : null;
  },
  targets(words, view, seat) {
    const [family = '', a = ''] = words;
    if (family === 'tech') return [`tile:${a}`];
    if (family === 'flip' || family === 'use_tile') return [`own_tile:${a}`];
    if (family === 'hold') return [`space:${a}`];
    if (family === 'bury') return [`intrigue:${a}`];
    if (family === 'keep') return [`intelligence:${a}`];
    if (family === 'set_aside') return [`hand:${a}`];
    if (family.startsWith('drive_back')) return [`seat:${a}`];
    if (family === 'ship' && seat !== null) return [`ship:${a === 'advance' ? seatOf(view, seat).freighter + 1 : 0}`];
    return null;
  },
  meant(target) {
    const [zone, id = ''] = target.split(':');
    if (zone === 'tile') return [`tech ${id}`];
    if (zone === 'own_tile') return [`flip ${id}`, `use_tile ${id}`];
    return zone === 'ship' ? ['ship advance'] : null;
  },
  card(target) {
    const [zone = '', id = ''] = target.split(':');
    if (zone === 'intelligence') return { kind: 'intrigue card', id };
    if (zone === 'planned') return { kind: 'card', id };
    return zone === 'tile' || zone === 'own_tile' ? { kind: 'tile', id } : null;
  },
  piles(view, seat) {
    const me = seatOf(view, seat);
    return [
      { ...pile('intelligence', 'intrigue card', 'eye', me.intelligence ?? []), appears: true },
      pile('planned', 'card', 'clock', me.planned ?? []),
    ];
  },
  places(event) {
    if (event['kind'] === 'freighter_moved') return [`ship:${String(event['now'])}`];
    return typeof event['tile'] === 'string' ? [`tile:${event['tile']}`] : [];
  },
  amounts: { negotiate: 'most', negotiate_solari: 'most', deploy_dreadnoughts: 'most', retreat_dreadnoughts: 'least' },
  shown: ['dreadnoughts_in_garrison', 'negotiators', 'freighter'],
};
