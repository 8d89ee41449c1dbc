// Puzzles: a wrong answer says what it loses and is taken back, the right one is made by pressing what is marked.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';

/** More presses than the first move of any puzzle needs. */
const MOST = 8;

/**
 * The table and the token of the one who solves, as the page keeps them.
 * @param {import('playwright-core').Page} page
 */
async function seated(page) {
  await page.locator('.puzzle').waitFor();
  const id = /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  const tables = await page.evaluate(() => JSON.parse(localStorage.getItem('landsraad.tables') ?? '[]'));
  const token = Object.values(tables.find((one) => one.id === id).tokens)[0];
  return { id, token };
}

/** Presses what the hint marks until the first move is made. */
async function pressMarked(page) {
  await page.locator('[data-puzzle-do="hint"]').click();
  for (let n = 0; n < MOST; n++) {
    const ring = page.locator('.veil rect.first');
    await page.locator('.veil rect.first, .puzzle[data-look="right"]').first().waitFor();
    if ((await page.locator('.puzzle').getAttribute('data-look')) === 'right') return;
    const mark = () =>
      page.evaluate(() => {
        const box = document.querySelector('.veil rect.first')?.getBoundingClientRect();
        const seq = document.querySelector('.table')?.getAttribute('data-seq');
        return JSON.stringify([seq, box?.left, box?.top, box?.width]);
      });
    const before = await mark();
    // The last press may just be answered: then the ring goes.
    const box = await ring.boundingBox({ timeout: 2000 }).catch(() => null);
    if ((await page.locator('.puzzle').getAttribute('data-look')) === 'right') return;
    if (box === null) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction((was) => {
      const now = document.querySelector('.veil rect.first')?.getBoundingClientRect();
      const seq = document.querySelector('.table')?.getAttribute('data-seq');
      return JSON.stringify([seq, now?.left, now?.top, now?.width]) !== was;
    }, before);
    if ((await page.locator('.puzzle').getAttribute('data-look')) === 'right') return;
    if ((await ring.count()) === 0) break;
  }
  await page.locator('.puzzle[data-look="right"]').waitFor();
}

/**
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {boolean} phone
 */
async function solve(run, phone) {
  const page = await run.person({ phone, theme: phone ? 'light' : 'dark' });
  await page.goto('/');
  await page.locator('.more a[href="/puzzles"]').click();
  await page.locator('[data-today]').waitFor();
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.getByRole('button', { name: 'Imperium', exact: false }).first().waitFor();
  await page.locator('[data-theme="judgement"]').click();
  const { id, token } = await seated(page);

  const state = await run.api.state(id, token);
  assert.equal(state.puzzle.status, 'asking');
  const told = await run.api.ask(`/tables/${id}/puzzle?lang=en`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const right = told.options.filter((one) => one.right).map((one) => one.move);
  const wrong = told.options.find((one) => !one.right);
  assert.ok(wrong && !right.includes(wrong.move));
  await run.api.tell(`/tables/${id}/moves`, { token, expect: state.seq, move: wrong.move });
  const panel = page.locator('.puzzle');
  await page.locator('.puzzle[data-look="wrong"]').waitFor();
  assert.match(await panel.innerText(), new RegExp(`${Math.round(100 * wrong.value)} % instead of`));
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-yours') === 'true');
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.locator('[data-puzzle-do="retry"]').click();
  await page.locator('.puzzle[data-look="asking"]').waitFor();

  await pressMarked(page);
  assert.match(await panel.innerText(), /That is it/);
  assert.deepEqual(await accessibilityFaults(page), []);
  const kept = await page.evaluate(() => Object.values(JSON.parse(localStorage.getItem('landsraad.puzzles') ?? '{}')));
  assert.deepEqual(
    kept.map(({ solved, done }) => ({ solved, done })),
    [{ solved: false, done: true }],
  );
  await page.locator('[data-puzzle-do="next"]').click();
  await page.locator('.puzzle[data-look="asking"]').waitFor();
  assert.ok(!page.url().includes(id), 'the next puzzle is at a table of its own');
  await page.goto('/puzzles');
  await page.getByText('1 of', { exact: false }).first().waitFor();
}

/** @param {import('../support/browser.mjs').TestRun} run */
export const puzzle_at_a_desk = (run) => solve(run, false);

/** @param {import('../support/browser.mjs').TestRun} run */
export const puzzle_on_the_phone = (run) => solve(run, true);
