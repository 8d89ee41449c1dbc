// The games there is a board for; each is fetched when a table of it is opened.
import { language } from '../app/language.svelte';
import type { GameUi } from './types';
import { loadDrawings } from './dune/modules';
import { withDrawings } from './dune/modules/with_drawings';

type Options = Record<string, unknown>;
type Loaded = Promise<{ ui: GameUi }>;

const GAMES: Record<string, (options: Options) => Promise<GameUi>> = {
  imperium: (options) => withModules(import('./dune/imperium'), options),
  uprising: (options) => withModules(import('./dune/uprising'), options),
  'uprising/6': (options) => withModules(import('./dune/six'), options), // two teams have a board of their own
  arrakis: async () => (await Promise.all([import('./arrakis'), language.use('war')]))[0].ui,
};

/** The game with what the modules of this table draw themselves. */
async function withModules(game: Loaded, options: Options): Promise<GameUi> {
  const [{ ui }, drawings] = await Promise.all([game, loadDrawings(options)]);
  return withDrawings(ui, drawings);
}

export async function loadUi(game: string, seats: number, options: Options): Promise<GameUi> {
  const load = GAMES[`${game}/${seats}`] ?? GAMES[game];
  if (load === undefined) throw new Error(`no board for ${game}`);
  return load(options);
}
