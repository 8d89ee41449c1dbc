// The server without a browser: to lay out a table, and to ask what is true.
import assert from 'node:assert/strict';
import { any, seededRandom } from './random.mjs';

/** More events and states than any game has. */
const NEVER = 2 ** 31 - 1;

/** No later than this the game will be over with its round. @param {any} state */
export const lastRound = ({ view, seats }) => view.round >= 10 || seats.some(({ seat }) => view[seat]?.vp >= 10);

/** Two rounds before that, more or less: early enough for a person to sit down and play the end. @param {any} state */
export const lastRounds = ({ view, seats }) => view.round >= 8 || seats.some(({ seat }) => view[seat]?.vp >= 8);

/** Games are begun and ended by hand; whole ones, from the first click to the last, with LANDSRAAD_SAMPLE=all. */
export const WHOLE = process.env.LANDSRAAD_SAMPLE === 'all';

/** Which part of many alike is taken otherwise: always the first one, or `LANDSRAAD_SAMPLE=3` the fourth. */
export const SAMPLE = Number(process.env.LANDSRAAD_SAMPLE) || 0;

/**
 * One in so many, beginning with that of the sample; `turn` differs where the same is sampled in several places, so
 * that together they take different ones.
 * @template T
 * @param {readonly T[]} all
 * @param {number} oneIn
 */
export const sampled = (all, oneIn, turn = 0) => all.filter((_, n) => WHOLE || n % oneIn === (SAMPLE + turn) % oneIn);

export class Api {
  /** @param {string} base */
  constructor(base) {
    this.base = base;
  }

  /** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
  async ask(path, init) {
    const answer = await fetch(`${this.base}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** @param {string} path @param {object} body */
  tell(path, body) {
    return this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** A table of people, the first of them at seat A and first to move. @param {string[]} names @param {number} seed */
  async table(names, seed, more = {}) {
    const { options = {}, ...rest } = /** @type {any} */ (more);
    const made = await this.tell('/tables', {
      game: 'imperium',
      seed,
      options: { players: names.length, ...(names.length > 1 ? { first: 'A' } : {}), ...options },
      seats: names.map((name) => ({ controller: 'human', name })),
      ...rest,
    });
    /** @type {Record<string, string>} */
    const tokens = Object.fromEntries(
      made.seats.filter((s) => s.token && s.controller === 'human').map((s) => [s.seat, s.token]),
    );
    return { id: /** @type {string} */ (made.id), tokens };
  }

  /** The table with all that has happened at it. @param {string} id */
  state(id, token = '', lang = 'en') {
    return this.look(id, token, `lang=${lang}`);
  }

  /** The same without what has happened: late in a game that is ten times as long. @param {string} id */
  now(id, token = '') {
    return this.look(id, token, `since=${NEVER}&seq=${NEVER}`);
  }

  /** @param {string} id @param {string} token @param {string} query */
  look(id, token, query) {
    return this.ask(`/tables/${id}?${query}`, token ? { headers: { authorization: `Bearer ${token}` } } : undefined);
  }

  /** What the one who is asked sees; a state that is theirs already need not be asked for again. */
  async asked({ id, tokens }, state) {
    const token = tokens[state.actor];
    if (token === undefined) throw new Error(`nobody here plays ${state.actor}`);
    return state.you === state.actor ? state : this.now(id, token);
  }

  /**
   * The move is made by the one who is asked: what they see then, with what has happened by it.
   * @param {number} move
   */
  make({ id, tokens }, { actor, seq }, move) {
    return this.tell(`/tables/${id}/moves`, { token: tokens[actor], expect: seq, move });
  }

  /**
   * The acting player makes the move that `choose` names, until it names none. Returns what that player sees.
   * @param {(state: any) => number | undefined} choose
   */
  async walk(table, choose) {
    for (let state = await this.now(table.id); ;) {
      assert.ok(!state.over, 'the game was over before');
      state = await this.asked(table, state);
      const move = choose(state);
      if (move === undefined) return state;
      state = await this.make(table, state, move);
    }
  }

  /** One move chosen by chance among those that pass the wish. @param {(words: string[]) => boolean} [wish] */
  async move(table, chance, wish = () => true) {
    const state = await this.asked(table, await this.now(table.id));
    const wanted = state.legal.filter((c) => wish(c.words));
    return this.make(table, state, any(wanted.length ? wanted : state.legal, chance).move);
  }

  /** Moves chosen by chance, until so many were made, it is as one wishes, or the game is over. */
  async playOn(table, seed, moves = Infinity, until = (/** @type {any} */ _state) => false) {
    const chance = seededRandom(seed);
    let state = await this.now(table.id);
    for (let n = 0; n < moves && !state.over && !until(state); n++) {
      state = await this.asked(table, state);
      state = await this.make(table, state, any(state.legal, chance).move);
    }
    return state;
  }

  /** The same where others at the table are bots, who move by themselves. */
  async playAmongBots(table, seed, until) {
    const chance = seededRandom(seed);
    let state = await this.now(table.id);
    while (!state.over && !until(state)) {
      const own = table.tokens[state.actor];
      if (own === undefined) state = await this.look(table.id, '', `since=${NEVER}&seq=${state.seq}&wait=20`);
      else {
        state = state.you === state.actor ? state : await this.now(table.id, own);
        if (state.legal?.length) state = await this.make(table, state, any(state.legal, chance).move);
      }
    }
    return state;
  }
}
