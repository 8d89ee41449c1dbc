// The games there is a board for; each is fetched when a table of it is opened.
import type { GameUi } from './types';

const GAMES: Record<string, () => Promise<{ ui: GameUi }>> = {
  imperium: () => import('./dune/imperium'),
  uprising: () => import('./dune/uprising'),
  'uprising/6': () => import('./dune/six'), // two teams have a board of their own
  arrakis: () => import('./arrakis'),
};

export async function loadUi(game: string, seats: number): Promise<GameUi> {
  const load = GAMES[`${game}/${seats}`] ?? GAMES[game];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return (await load()).ui;
}
