// The server without a browser: to lay out a table, and to ask what is true.
import { dice } from './dice.mjs';

/** No later than this the game will be over with its round. @param {any} state */
export const lastRound = ({ view, seats }) => view.round >= 10 || seats.some(({ seat }) => view[seat]?.vp >= 10);

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
    return this.ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  }

  /** A table of people, the first of them at seat A and first to move. @param {string[]} names @param {number} seed */
  async table(names, seed, more = {}) {
    const { options = {}, ...rest } = /** @type {any} */ (more);
    const made = await this.tell('/tables', {
      game: 'imperium', seed, options: { players: names.length, ...(names.length > 1 ? { first: 'A' } : {}), ...options },
      seats: names.map((name) => ({ controller: 'human', name })), ...rest,
    });
    /** @type {Record<string, string>} */
    const tokens = Object.fromEntries(made.seats.filter((s) => s.token && s.controller === 'human').map((s) => [s.seat, s.token]));
    return { id: /** @type {string} */ (made.id), tokens };
  }

  /** @param {string} id */
  state(id, token = '', lang = 'en') {
    return this.ask(`/tables/${id}?lang=${lang}`, token ? { headers: { authorization: `Bearer ${token}` } } : undefined);
  }

  /** One move chosen by chance among those that pass the wish. @param {(words: string[]) => boolean} [wish] */
  async move({ id, tokens }, chance, wish = () => true) {
    const { actor } = await this.state(id);
    const token = tokens[actor];
    if (token === undefined) throw new Error(`nobody here plays ${actor}`);
    const { legal, seq } = await this.state(id, token);
    const wanted = legal.filter((c) => wish(c.words));
    const from = wanted.length ? wanted : legal;
    return this.tell(`/tables/${id}/moves`, { token, expect: seq, move: from[Math.floor(chance() * from.length)].move });
  }

  /** Moves chosen by chance, until so many were made, it is as one wishes, or the game is over. */
  async playOn({ id, tokens }, seed, moves = Infinity, until = (/** @type {any} */ _state) => false) {
    const chance = dice(seed);
    let state = await this.state(id);
    for (let n = 0; n < moves && !state.over && !until(state); n++) {
      const token = tokens[state.actor];
      if (token === undefined) throw new Error(`nobody here plays ${state.actor}`);
      const { legal, seq } = await this.state(id, token);
      state = await this.tell(`/tables/${id}/moves`, { token, expect: seq, move: legal[Math.floor(chance() * legal.length)].move });
    }
    return state;
  }
}
