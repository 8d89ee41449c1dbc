// The screens of the client that must hold their text, with tables in the midst of each game.
import { any, seededRandom } from './random.mjs';

const FOUR = ['Olena', 'Marek', 'Tiber', 'Iva'];
const SIX = [...FOUR, 'Petr', 'Jana'];
const BOTH = { rise_of_ix: 'yes', immortality: 'yes' };
/** Little of this, or a game of chance would be over soon and the table empty. */
const SHY = ['end', 'pass', 'skip', 'reveal', 'atomics', 'return_specimens', 'hide'];

/** Moves by chance until somebody is about to send an agent after so many. */
async function played(run, table, seed, moves) {
  const chance = seededRandom(seed);
  let n = 0;
  return run.api.walk(table, ({ legal, over }) => {
    if (over || (++n > moves && legal.some((c) => c.words[0] === 'agent' || c.words[0] === 'action'))) return undefined;
    const liked = legal.filter((c) => !SHY.includes(c.words[0]));
    return any(liked.length && chance() < 0.9 ? liked : legal, chance).move;
  });
}

const people = (names) => names.map((name) => ({ controller: 'human', name }));

/** How each table is made: what is asked of the server, and how many moves are played. */
export const TABLES = {
  imperium: { game: 'imperium', names: FOUR, moves: 60 },
  imperium_full: { game: 'imperium', names: FOUR, options: BOTH, moves: 90 },
  uprising: { game: 'uprising', names: FOUR, options: { choam: 'yes' }, moves: 120 },
  uprising_full: { game: 'uprising', names: FOUR, options: { choam: 'yes', ...BOTH }, moves: 120 },
  six: { game: 'uprising', names: SIX, options: { first: 'C' }, moves: 150 },
  six_full: { game: 'uprising', names: SIX, options: { first: 'C', ...BOTH }, moves: 150 },
  solo: { game: 'imperium', names: ['Olena'], moves: 30 },
  war: { game: 'arrakis', names: ['Olena', 'Tiber'], moves: 150 },
  war_solo: { game: 'arrakis', names: ['Olena'], moves: 60 },
};

/**
 * @param {import('./browser.mjs').TestRun} run
 * @param {keyof typeof TABLES} name
 */
export async function makeScreenTable(run, name) {
  const { game, names, options = {}, moves } = /** @type {any} */ (TABLES[name]);
  const made = await run.api.tell('/tables', {
    game,
    seed: 7,
    options:
      game === 'arrakis'
        ? names.length === 1
          ? { players: 1 }
          : {}
        : { players: names.length, ...(names.length > 1 ? { first: 'A' } : {}), ...options },
    seats: people(names),
  });
  const tokens = Object.fromEntries(made.seats.filter((s) => s.token).map((s) => [s.seat, s.token]));
  const table = { id: made.id, tokens };
  const state = await played(run, table, 3, moves);
  return { ...table, actor: state.actor };
}

/** @type {Map<string, ReturnType<typeof makeScreenTable>>} */
const made = new Map();

/**
 * The same for those who only look at it: one table for all scenarios on this server.
 * @param {import('./browser.mjs').TestRun} run
 * @param {keyof typeof TABLES} name
 */
export function screenTable(run, name) {
  const key = `${run.base} ${name}`;
  const table = made.get(key) ?? makeScreenTable(run, name);
  made.set(key, table);
  return table;
}
