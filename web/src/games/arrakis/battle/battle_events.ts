// A battle during playback: the round that is fought now, put together from its events. What has not happened yet is
// null.
import type { EventLine } from '../../../api/client';
import { names } from '../../../app/card_sets.svelte';
import type { TableState } from '../../../table/table_state.svelte';
import { areaOf, gameView, other, seatOf, seatsOf, type AreaView, type Side } from '../view';

export interface Roll {
  hit: number;
  shield: number;
  special: number;
}
export interface Turned {
  figure: string;
  hits: number;
  shields: number;
}
export interface Loss {
  figure: string;
  reduced: boolean;
}

export interface Half {
  side: Side;
  seat: string; // who decides for it
  seats: string[]; // all of the side
  area: string; // where its legion stands
  legion: AreaView;
  cards: number; // discarded for a die each in this round
  extra: number; // dice by a card, in every round
  cap: number; // 0: the usual six
  rank: number; // of the settlement that it defends
  roll: Roll | null; // as the dice fell, before anybody turned special results
  surprise: number; // hits that came with the surprise
  turned: Turned[];
  wasted: number; // special results that no leader took
  cancelled: number; // shields that the enemy's special units cancelled
  blow: { hits: number; shields: number } | null; // all that counts against the enemy, and for oneself
  taken: number | null; // hits that got through to it
  losses: Loss[];
  left: number; // hits still to be taken
}

export type Step = 'cards' | 'dice' | 'leaders' | 'special' | 'hits' | 'losses' | 'then';
export interface Battle {
  at: string;
  from: string;
  attacker: Side;
  round: number;
  surprise: boolean;
  halves: [Half, Half]; // the attacker first
  step: Step;
}

function half(table: TableState, side: Side, attacks: boolean): Half {
  const view = gameView(table.view);
  const area = (attacks ? view.battle_from : view.battle_at) ?? '';
  const here = areaOf(table.view, area);
  const legion = here.side === side ? here : {};
  return {
    side,
    area,
    legion,
    seats: seatsOf(table.view, table.seats, side),
    seat: view.acting?.[side] ?? seatsOf(table.view, table.seats, side)[0] ?? '',
    cards: view.card_dice?.[side] ?? 0,
    extra: view.extra_dice?.[side] ?? 0,
    cap: view.battle_round <= 1 ? (view.dice_cap?.[side] ?? 0) : 0,
    rank: attacks ? 0 : (here.settlement ?? here.sietch ?? 0),
    roll: null,
    surprise: 0,
    turned: [],
    wasted: 0,
    cancelled: 0,
    blow: null,
    taken: null,
    losses: [],
    left: view.hits?.[side] ?? 0,
  };
}

export const unitsOf = (area: AreaView): number => (area.regular ?? 0) + (area.elite ?? 0) + (area.special ?? 0);
/** How many dice it rolls, or would. */
export function diceOf(one: Half): { n: number; most: number } {
  const most = one.cap || names.limit('battle_dice');
  return { n: Math.min(most, unitsOf(one.legion) + one.cards + one.extra + one.rank), most };
}

const number = (line: EventLine, name: string): number => Number(line.data[name] ?? 0);

/** The battle that goes on, or null. */
export function battleOf(table: TableState): Battle | null {
  const view = gameView(table.view);
  if (!view.battle_at || !view.battle_from || !view.attacker) return null;
  const halves: [Half, Half] = [half(table, view.attacker, true), half(table, other(view.attacker), false)];
  const of = (seat: string | null): Half | undefined =>
    halves.find((h) => seat !== null && h.side === seatOf(table.view, seat)?.side);
  const events = table.events.filter((e) => e.n <= table.playback.told);
  const begun = events.findLastIndex((e) => e.data['kind'] === 'battle_round' || e.data['kind'] === 'attacked');
  let step: Step = 'cards';
  for (const line of events.slice(begun + 1)) {
    const one = of(line.seat);
    if (one === undefined) continue;
    switch (String(line.data['kind'])) {
      case 'combat_roll':
        one.roll = {
          hit: number(line, 'hits') - one.surprise,
          shield: number(line, 'shields'),
          special: number(line, 'specials'),
        };
        step = 'leaders';
        break;
      case 'surprise_hit':
        // Its event comes after the attacker's own roll, which does not have it yet.
        one.surprise += number(line, 'hits');
        break;
      case 'special_used':
        one.turned.push({
          figure: String(line.data['figure']),
          hits: number(line, 'hits'),
          shields: number(line, 'shields'),
        });
        break;
      case 'specials_lost':
        one.wasted += number(line, 'n');
        break;
      case 'shields_cancelled':
        one.cancelled += number(line, 'n');
        break;
      case 'siege_cost':
        step = 'then';
        break;
      case 'hits_taken':
        one.taken = number(line, 'hits');
        if (step !== 'then') step = 'losses';
        break;
      case 'casualty':
      case 'unit_reduced':
        one.losses.push({ figure: String(line.data['figure']), reduced: line.data['kind'] === 'unit_reduced' });
        break;
    }
  }
  for (const one of halves) {
    if (!one.roll) continue;
    const hits = one.roll.hit + one.surprise + one.turned.reduce((n, u) => n + u.hits, 0);
    const shields = one.roll.shield + one.turned.reduce((n, u) => n + u.shields, 0);
    one.blow = { hits, shields: Math.max(0, shields - one.cancelled) };
  }
  const [a, d] = halves;
  const asked = table.legal.map((c) => c.words[0] ?? '');
  const open = asked.includes('use') || halves.some((h) => h.roll === null);
  if (a.roll && d.roll && !open) {
    for (const [one, foe] of [
      [a, d],
      [d, a],
    ] as const)
      one.taken ??= Math.max(0, foe.blow!.hits - one.blow!.shields);
    if (step === 'leaders') step = asked.includes('lose') ? 'losses' : 'then';
    if (
      step === 'losses' &&
      !asked.includes('lose') &&
      asked.some((f) => ['continue', 'cease', 'retreat', 'stand', 'retreat_to'].includes(f))
    )
      step = 'then';
  }
  return {
    at: view.battle_at,
    from: view.battle_from,
    attacker: view.attacker,
    round: view.battle_round,
    surprise: view.surprise > 0,
    halves,
    step,
  };
}
