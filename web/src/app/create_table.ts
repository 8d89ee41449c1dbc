// Making tables: one click, or by the form.
import { api, type GameInfo, type NewTable, type TableCreated } from '../api/client';
import { games } from './games.svelte';
import { router } from './router.svelte';
import { savedSeats } from './saved_seats.svelte';

/** Remember the seats that are here, keep the invitations of the others, and go there. */
export function sitDown(made: TableCreated, game: string, title = ''): void {
  const tokens: Record<string, string> = {};
  const invitations: Record<string, string> = {};
  for (const seat of made.seats) {
    if (!seat.token) continue;
    if (seat.controller === 'human') tokens[seat.seat] = seat.token;
    else if (seat.controller === 'open') invitations[seat.seat] = seat.token;
  }
  savedSeats.note(made.id, {
    game,
    title,
    tokens: { ...savedSeats.find(made.id)?.tokens, ...tokens },
    invitations,
    maker: made.maker,
    delayed: made.delayed,
    people: made.seats.map((s) => s.name),
  });
  const own = Object.values(tokens);
  router.go(`/table/${made.id}${own.length === 1 ? `#${own[0]}` : ''}`);
}

/** What new tables have where nobody chooses, if that differs from the game's own default. */
export function suggestedFor(game: GameInfo): Record<string, unknown> {
  const named = game.options.filter((o) => o.suggested !== null && o.suggested !== undefined);
  return Object.fromEntries(named.map((o) => [o.name, o.suggested]));
}

/**
 * Alone: with the fewest seats a game can have, and bots at those that are not yours. In a first game the leader is one
 * for beginners.
 */
export async function playNow(game: string, name: string): Promise<void> {
  const info = games.find(game);
  const players = Math.max(1, info?.options.find((o) => o.name === 'players')?.low ?? 1);
  const simple = info?.beginner_leaders ?? [];
  const first = !savedSeats.all.some((one) => one.game === game && !one.lesson);
  const leader = first ? simple[Math.floor(Math.random() * simple.length)] : undefined;
  const wish: NewTable = {
    game,
    options: { ...(info ? suggestedFor(info) : {}), players, ...(leader === undefined ? {} : { leaders: [leader] }) },
    seats: [
      { controller: 'human', name, level: '' },
      ...Array.from({ length: players - 1 }, () => ({ controller: 'bot' as const, name: '', level: '' as const })),
    ],
  };
  sitDown(await api.create(wish), game);
}
