// Games at one screen, clicked through to the end: one of them whole.
import assert from 'node:assert/strict';
import { WHOLE, lastRounds } from '../support/api.mjs';
import { RandomClicker, playOn } from '../support/random_clicker.mjs';
import { lookAway, makeTable, nothingPrivate } from '../support/hotseat.mjs';

/** @param {import('../support/browser.mjs').TestRun} run */
export async function solo(run) {
  const page = await run.person();
  await makeTable(page, ['Olena'], 11);
  const who = new RandomClicker(page, 1);
  await playOn([who]);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const state = await run.api.state(id);
  assert.ok(state.over);
  const scores = await end
    .locator('.score tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('th b')?.textContent, Number(row.querySelector('.total')?.textContent)]),
    );
  const names = Object.fromEntries(state.seats.map((s) => [s.seat, s.name]));
  assert.deepEqual(
    Object.fromEntries(scores),
    Object.fromEntries(Object.entries(state.result.scores).map(([seat, n]) => [names[seat], n])),
  );
  assert.match(await end.getByRole('heading', { level: 2 }).innerText(), new RegExp(names[state.result.winners[0]]));
  await run.shot(page, 'results');
  // Every sort of click was needed: the game was played on the board, not past it.
  for (const what of [
    '.board .glow',
    '.hand .card.ready',
    '.strip.glow',
    '.stepper [data-confirm]',
    '.guide .end:not([aria-disabled=true])',
  ]) {
    assert.ok(who.done[what], `nothing was ever clicked at ${what}: ${JSON.stringify(who.done)}`);
  }
  await end.getByRole('button', { name: 'See the table' }).click();
  await end.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.table .glow').count(), 0);
}

/**
 * The first rounds and the last ones, or with LANDSRAAD_SAMPLE=all everything.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function hotseat(run) {
  const page = await run.person();
  await makeTable(page, ['Olena', 'Marek'], 5);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const [known] = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  assert.deepEqual(Object.keys(known.tokens), ['A', 'B']);
  let curtains = 0;
  await page.locator('.curtain').waitFor();
  await run.shot(page, 'curtain');
  const who = new RandomClicker(page, 2);
  who.curtain = async () => {
    curtains += 1;
    await nothingPrivate(run, page, id, known.tokens, curtains <= 3 || curtains % 10 === 0);
  };
  if (!WHOLE) {
    await playOn([who], () => curtains >= 12);
    await lookAway(page, () => run.api.playOn({ id, tokens: known.tokens }, 5, Infinity, lastRounds));
  }
  await playOn([who]);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  assert.ok(curtains > (WHOLE ? 20 : 12), `only ${curtains} curtains`);
  assert.ok((await run.api.state(id)).over);
}
