// The review of a finished game. The test keeps one in the database, and a game that nobody has reviewed yet.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { overflows } from '../support/overflow.mjs';

const [reviewed = '', fresh = ''] = (process.env.LANDSRAAD_REVIEWED ?? '').split(' ');

/** Lists that scroll, and titles that end in dots until their moment is chosen. */
const SCROLLS = ['.moments ol *', '.else *', '.accounts .said'];

/** @param {import('playwright-core').Page} page */
const atMove = (page) => page.locator('.review').getAttribute('data-move').then(Number);

/** @param {import('../support/browser.mjs').TestRun} run */
export async function review(run) {
  assert.ok(reviewed && fresh, 'LANDSRAAD_REVIEWED names two tables');
  const told = (await run.api.ask(`/tables/${reviewed}/review`)).review;
  for (const size of /** @type {[number, number][]} */ ([
    [1280, 720],
    [390, 844],
  ])) {
    const page = await run.person({ size });
    await page.goto(`/review/${reviewed}`);
    await page.locator('.review').waitFor();
    // The first mistake is looked at; each mark of the curve leads to its moment.
    const mistakes = told.decisions.filter(
      (d) => told.moments.includes(d.move) && ['slip', 'mistake', 'blunder'].includes(d.verdict),
    );
    assert.ok(mistakes.length > 1);
    await page.waitForFunction(
      (n) => document.querySelector('.review')?.getAttribute('data-move') === n,
      String(mistakes[0].move),
    );
    const marks = page.locator('.moment-mark');
    assert.ok((await marks.count()) >= told.moments.length);
    await page.locator(`.moment-mark[href$="#${mistakes[1].move}"]`).dispatchEvent('click');
    await page.waitForFunction((n) => location.hash === `#${n}`, mistakes[1].move);
    assert.equal(await atMove(page), mistakes[1].move);
    // What was played, what was better, and their chances.
    const made = page.locator('.options .made');
    assert.ok((await made.innerText()).startsWith(mistakes[1].played));
    assert.equal(await page.locator('.options li').count(), mistakes[1].options.length);
    await run.shot(page, `review-${size[0]}`);
    assert.deepEqual(await accessibilityFaults(page), []);
    // Luck and play of each seat are those of the server, in each of the three views.
    const [first] = told.accounts;
    await page.locator('.account-of').selectOption(first.seat);
    assert.match(await page.locator('[data-part=luck] b').innerText(), /%/);
    assert.ok((await page.locator('.accounts .said').innerText()).startsWith(first.name));
    await page.getByRole('button', { name: 'rounds', exact: true }).click();
    assert.equal(await page.locator('.by-round li').count(), told.rounds);
    await page.getByRole('button', { name: 'decisions', exact: true }).click();
    assert.equal(await page.locator('.kinds tbody tr').count(), first.kinds.length);
    await learn(page, mistakes);
    if (size[0] === 1280) await another(page, run, mistakes);
    await moments(page, run);
  }
  await fits(run);
  await making(run);
}

/**
 * In the longest language nothing is cut or lies on something else.
 * @param {import('../support/browser.mjs').TestRun} run
 */
async function fits(run) {
  for (const [size, theme] of /** @type {[[number, number], 'light' | 'dark'][]} */ ([
    [[1280, 720], 'light'],
    [[820, 1180], 'dark'],
    [[390, 844], 'light'],
  ])) {
    const page = await run.person({ size, theme, locale: 'uk-UA' });
    await page.goto(`/review/${reviewed}`);
    await page.locator('.review').waitFor();
    for (const view of ['сума', 'раунди', 'рішення']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      assert.deepEqual(
        await overflows(page, [...SCROLLS, '.review-board *', '.review-acts']),
        [],
        `${view} at ${size}`,
      );
    }
    await run.shot(page, `review-uk-${size[0]}`);
  }
}

/** The answer is hidden until one has answered. @param {import('playwright-core').Page} page @param {any[]} mistakes */
async function learn(page, mistakes) {
  await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
  await page.locator('.review[data-learning]').waitFor();
  assert.equal(await atMove(page), mistakes[0].move);
  assert.equal(await page.locator('.options b, .moment-mark').count(), 0, 'nothing gives the answer away');
  const best = mistakes[0].options.reduce((a, b) => (b.chance > a.chance ? b : a));
  const wrong = mistakes[0].options.find((o) => o.move === mistakes[0].made);
  await page.locator('.option-choice', { hasText: best.label }).first().click();
  await page.locator('.verdict.correct').waitFor();
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await page.waitForFunction((n) => location.hash === `#${n}`, mistakes[1].move);
  const again = mistakes[1].options.find((o) => o.move === mistakes[1].made);
  await page.locator('.option-choice', { hasText: again.label }).first().click();
  await page.locator('.verdict:not(.correct)').waitFor();
  assert.ok(wrong && again);
  await page.getByRole('button', { name: 'Finish' }).first().click();
  await page.locator('.review:not([data-learning])').waitFor();
}

/** A move that the review did not compare is weighed on request, and counts if it is about as good as the best. */
async function another(page, run, mistakes) {
  const [mistake] = mistakes.toReversed();
  const query = `?number=${mistake.move}&depth=quick`;
  const { moves } = await run.api.ask(`/tables/${reviewed}/review/moves${query}`);
  await page.getByRole('button', { name: 'Learn from your mistakes' }).click();
  await page.goto(`/review/${reviewed}#${mistake.move}`);
  await page.waitForFunction(
    (n) => document.querySelector('.review')?.getAttribute('data-move') === n,
    `${mistake.move}`,
  );
  const list = page.getByRole('combobox', { name: 'Another move…' });
  await list.selectOption(moves[0].move);
  await page.locator('.options .chosen', { hasText: moves[0].label }).waitFor();
  const wish = { depth: 'quick', number: mistake.move, move: moves[0].move };
  const told = await run.api.tell(`/tables/${reviewed}/review/moves`, wish);
  assert.equal(await page.locator('.verdict.correct').count(), told.right ? 1 : 0);
}

/** The moment in the replay, with the curve under its scrubber; and a sandbox there, at the seat that decided. */
async function moments(page, run) {
  const move = await atMove(page);
  await page.getByRole('link', { name: 'Go to the moment' }).click();
  await page.waitForURL(`**/replay/${reviewed}#${move - 1}`);
  await page.locator('.replay-curve .moment-mark').first().waitFor();
  await page.goBack();
  await page.locator('.review').waitFor();
  await page.getByRole('button', { name: 'Try again from here' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.table').waitFor();
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const state = await run.api.state(id);
  const told = (await run.api.ask(`/tables/${reviewed}/review`)).review;
  const decided = told.decisions.find((d) => d.move === move);
  assert.equal(state.seats.find((s) => s.controller === 'human').seat, decided.seat);
}

/** A game that nobody has reviewed: the page asks for it and shows how far it is. */
async function making(run) {
  const page = await run.person();
  await page.goto(`/table/${fresh}`);
  await page.getByRole('link', { name: 'Review' }).click();
  await page.locator('.review-waiting progress').waitFor();
  const { state, moves } = await run.api.ask(`/tables/${fresh}/review`);
  assert.ok(['waiting', 'running'].includes(state) && moves > 0, state);
}
