// The ladder: a rated table from the form to the result, one's own row, and the page of a player.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { overflows } from '../support/overflow.mjs';

const SIZES = /** @type {[number, number][]} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
]);
const LANGUAGES = [
  ['uk', 'УК'],
  ['ru', 'РУ'],
  ['cs', 'ČE'],
  ['en', 'EN'],
];

/**
 * Looks at a page in every language, at every size, by day and by night.
 * @param {import('../support/browser.mjs').TestRun} run @param {import('playwright-core').Page} page
 * @param {string} name
 */
async function fits(run, page, name) {
  let turn = 0;
  for (const [lang, short] of LANGUAGES) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator(`.lang [lang="${lang}"]`).click();
    await page.locator(`html[lang="${lang}"] main[data-ready="true"]`).waitFor();
    await page.locator('.mast .icon-btn').first().click();
    for (const size of SIZES) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await run.shot(page, `${name}-${lang}-${turn % 2 ? 'b' : 'a'}-${size[0]}`);
      assert.deepEqual(await overflows(page), [], `${name} ${short} ${size[0]}`);
    }
    assert.deepEqual(await accessibilityFaults(page), [], `${name} ${short}`);
    turn++;
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function ladder(run) {
  const page = await run.person();
  // Without a profile the form is there, and the server says what is missing.
  await page.goto('/new/imperium');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
  const rated = page.getByRole('checkbox', { name: 'Rated table' });
  await rated.check();
  await page.getByLabel('Difficulty').waitFor();
  run.allowed.push(/403/);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('alert').filter({ hasText: 'profile' }).waitFor();
  await run.shot(page, 'ladder-form');

  await page.goto('/you');
  await page.getByLabel('Your name').fill('Olena');
  await page.getByRole('button', { name: /^Keep my|^Make a profile/ }).click();
  await page.locator('main[data-signed="true"] .you-cols').waitFor();
  await page.goto('/new/imperium');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
  await rated.check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('.table[data-seq]').waitFor();
  const [made] = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  await run.api.playOn({ id: made.id, tokens: made.tokens }, 3);
  const change = page.locator('.rating-change[data-state="rated"]');
  await change.waitFor();
  assert.match((await change.locator('.mine').textContent()) ?? '', /Olena\s*\d+\?\s*[+−]\d+/);
  await run.shot(page, 'ladder-result');
  await change.getByRole('link', { name: 'Olena' }).click();
  await page.getByRole('heading', { name: 'Olena' }).waitFor();
  await page.getByText('finishes 100 % of games').waitFor();
  await page.locator('.player-games li').waitFor();
  await fits(run, page, 'player');

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Ladder', exact: true }).click();
  await page.getByRole('button', { name: 'Dune: Imperium', exact: true }).click();
  await page.getByRole('button', { name: 'solo' }).click();
  await page.locator('tr.me', { hasText: 'Olena' }).waitFor();
  // The automas stand where their fixed rating puts them.
  assert.equal(await page.locator('tr.fixed').count(), 2);
  await page.getByRole('button', { name: 'bots', exact: true }).click();
  await page.locator('tr.me').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'people and bots' }).click();
  await page.locator('tr.me').waitFor();
  await fits(run, page, 'ladder');
}
