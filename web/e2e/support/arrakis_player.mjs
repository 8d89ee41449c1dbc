// Somebody who makes every move of the war with the mouse: on the map, the boards, the buttons. By default they want to
// win it as the Harkonnen.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { seededRandom } from './random.mjs';

const MAP = JSON.parse(readFileSync(new URL('../../src/games/arrakis/map/map.json', import.meta.url), 'utf8')).areas;
const WAYS = ['move', 'fly', 'attack', 'air_attack', 'worm', 'worm_attack'];
/** Which word of a move is the area that it is made on. */
const ON_AREA = {
  place: 2,
  bring: 2,
  at: 1,
  upgrade: 1,
  harvester: 1,
  remove: 2,
  wormsign: 1,
  place_worm: 2,
  resolve: 1,
  return_worm: 1,
  swap_worm: 1,
  retreat_to: 1,
  sietch: 1,
};
const ON = {
  action: 'die',
  with: 'die',
  change: 'die',
  bene_gesserit: 'die',
  special: 'leader',
  leader: 'leader',
  replace: 'leader',
  hold: 'power',
  raise: 'power',
  ban: 'power',
  claim: 'vision',
  dismiss: 'vision',
  card: 'vision',
  leave: 'figure',
  lose: 'figure',
  use: 'figure',
  plan: 'hand',
  discard: 'hand',
  zone: 'air',
  ground: 'air',
  draw: 'deck',
  marker: 'marker',
  in: 'sector',
};

/** The targets a move is made on, in their order. @param {string[]} words */
export function targetsOf([family, ...rest]) {
  if (WAYS.includes(family)) return rest.map((id) => `area:${id}`);
  if (family in ON_AREA) return [`area:${rest[ON_AREA[family] - 1]}`];
  if (family === 'scout') return [`air:${rest[0]}`, `area:${rest[1]}`];
  if (family === 'station') return [`air:${rest[1]}`];
  return family in ON ? [`${ON[family]}:${rest[0]}`] : [];
}

/** How far each area is from the nearest of some. @param {string[]} goals */
function distances(goals) {
  const far = Object.fromEntries(goals.map((id) => [id, 0]));
  for (const queue = [...goals]; queue.length;) {
    const id = /** @type {string} */ (queue.shift());
    for (const next of MAP[id].next.split(' ')) if (!(next in far)) queue.push(((far[next] = far[id] + 1), next));
  }
  return far;
}

const units = (area) => (area?.regular ?? 0) + (area?.elite ?? 0) + (area?.special ?? 0);
const DIE = { strategy: 6, leadership: 6, deployment: 3.5, run: 3, mentat: 2 };

/** What this person would like best: towards the sietches, and at them. */
function plan({ legal, view }, chance) {
  const far = distances(Object.keys(view.areas).filter((id) => 'sietch' in view.areas[id]));
  const worth = ([family, a, b]) => {
    const from = view.areas[a],
      to = view.areas[b],
      n = units(from);
    switch (family) {
      case 'attack':
      case 'air_attack':
        return 6 + n - 1.2 * (units(to) + 2 * (to?.tokens ?? 0)) + ('sietch' in (to ?? {}) ? 4 : 0);
      case 'move':
      case 'fly':
        return (
          2 * ((far[a] ?? 9) - (far[b] ?? 9)) +
          n * 0.4 -
          (from?.settlement && n < 3 ? 3 : 0) -
          (to?.side === 'harkonnen' && units(to) + n > 6 ? 6 : 0)
        );
      case 'continue':
        return 5;
      case 'go':
        return 4;
      case 'cease':
        return 1;
      case 'leave':
        return -3;
      case 'action':
        return DIE[a];
      case 'plan':
        return 1.5;
      case 'special':
        return 2;
      case 'place':
      case 'bring':
        return 1;
      case 'discard':
        return 0.3;
      case 'retreat':
        return -1;
      case 'done':
        return 0.2;
      case 'end':
      case 'pass':
      case 'skip':
        return -2;
      default:
        return 0;
    }
  };
  return legal.map((c) => ({ c, worth: worth(c.words) + chance() * 0.5 })).sort((x, y) => y.worth - x.worth)[0].c;
}

/**
 * Somebody who defends and lets time pass: a war alone is soon over then, and all that the rules leave open is asked.
 */
export function bide({ legal, view }, chance) {
  const worth = ([family, a, b]) => {
    switch (family) {
      case 'action':
        return { mentat: 5, run: 4, deployment: 3, leadership: 2, strategy: 2 }[a] ?? 0;
      case 'end':
      case 'pass':
        return 6;
      case 'go':
      case 'done':
      case 'skip':
      case 'stand':
      case 'cease':
        return 1;
      case 'attack':
        return units(view.areas[a]) - units(view.areas[b]);
      case 'reveal':
      case 'leave':
      case 'plan':
      case 'special':
      case 'claim':
      case 'desert_power':
      case 'atomics':
        return -3;
      default:
        return 0;
    }
  };
  return legal.map((c) => ({ c, worth: worth(c.words) + chance() * 0.5 })).sort((x, y) => y.worth - x.worth)[0].c;
}

export class ArrakisPlayer {
  /**
   * @param {import('./browser.mjs').TestRun} run
   * @param {import('playwright-core').Page} page
   * @param {{ id: string, token: string }} at
   */
  constructor(run, page, at, seed = 1, wants = plan) {
    this.wants = wants;
    this.run = run;
    this.page = page;
    this.at = at;
    this.chance = seededRandom(seed);
    /** @type {Record<string, number>} moves by their family */
    this.made = {};
    /** @type {Record<string, number>} presses by the kind of target */
    this.on = {};
  }

  /** The middle of a target that is in sight and on top; of an area some point of it. @param {string} key */
  async point(key) {
    return this.page.evaluate((wanted) => {
      const [zone, id] = [wanted.slice(0, wanted.indexOf(':')), wanted.slice(wanted.indexOf(':') + 1)];
      const all =
        zone === 'area'
          ? [document.getElementById(`wa-${id}`)]
          : zone === 'sector'
            ? [...document.querySelectorAll(`.area[data-target="${wanted}"]`)]
            : [...document.querySelectorAll(`[data-target="${CSS.escape(wanted)}"]`)];
      for (const element of all) {
        if (!element) continue;
        if (!(element instanceof SVGElement))
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const area = element instanceof SVGElement ? element.dataset['area'] : undefined;
        for (const a of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          for (const b of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const x = box.left + box.width * a,
              y = box.top + box.height * b,
              on = document.elementFromPoint(x, y);
            if (
              on &&
              (area === undefined
                ? element.contains(on)
                : on.closest('[data-area]')?.getAttribute('data-area') === area)
            )
              return { x, y };
          }
        }
      }
      return null;
    }, key);
  }

  /** The move, pressed target by target; then by its name, if several moves are made on the same targets. */
  async make(choice) {
    const { page } = this;
    const seq = await page.locator('.table').getAttribute('data-seq');
    const gone = () =>
      page.evaluate(
        (was) =>
          document.querySelector('.table')?.getAttribute('data-seq') !== was ||
          document.querySelector('.table')?.getAttribute('data-yours') !== 'true',
        seq,
      );
    for (const key of targetsOf(choice.words)) {
      const at = await this.point(key);
      assert.ok(at, `${choice.move}: nothing to press for ${key}`);
      await page.mouse.click(at.x, at.y);
      const zone = key.split(':')[0] ?? '';
      this.on[zone] = (this.on[zone] ?? 0) + 1;
    }
    if (choice.words[0] === 'end') await page.locator('.guide .end').click();
    else if (!(await gone())) {
      const named = page.locator('.option, .prompt-choices .button').filter({ hasText: choice.label }).first();
      await named.click({ timeout: 8000 }).catch(async (error) => {
        if (!(await gone())) throw new Error(`${choice.move}: no button says “${choice.label}”\n${error}`);
      });
      this.on.button = (this.on.button ?? 0) + 1;
    }
    await page.waitForFunction(
      (was) =>
        document.querySelector('.final-score') || document.querySelector('.table')?.getAttribute('data-seq') !== was,
      seq,
    );
    this.made[choice.words[0]] = (this.made[choice.words[0]] ?? 0) + 1;
  }

  /** One move if it is one's own; false: the war is over. */
  async step() {
    const { page, at } = this;
    // One question to the page and not four: a war has hundreds of moves.
    const seq = await (
      await page.waitForFunction(() => {
        if (document.querySelector('.final-score')) return 'over';
        const table = document.querySelector('.table');
        return table?.getAttribute('data-yours') === 'true' && table.getAttribute('data-seq');
      })
    ).jsonValue();
    if (seq === 'over') return false;
    const state = await this.run.api.now(at.id, at.token);
    // The page may be a moment behind, or the bot may be on the move already.
    if (state.over || !state.legal.length || String(state.seq) !== seq) {
      await page.waitForTimeout(20);
      return true;
    }
    await this.make(this.wants(state, this.chance));
    return true;
  }
}
