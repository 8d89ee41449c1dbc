// Nothing unexplained: every icon, phase, track step, prize and button of a table says what it is.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { sampled } from '../support/api.mjs';
import { walkExplained } from '../support/explained.mjs';

const FOUR = ['Olena', 'Marek', 'Tiber', 'Iva'];
const SIX = [...FOUR, 'Petr', 'Jana'];
const BOTH = { rise_of_ix: 'yes', immortality: 'yes', choam: 'yes' };
const SIZES = /** @type {[number, number][]} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
]);

/** @typedef {{ id: string, tokens: Record<string, string> }} Table */

/** A page of the one who is asked. @param {Table} table @param {[number, number]} size */
async function seated(run, table, size, { lang = 'en', theme = 'dark' } = {}) {
  const { actor } = await run.api.now(table.id);
  const phone = size[0] < 600;
  const page = await run.person({ size, theme, phone, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
  await run.speak(page, lang, `/table/${table.id}`);
  await page.locator('.phases li').first().waitFor({ state: 'attached' });
  await page.locator('.board :is(.space, .area), .war-page').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    // Here nobody waits for the pointer to rest.
    document.documentElement.style.setProperty('--explain-delay', '0');
    return document.fonts.ready;
  });
  await page.locator('body[data-explains]').waitFor({ state: 'attached' });
  return page;
}

/** The tabs of a narrow screen, or of the pages beside the board: each has things of its own. */
const TABS = '.table nav.tabs > button, .table .room-tabs [role=tab]';

/**
 * On a screen of one size; with LANDSRAAD_SAMPLE=all of each.
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {Table} table
 * @param {number} turn
 */
async function everything(run, table, turn, sizes = SIZES) {
  for (const size of sampled(sizes, sizes.length, turn)) {
    const page = await seated(run, table, size);
    const seen = new Set();
    /** @type {string[]} */
    let known = [];
    const tabs = await page.locator(TABS).all();
    for (const [n, tab] of [null, ...tabs].entries()) {
      if (tab !== null && !(await tab.isVisible())) continue;
      await tab?.click();
      if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
      await page.mouse.move(1, 1);
      const { faults, keys, places } = await walkExplained(page, size[0] < 600, known);
      known = places;
      assert.deepEqual(faults, [], `${size[0]} px, tab ${n}`);
      for (const key of keys) seen.add(key);
      await run.shot(page, `explain-${size[0]}-${n}`);
    }
    assert.ok(seen.size > 20, `${size[0]} px: only ${[...seen].join(' ')}`);
    await page.close();
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function explain_imperium(run) {
  const table = await run.api.table(FOUR, 7);
  await run.api.playOn(table, 3, 24);
  await everything(run, table, 0);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function explain_expansions(run) {
  const table = await run.api.table(FOUR, 5, { game: 'uprising', options: BOTH });
  await run.api.playOn(table, 4, 30);
  await everything(run, table, 1);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function explain_six(run) {
  const table = await run.api.table(SIX, 5, { game: 'uprising', options: { first: 'B' } });
  await run.api.playOn(table, 4, 30);
  await everything(run, table, 0, [SIZES[0]]);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function explain_arrakis(run) {
  const seats = ['Olena', 'Tiber'].map((name) => ({ controller: 'human', name }));
  const made = await run.api.tell('/tables', { game: 'arrakis', seed: 5, seats });
  const table = {
    id: made.id,
    tokens: Object.fromEntries(made.seats.filter((s) => s.token).map((s) => [s.seat, s.token])),
  };
  await run.api.playOn(table, 4, 20);
  await everything(run, table, 2);
}

/** Mouse, keyboard, the goal, the phases, the legend. @param {import('../support/browser.mjs').TestRun} run */
export async function explain_ways(run) {
  const table = await run.api.table(FOUR, 7);
  await run.api.playOn(table, 3, 24);
  const page = await seated(run, table, [1280, 720], { theme: 'light' });
  const popover = page.locator('.explain-popover');
  const quiet = async (/** @type {string} */ where) => assert.deepEqual(await accessibilityFaults(page), [], where);

  // A pointer that rests: the sentence, and a link that can be reached with it.
  await page.locator('.player [data-icon=water]').first().hover();
  await popover.waitFor();
  assert.match(await popover.innerText(), /Water: .*IMP-SYMBOL-12/s);
  assert.equal(await page.locator('.player [data-icon=water]').first().locator('xpath=..').getAttribute('title'), null);
  await quiet('popover');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), popover.getByRole('link').click()]);
  await tab.waitForURL('**/rules#IMP-SYMBOL-12');
  await tab.close();
  await page.mouse.move(640, 5);
  await popover.waitFor({ state: 'detached' });

  // The phases say what is now and what is next; Escape closes.
  await page.locator('.phases li.on button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await popover.filter({ hasText: 'This is now.' }).waitFor();
  assert.match(await popover.innerText(), /This is now\..*Next: Combat\./s);
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });

  // The goal: how everybody stands, and how points are made.
  assert.equal(await page.locator('.goal-one').count(), 4);
  await page.locator('.goal').click();
  await page.getByRole('dialog').waitFor();
  const goal = await popover.innerText();
  for (const name of [...FOUR, '/ 10', 'Influence', 'Alliances', 'Conflicts']) assert.ok(goal.includes(name), name);
  await quiet('goal');
  await run.shot(page, 'explain-goal');
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });

  // A space has a preview already: its icons are explained there, and nothing lies over it.
  await page.locator('.space[data-target="space:arrakeen"]').hover();
  await page.locator('.preview-popup .preview-icons').waitFor();
  assert.equal(await popover.count(), 0);
  assert.match(await page.locator('.preview-icons').innerText(), /Combat:/);
  await run.shot(page, 'explain-preview');
  await page.mouse.move(640, 5);

  // The key for what has the focus leads to the links; afterwards one is where one was.
  await page.locator('.player').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  assert.ok(
    await page
      .locator('.player')
      .first()
      .evaluate((e) => e === document.activeElement),
  );

  // The legend lists what is on the table and rings it.
  await page.keyboard.press('l');
  const legend = page.locator('.legend-drawer');
  await legend.waitFor();
  assert.deepEqual(
    await legend
      .locator('h3')
      .allInnerTexts()
      .then((all) => all.map((s) => s.toLowerCase())),
    ['you get', 'on a space', 'on a card', 'shapes'],
  );
  assert.equal(await legend.locator('[data-entry=sandworm]').count(), 0, 'no icon of another game');
  await legend.locator('[data-entry=combat]').click();
  const ringed = page.locator('[data-ringed]');
  await ringed.first().waitFor();
  assert.ok((await ringed.count()) >= 5);
  assert.ok(await ringed.evaluateAll((all) => all.every((e) => e.getAttribute('data-icon') === 'combat')));
  await quiet('legend');
  await run.shot(page, 'explain-legend');
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
  assert.equal(await ringed.count(), 0);
}

/** A finger that rests on something reads and does not press. @param {import('../support/browser.mjs').TestRun} run */
export async function explain_touch(run) {
  const table = await run.api.table(FOUR, 7);
  const page = await seated(run, table, [390, 844]);
  const seq = await page.locator('.table').getAttribute('data-seq');
  const space = page.locator('.space').first();
  await space.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await page.locator('.explain-popover').waitFor();
  await space.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await space.dispatchEvent('click', { bubbles: true });
  assert.equal(await page.locator('.table').getAttribute('data-seq'), seq);
  assert.equal(await page.locator('.space[aria-pressed=true]').count(), 0);
  assert.deepEqual(await accessibilityFaults(page), []);
  await run.shot(page, 'explain-touch');
  await page.locator('.explain-popover').getByRole('button').click();
  // The legend is a sheet: an entry leaves room for the board, with its rings.
  await page.locator('[data-explain=button-legend]').tap();
  await page.locator('[data-entry=combat]').tap();
  await page.locator('[data-ringed]').first().waitFor();
  const height = await page.locator('.legend-drawer').evaluate((e) => e.getBoundingClientRect().height);
  assert.ok(height < 300, `${height} px of the screen`);
  assert.deepEqual(await accessibilityFaults(page), []);
  await run.shot(page, 'explain-legend-phone');
}
