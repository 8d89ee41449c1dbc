// Every screen in every language: nothing is cut off, sticks out, pans sideways or lies on other words. By default each
// page is seen in one language at one size, each table on a phone and on one larger screen. The sample says which:
// two dozen of them see all. With LANDSRAAD_SAMPLE=all each screen is seen in all languages at all sizes.
import assert from 'node:assert/strict';
import { SAMPLE, WHOLE, sampled } from '../support/api.mjs';
import { mapFaults, overflows } from '../support/overflow.mjs';
import { makeScreenTable, screenTable } from '../support/screens.mjs';

const LANGUAGES = ['uk', 'ru', 'cs', 'en'];
const SIZES = /** @type {[number, number][]} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
]);
const TABLETS = /** @type {[number, number][]} */ ([
  [744, 1133],
  [768, 1024],
  [1024, 1366],
]);
/** Path, and what is there when it is drawn. */
const PAGES = /** @type {[string, string][]} */ ([
  ['/', '.mast'],
  ['/new/imperium', '.seatlist li'],
  ['/new/uprising', '.seatlist li'],
  ['/new/arrakis', '.seatlist li'],
  ['/learn', 'h1'],
  ['/gallery/uprising', '.card'],
  ['/gallery/imperium/card/stilgar', '.drawer'],
  ['/rules', 'article'],
  ['/replay', 'textarea'],
  ['/join', 'form'],
]);
const languages = (/** @type {number} */ turn) => sampled(LANGUAGES, LANGUAGES.length, turn);

/** The page is drawn in that language, with its letters. @param {import('playwright-core').Page} page */
async function drawn(page, lang) {
  await page.waitForFunction((l) => document.documentElement.lang === l, lang);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
  });
}

/** The language is chosen where it is chosen on that page. @param {import('playwright-core').Page} page */
async function choose(page, lang) {
  if ((await page.evaluate(() => document.documentElement.lang)) === lang) return;
  if ((await page.locator('.replay').count()) > 0) {
    // There it is the one chosen before.
    await page.evaluate((l) => {
      localStorage['landsraad.lang'] = JSON.stringify(l);
    }, lang);
    await page.reload();
    await page.locator('.scrubber').waitFor();
    return;
  }
  const table = (await page.locator('.table').count()) > 0;
  if (table) await page.locator('.top .icon-btn').last().click();
  await page.locator(`button[lang="${lang}"]`).first().click();
  if (table) await page.keyboard.press('Escape');
}

/** @param {import('../support/browser.mjs').TestRun} run @param {[string, string][]} pages */
async function visit(run, pages) {
  const faults = [];
  for (const [s, size] of SIZES.entries()) {
    const page = await run.person({ size, phone: size[0] < 600 });
    for (const [n, [path, ready]] of pages.entries()) {
      if (!sampled(SIZES, SIZES.length, n).includes(size)) continue;
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      for (const lang of languages(n + s)) {
        await choose(page, lang);
        await drawn(page, lang);
        const where = `${path} ${size[0]} ${lang}`;
        faults.push(...(await overflows(page)).map((fault) => `${where}: ${fault}`));
        await run.shot(page, `screens${path.replaceAll('/', '-')}-${size[0]}-${lang}`);
      }
    }
    await page.context().close();
  }
  assert.deepEqual(faults, []);
}

/** What else can be opened at a table: pages beside the board, or all pages of a phone. */
const tabs = (page) => page.locator('.tabs button:visible:not(:last-child), .room-tabs button:visible');

/** A laptop or a tablet. @param {number} turn */
const larger = (turn) => sampled(SIZES.slice(0, 2), 2, turn);

/**
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {(keyof typeof import('../support/screens.mjs').TABLES)[]} names
 */
async function sit(run, names, sizesOf = (/** @type {number} */ n) => [...larger(n), ...SIZES.slice(2)]) {
  const faults = [];
  for (const [n, name] of names.entries()) {
    const table = await screenTable(run, name);
    for (const [s, size] of sizesOf(n).entries()) {
      const page = await run.person({
        size,
        phone: size[0] < 600,
        theme: size[0] === 820 ? 'light' : 'dark',
        sits: { [table.id]: { [table.actor]: table.tokens[table.actor] } },
      });
      await page.goto(`/table/${table.id}`);
      await page.locator('.board .space, .map-frame, .battle').first().waitFor({ state: 'attached' });
      for (const lang of languages(n + 2 * s + (SAMPLE >> 1))) {
        await choose(page, lang);
        await drawn(page, lang);
        const look = async (/** @type {string} */ what) => {
          const where = `${name} ${size.join('×')} ${lang}${what}`;
          const found = await overflows(page);
          if (await page.locator('.map-frame:visible').count()) found.push(...(await mapFaults(page)));
          faults.push(...found.map((fault) => `${where}: ${fault}`));
          await run.shot(page, `screens-${name}-${size[0]}-${lang}${what.replaceAll(' ', '-')}`);
        };
        await look('');
        for (let tab = 1; tab < (await tabs(page).count()); tab++) {
          await tabs(page).nth(tab).click();
          await drawn(page, lang);
          await look(` page ${tab}`);
        }
        if ((await tabs(page).count()) > 0) await tabs(page).first().click();
      }
      await page.context().close();
    }
  }
  assert.deepEqual(faults, []);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function screens_pages(run) {
  const { id } = await screenTable(run, 'uprising');
  await visit(run, [...PAGES, [`/replay/${id}`, '.scrubber']]);
}
/** @param {import('../support/browser.mjs').TestRun} run */
export const screens_imperium = (run) => sit(run, ['imperium', 'imperium_full', 'solo']);
/** @param {import('../support/browser.mjs').TestRun} run */
export const screens_uprising = (run) => sit(run, ['uprising', 'uprising_full']);
/** @param {import('../support/browser.mjs').TestRun} run */
export const screens_six = (run) =>
  sit(run, ['six', 'six_full'], WHOLE ? () => [...SIZES, [1920, 1080], [2560, 1440]] : undefined);
/** @param {import('../support/browser.mjs').TestRun} run */
export const screens_tablets = (run) =>
  sit(run, ['imperium_full', 'uprising', 'uprising_full', 'six', 'war'], (n) => sampled(TABLETS, TABLETS.length, n));

/** The war, and its names at every nearness of the map. @param {import('../support/browser.mjs').TestRun} run */
export async function screens_war(run) {
  await sit(run, ['war', 'war_solo']);
  const table = await screenTable(run, 'war');
  for (const size of sampled(SIZES, SIZES.length, 2)) {
    const page = await run.person({ size, phone: size[0] < 600 });
    for (const lang of languages(1)) {
      await run.speak(page, lang, `/table/${table.id}`);
      await page.locator('.map-frame .zoom').waitFor();
      await drawn(page, lang);
      const [nearer, farther] = [0, 1].map((n) => page.locator('.map-frame .zoom button').nth(n));
      while (await farther.isEnabled()) await farther.click();
      for (let step = 0; ; step++) {
        await drawn(page, lang);
        assert.deepEqual(await mapFaults(page), [], `${size[0]} ${lang}, ${step} steps nearer`);
        await run.shot(page, `screens-map-${size[0]}-${lang}-${step}`);
        if (await nearer.isDisabled()) break;
        await nearer.click();
      }
      // Near enough, every area with a name says it.
      assert.equal(await page.locator('.spot .card-name[style*="hidden"]').count(), 0, `${size[0]} ${lang}: left out`);
    }
    await page.context().close();
  }
}

/** A game that is over. @param {import('../support/browser.mjs').TestRun} run */
export async function screens_results(run) {
  const faults = [];
  const table = await makeScreenTable(run, 'imperium');
  await run.api.playOn(table, 5);
  for (const [s, size] of [...larger(0), ...SIZES.slice(2)].entries()) {
    const page = await run.person({ size, phone: size[0] < 600, sits: { [table.id]: { A: table.tokens.A ?? '' } } });
    for (const lang of languages(s + (SAMPLE >> 1))) {
      await run.speak(page, lang, `/table/${table.id}`);
      await page.getByRole('dialog').waitFor();
      await drawn(page, lang);
      faults.push(...(await overflows(page)).map((fault) => `results ${size[0]} ${lang}: ${fault}`));
      await run.shot(page, `screens-results-${size[0]}-${lang}`);
    }
    await page.context().close();
  }
  assert.deepEqual(faults, []);
}
