// What a table remembers of itself in this browser, whom it hides from whom, and how the moves of others are told.
import type { EventLine, TableSnapshot } from '../api/client';
import { savedSeats } from '../app/saved_seats.svelte';
import type { GameUi, View } from '../games/types';
import type { PlaybackContext } from './playback/playback.svelte';

/** How playback tells one who sits here what others did: with what they know themselves, such as their own hand. */
export function tellerOf(
  state: TableSnapshot,
  ui: GameUi | null,
  heard: (lines: EventLine[], you: string | null) => void,
): PlaybackContext {
  const you = state.you;
  const mine = you === null ? null : (((state.view as View)[you] as View | undefined) ?? null);
  const zones =
    you === null || ui === null ? [] : ui.piles(state.view as View, you).flatMap((p) => [p.zone, `${p.zone}_top`]);
  return {
    you,
    heard: (lines) => heard(lines, you),
    automas: new Set(state.seats.filter((s) => s.controller === 'automa').map((s) => s.seat)),
    colour: (seat) =>
      Math.max(
        0,
        state.seats.findIndex((s) => s.seat === seat),
      ),
    own: (shown) => {
      if (you === null || mine === null) return shown;
      const now = { ...(shown[you] as View) };
      for (const zone of zones) if (zone in mine) now[zone] = mine[zone];
      return { ...shown, [you]: now };
    },
  };
}

/** The list of one's tables shows how this one stands. */
export function remember(id: string, token: string, state: TableSnapshot): void {
  if (state.you !== null && token) savedSeats.sit(id, state.you, token);
  if (savedSeats.find(id) === undefined) return;
  const round = (state.view as View)['round'];
  savedSeats.note(id, {
    game: state.game,
    title: state.title,
    over: state.over,
    people: state.seats.map((s) => s.name),
    round: typeof round === 'number' ? round : null,
    yours: state.actor !== null && savedSeats.find(id)?.tokens[state.actor] !== undefined && !state.over,
  });
}

/** Hot-seat: whom to pass the screen to; the curtain stays as it is where nobody else has come to decide. */
export function curtainOf(id: string, token: string, state: TableSnapshot, curtain: string | null): string | null {
  const known = savedSeats.find(id)?.tokens ?? {};
  const several = Object.keys(known).length > 1;
  if (!several || state.over || state.actor === null || state.clock?.away[state.actor] !== undefined) return null;
  if (state.actor === state.you) return null;
  if (known[state.actor] !== undefined) return state.actor;
  return state.you === null && !token ? Object.keys(known)[0]! : curtain;
}
