// Challenges: from the first page to the table of the day. The game itself is played through the API.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { overflows } from '../support/overflow.mjs';

const SIZES = /** @type {[number, number][]} */ ([
  [820, 1180],
  [390, 844],
  [1280, 720],
]);

/**
 * Plays the first legal move until the game is over.
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {string} id @param {string} token
 */
async function playOut(run, id, token) {
  let state = await run.api.now(id, token);
  while (!state.over) {
    const { seq, legal } = state;
    state = await run.api.tell(`/tables/${id}/moves`, { token, expect: seq, move: legal[0].move });
  }
}

/**
 * A profile plays the challenge of today and finds itself in the table; a guest's attempt stays in the browser.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function challenge(run) {
  const page = await run.person({});
  await page.goto('/you');
  await page.getByLabel('Your name').fill('Olena');
  await page.getByRole('button', { name: /^Keep my|^Make a profile/ }).click();
  await page.locator('main[data-signed="true"]').waitFor();
  await page.goto('/');
  await page.locator('a.today').click();
  const card = page.locator('[data-challenge^="daily uprising"]');
  await card.waitFor();
  const day = (await card.getAttribute('data-challenge'))?.split(' ')[2] ?? '';
  await card.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.table[data-seq]').waitFor();
  assert.equal(await page.locator('[data-hint]').count(), 0);
  const id = /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  const tables = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  const token = tables.find((/** @type {{ id: string }} */ one) => one.id === id).tokens.A;
  assert.match((await run.api.now(id, token)).why_not_undo, /nothing is taken back/);
  // One attempt at a time: the button goes on with it.
  await page.goto(`/challenges/${day}`);
  await card.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`**/table/${id}**`);
  await page.locator('.table[data-seq]').waitFor();
  await playOut(run, id, token);
  await page.getByRole('link', { name: 'Table of the challenge' }).click();
  await page.locator('[data-loaded="true"]').waitFor();
  await card.getByRole('button', { name: 'Table', exact: true }).click();
  const own = page.locator('tr[data-you="true"]');
  await own.filter({ hasText: 'Olena' }).waitFor();
  await card.getByRole('button', { name: 'Practise', exact: true }).waitFor();
  await page.locator('.challenge-week i.done').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await overflows(page), []);
    await run.shot(page, `challenges-${width}`);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my result' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /^daily-uprising-.*\.json$/);
  // This server knows it already, and says so.
  run.allowed.push(/422/);
  await page.locator('input[type="file"]').setInputFiles(await download.path());
  await page.getByRole('alert').filter({ hasText: 'from this server' }).waitFor();

  const guest = await run.person({ phone: true, theme: 'light' });
  await guest.goto('/challenges');
  const weekly = guest.locator('[data-challenge^="weekly"]');
  await weekly.getByRole('button', { name: 'Play', exact: true }).click();
  await guest.locator('.table[data-seq] .twist button').click();
  await guest.locator('.twist-rule').waitFor();
  await run.shot(guest, 'challenge-twist-phone');
  await guest.goto('/challenges');
  await weekly.getByRole('button', { name: 'Continue', exact: true }).waitFor();
}
