// Somebody who clicks what is offered, with the mouse, and knows no rules.
import assert from 'node:assert/strict';
import { dice } from './dice.mjs';

/** What is offered: each with how much this person likes it. The ends of things come last, or nothing would happen. */
export const OFFERS = [
  ['.cur .huge', 1], ['.option', 1], ['.gchoices .btn.offer', 1], ['.stepper [data-confirm]', 1], ['.board .glow', 1], ['.players .glow', 1],
  ['.strip.glow', 1], ['.resv.glow', 0.4], ['.hand .card.ready', 1], ['.intr.glow', 0.2], ['.hand .revealb.glow', 0.25],
  ['.guide .end:not([disabled])', 0.15],
];

/** The same at the table of the war for Arrakis, whose things are others; on a phone they are behind its tabs. */
export const WAR = [
  ['.option', 1], ['.gchoices .btn', 1], ['.area.glow', 1], ['.airz.glow', 1], ['.ds.glow', 1], ['.lc.glow', 1], ['.dp.glow', 0.3], ['.free .glow', 0.4],
  ['.pdeck.glow', 1], ['.pwr.glow', 1], ['.pmk.glow', 1], ['.pc.glow', 1], ['.plan.card.ready', 0.6], ['.lo.glow', 1], ['.tabs .hint', 0.6],
  ['.guide .end:not([disabled])', 0.3],
];

/**
 * When the table waits for this browser: the middle of one offer, truly on top there and in sight.
 * Runs in the page. @param {{ offers: [string, number][], random: number }} wish
 */
function choose({ offers, random }) {
  const table = document.querySelector('.table');
  if (document.querySelector('.fin')) return { what: 'over' };
  if (!(table instanceof HTMLElement)) return { what: 'wait' };
  const curtain = document.querySelector('.cur') !== null;
  if (!curtain && table.dataset['yours'] !== 'true') return { what: 'wait', seq: table.dataset['seq'] };
  const found = [];
  for (const [selector, liking] of offers) {
    if (curtain !== selector.startsWith('.cur')) continue;
    for (const element of document.querySelectorAll(selector)) {
      let box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if ((box.top < 0 || box.bottom > innerHeight) && !(element instanceof SVGElement)) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        box = element.getBoundingClientRect();
      }
      // An area of a map has any shape, and pieces of its own lie on it: some point of it will do.
      const area = element instanceof SVGElement ? element.dataset['area'] : undefined;
      const tries = area === undefined ? [[0.5, 0.5]] : [[0.5, 0.5], ...[0.2, 0.35, 0.5, 0.65, 0.8].flatMap((a) => [0.2, 0.35, 0.5, 0.65, 0.8].map((b) => [a, b]))];
      const hit = tries.map(([a, b]) => ({ x: box.left + box.width * a, y: box.top + box.height * b })).find(({ x, y }) => {
        const on = document.elementFromPoint(x, y);
        return on !== null && (area === undefined ? element.contains(on) : on.closest('[data-area]')?.getAttribute('data-area') === area);
      });
      if (hit === undefined) continue;
      const { x, y } = hit;
      found.push({ x, y, liking, what: selector, zone: element instanceof HTMLElement || element instanceof SVGElement ? element.dataset['thing']?.split(':')[0] ?? '' : '', label: (element.querySelector('.vh')?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) });
    }
  }
  let at = random * found.reduce((sum, one) => sum + one.liking, 0);
  const chosen = found.find((one) => (at -= one.liking) < 0) ?? found.at(-1);
  return { ...(chosen ?? { what: 'wait' }), seq: table.dataset['seq'] };
}

export class Clicker {
  /** @param {import('playwright-core').Page} page @param {number} seed @param {boolean} [finger] */
  constructor(page, seed, offers = OFFERS, finger = false) {
    this.page = page;
    this.offers = offers;
    this.finger = finger;
    this.chance = dice(seed);
    this.wish = this.chance(); // kept while there is nothing to click: how long one waits does not change the game
    /** @type {Record<string, number>} */
    this.done = {};
    /** @type {Record<string, number>} by the sort of thing */
    this.on = {};
    this.lately = /** @type {string[]} */ ([]);
  }

  /** One click, if it is this browser's to click; else 'wait' or 'over'. @returns {Promise<string>} */
  async step() {
    const found = await this.page.evaluate(choose, { offers: /** @type {any} */ (this.offers), random: this.wish });
    if (found.what === 'over' || found.what === 'wait') return found.what;
    this.wish = this.chance();
    await (this.finger ? this.page.touchscreen.tap(found.x, found.y) : this.page.mouse.click(found.x, found.y));
    this.done[found.what] = (this.done[found.what] ?? 0) + 1;
    if (found.zone) this.on[found.zone] = (this.on[found.zone] ?? 0) + 1;
    this.lately = [...this.lately.slice(-11), `${found.seq} ${found.what} ${found.label}`];
    return found.what;
  }
}

/**
 * Click until the game is over, or until `until` says so after a click or while waiting. Somebody must find something to do.
 * @param {Clicker[]} people @param {(what: string, who: Clicker) => Promise<boolean | void> | boolean | void} [until]
 */
export async function playOn(people, until = () => false) {
  let idle = 0;
  for (let n = 0; n < 6000; n++) {
    let did = false;
    for (const who of people) {
      const what = await who.step();
      if (what === 'over') return;
      if (what !== 'wait') {
        did = true;
        if (await until(what, who)) return;
      }
    }
    if (!did && people[0] && await until('wait', people[0])) return;
    idle = did ? 0 : idle + 1;
    assert.ok(idle < 1500, `nobody finds anything to click: ${stuck(people)}`);
    if (!did) await people[0]?.page.waitForTimeout(10);
  }
  assert.fail(`the game does not end: ${stuck(people)}`);
}

/** @param {Clicker[]} people */
function stuck(people) {
  return people.map((who) => who.lately.join('\n')).join('\n--\n');
}
