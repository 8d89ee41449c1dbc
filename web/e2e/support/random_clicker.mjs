// Somebody who clicks what is offered, with the mouse, and knows no rules.
import assert from 'node:assert/strict';
import { seededRandom } from './random.mjs';

/** What is offered: each with how much this person likes it. The ends of things come last, or nothing would happen. */
export const OFFERS = [
  ['.curtain .huge', 1],
  ['.option', 1],
  ['.prompt-choices .button.offer', 1],
  ['.stepper [data-confirm]', 1],
  ['.board .glow', 1],
  ['.players .glow', 1],
  ['.strip.glow', 1],
  ['.reserve-card.glow', 0.4],
  ['.hand .card.ready', 1],
  ['.intrigue-button.glow', 0.2],
  ['.hand .reveal-button.glow', 0.25],
  ['.guide .end:not([aria-disabled=true])', 0.15],
];

/** The same at the table of the war for Arrakis, whose things are others; on a phone they are behind its tabs. */
export const WAR = [
  ['.option', 1],
  ['.prompt-choices .button', 1],
  ['.area.glow', 1],
  ['.air-zone.glow', 1],
  ['.die-slot.glow', 1],
  ['.leader-card.glow', 1],
  ['.desert-power.glow', 0.3],
  ['.free .glow', 0.4],
  ['.planning-deck.glow', 1],
  ['.power-name.glow', 1],
  ['.prescience-mark.glow', 1],
  ['.prescience-card.glow', 1],
  ['.plan.card.ready', 0.6],
  ['.loss-option.glow', 1],
  ['.tabs .hint', 0.6],
  ['.guide .end:not([aria-disabled=true])', 0.3],
];

/**
 * When the table waits for this browser: the middle of one offer, truly on top there and in sight. With patience it
 * waits for that in the page, where a glance costs next to nothing. Runs in the page.
 * @param {{ offers: [string, number][], random: number, patience: number }} wish
 */
async function choose({ offers, random, patience }) {
  const look = () => {
    const table = document.querySelector('.table');
    if (document.querySelector('.final-score')) return { what: 'over' };
    if (!(table instanceof HTMLElement)) return null;
    const curtain = document.querySelector('.curtain') !== null;
    if (!curtain && table.dataset['yours'] !== 'true') return null;
    const all = offers
      .filter(([selector]) => curtain === selector.startsWith('.curtain'))
      .flatMap(([what, liking]) => [...document.querySelectorAll(what)].map((element) => ({ what, liking, element })))
      .filter(({ element }) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && !element.matches('.curtain :disabled');
      });
    return pick(all, table, false) ?? pick(all, table, true);
  };
  /**
   * @param {{ what: string, liking: number, element: Element }[]} found
   * @param {HTMLElement} table
   * @param {boolean} far
   */
  const pick = (found, table, far) => {
    while (found.length > 0) {
      let at = random * found.reduce((sum, one) => sum + one.liking, 0);
      const chosen = found.find((one) => (at -= one.liking) < 0) ?? found[found.length - 1];
      const { what, element } = chosen;
      const own = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset : {};
      let box = element.getBoundingClientRect();
      // What is beside the others is looked for if nothing is in sight: a hand of many cards is wider than its place.
      if ((far || box.top < 0 || box.bottom > innerHeight) && !(element instanceof SVGElement)) {
        element.scrollIntoView({ block: far ? 'nearest' : 'center', inline: 'nearest', behavior: 'instant' });
        box = element.getBoundingClientRect();
      }
      // An area of a map has any shape, and pieces of its own lie on it: some point of it will do.
      const area = element instanceof SVGElement ? own['area'] : undefined;
      const tries =
        area === undefined
          ? [[0.5, 0.5]]
          : [[0.5, 0.5], ...[0.2, 0.35, 0.5, 0.65, 0.8].flatMap((a) => [0.2, 0.35, 0.5, 0.65, 0.8].map((b) => [a, b]))];
      const hit = tries
        .map(([a, b]) => ({ x: box.left + box.width * a, y: box.top + box.height * b }))
        .find(({ x, y }) => {
          const on = document.elementFromPoint(x, y);
          return (
            on !== null &&
            (area === undefined ? element.contains(on) : on.closest('[data-area]')?.getAttribute('data-area') === area)
          );
        });
      if (hit !== undefined) {
        const label = (
          element.querySelector('.visually-hidden')?.textContent ??
          element.getAttribute('aria-label') ??
          element.textContent ??
          ''
        )
          .trim()
          .slice(0, 60);
        return { ...hit, what, zone: own['target']?.split(':')[0] ?? '', label, seq: table.dataset['seq'] };
      }
      // Something lies over it: then another.
      found = found.filter((one) => one !== chosen);
    }
    return null;
  };
  for (const end = performance.now() + patience; ;) {
    const seen = look();
    if (seen !== null || performance.now() >= end) return seen ?? { what: 'wait' };
    await new Promise((done) => {
      setTimeout(done, 10);
    });
  }
}

export class RandomClicker {
  /** @param {import('playwright-core').Page} page @param {number} seed @param {boolean} [finger] */
  constructor(page, seed, offers = OFFERS, finger = false) {
    this.page = page;
    this.offers = offers;
    this.finger = finger;
    this.chance = seededRandom(seed);
    this.wish = this.chance(); // kept while there is nothing to click: how long one waits does not change the game
    /** @type {Record<string, number>} */
    this.done = {};
    /** @type {Record<string, number>} by the sort of thing */
    this.on = {};
    this.lately = /** @type {string[]} */ ([]);
    /** What there is to see between two people, before the second sits down. */
    this.curtain = async () => {};
  }

  /**
   * One click, if it is this browser's to click, now or within so many milliseconds; else 'wait' or 'over'.
   * @returns {Promise<string>}
   */
  async step(patience = 0) {
    const found = await this.page.evaluate(choose, {
      offers: /** @type {any} */ (this.offers),
      random: this.wish,
      patience,
    });
    if (found.what === 'over' || found.what === 'wait') return found.what;
    this.wish = this.chance();
    if (found.what === '.curtain .huge') await this.curtain();
    await (this.finger ? this.page.touchscreen.tap(found.x, found.y) : this.page.mouse.click(found.x, found.y));
    this.done[found.what] = (this.done[found.what] ?? 0) + 1;
    if (found.zone) this.on[found.zone] = (this.on[found.zone] ?? 0) + 1;
    this.lately = [...this.lately.slice(-11), `${found.seq} ${found.what} ${found.label}`];
    return found.what;
  }
}

/** A machine with other work may be slow: this bounds a hang. */
const STUCK = 60_000;

/**
 * Click until the game is over, or until `until` says so after a click or while waiting. Somebody must find something
 * to do.
 * @param {RandomClicker[]} people
 * @param {(what: string, who: RandomClicker) => Promise<boolean | void> | boolean | void} [until]
 */
export async function playOn(people, until = () => false) {
  let since = Date.now();
  for (let n = 0; n < 6000;) {
    let did = false;
    for (const who of people) {
      // Where only one can be asked there is nobody else to look after meanwhile.
      const what = await who.step(people.length === 1 ? 200 : 0);
      if (what === 'over') return;
      if (what !== 'wait') {
        did = true;
        n += 1;
        if (await until(what, who)) return;
      }
    }
    if (!did && people[0] && (await until('wait', people[0]))) return;
    if (did) since = Date.now();
    assert.ok(Date.now() - since < STUCK, `nobody finds anything to click: ${stuck(people)}`);
    if (!did && people.length > 1) await people[0]?.page.waitForTimeout(10);
  }
  assert.fail(`the game does not end: ${stuck(people)}`);
}

/** @param {RandomClicker[]} people */
function stuck(people) {
  return people.map((who) => who.lately.join('\n')).join('\n--\n');
}
