// A first whole game with a coach, played to its end: it speaks when something is new, says each thing once, and lies
// over nothing that is to be pressed. By default a part of it is played by the API; with LANDSRAAD_SAMPLE=all nothing.
import assert from 'node:assert/strict';
import { WHOLE, lastRound } from '../support/api.mjs';
import { ArrakisPlayer, bide } from '../support/arrakis_player.mjs';
import { RandomClicker } from '../support/random_clicker.mjs';

/** More clicks than any game needs. */
const MOST = 6000;

/**
 * Reads what the coach says, if it says something.
 * @param {import('playwright-core').Page} page
 * @param {string[]} heard
 */
async function listen(run, page, name, heard) {
  for (;;) {
    const said = await page.evaluate(() => {
      const bubble = document.querySelector('.coach');
      if (!(bubble instanceof HTMLElement)) return null;
      const { left, top, right, bottom } = bubble.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return { key: bubble.dataset.page ?? '', inside, words: bubble.innerText.length };
    });
    if (said === null) return;
    assert.ok(!heard.includes(said.key), `${said.key} is said twice`);
    assert.ok(said.words > 30, `${said.key} says nothing`);
    assert.ok(said.inside, `${said.key}: the bubble leaves the screen`);
    await run.shot(page, `${name}-${heard.length}-${said.key}`);
    // The answer to the last move may come just now, and take the note away.
    const read = await page.evaluate((key) => {
      const bubble = document.querySelector('.coach');
      if (bubble?.getAttribute('data-page') !== key) return false;
      /** @type {HTMLElement} */ (bubble.querySelector('[data-coach="next"]')).click();
      return true;
    }, said.key);
    if (!read) continue;
    heard.push(said.key);
    await page.waitForFunction((key) => document.querySelector('.coach')?.getAttribute('data-page') !== key, said.key);
  }
}

/** The table of the lesson that was begun. @param {import('playwright-core').Page} page */
async function seated(page) {
  await page.waitForURL(/\/table\//);
  await page.locator('.table[data-seq]').waitFor();
  const id = /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  const tokens = await page.evaluate(
    (table) => JSON.parse(localStorage['landsraad.tables']).find((one) => one.id === table).tokens,
    id,
  );
  return { id, tokens };
}

/**
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {string} lesson
 * @param {number} least things that are new in any game
 * @param {[number, number]} [size]
 */
async function firstGame(run, lesson, least, size = [1280, 720], locale = 'en-GB') {
  const page = await run.person({ size, locale });
  await page.goto('/learn');
  await page.locator(`[data-lesson="${lesson}"]`).click();
  const table = await seated(page);
  const [seat] = Object.keys(table.tokens);
  const who = lesson.startsWith('arrakis')
    ? new ArrakisPlayer(run, page, { id: table.id, token: table.tokens[seat] }, 3, bide)
    : new RandomClicker(page, 3);
  /** @type {string[]} */
  const heard = [];
  await page.locator('.coach').waitFor();
  let skipped = WHOLE;
  for (let n = 0; ; n++) {
    assert.ok(n < MOST, `${lesson}: the game does not end`);
    await listen(run, page, lesson, heard);
    const did = await who.step(200);
    if (did === 'over' || did === false) break;
    if (!skipped && n > 40) {
      skipped = true;
      await run.api.playAmongBots(table, 5, lastRound);
      await page.reload();
      await page.locator('.table[data-seq]').waitFor();
    }
  }
  await page.getByRole('dialog').waitFor();
  assert.ok((await run.api.now(table.id)).over);
  assert.ok(heard.length >= least, `only ${heard.join(' ')}`);
  await run.shot(page, `${lesson}-over`);
  run.note({ measured: lesson, heard });
}

/** @param {import('../support/browser.mjs').TestRun} run */
export const first_game_imperium = (run) => firstGame(run, 'imperium.first_game', 6);
/** @param {import('../support/browser.mjs').TestRun} run */
export const first_game_uprising = (run) => firstGame(run, 'uprising.first_game', 6, [820, 1180], 'uk-UA');
/** @param {import('../support/browser.mjs').TestRun} run */
export const first_game_arrakis = (run) => firstGame(run, 'arrakis.first_game', 6);
