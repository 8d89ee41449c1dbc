// Troops and windows: what a deployment brings, and passes that are made for a player without a choice.
import assert from 'node:assert/strict';

const NEAR_FIGHTS = ['carthag', 'arrakeen', 'hardy_warriors', 'stillsuits'];

/** Quickly into a fight: a first agent to a combat space with all troops, then everybody reveals. @param {any} state */
function fighting({ legal }) {
  const words = (/** @type {any} */ one) => one.words;
  const deploy = legal.filter((/** @type {any} */ one) => words(one)[0] === 'deploy').at(-1);
  if (deploy) return deploy.move;
  for (const space of NEAR_FIGHTS) {
    const found = legal.find((/** @type {any} */ one) => words(one)[0] === 'agent' && words(one)[2] === space);
    if (found) return found.move;
  }
  const plain = ['reveal', 'end', 'pass'].map((first) => legal.find((/** @type {any} */ o) => words(o)[0] === first));
  return (plain.find(Boolean) ?? legal[0]).move;
}

const open = (/** @type {any} */ state) => state.decision.kind === 'window' && state.actor === 'A';
const PASSES = { 'landsraad.passes': 'true', 'landsraad.pauses': JSON.stringify([3000, 3000, 3000, 3000, 3000]) };

/** @param {import('../support/browser.mjs').TestRun} run @param {number} seed */
async function atWindow(run, seed, settings = PASSES) {
  const table = await run.api.table(['Olena', 'Marek', 'Iva'], seed);
  const state = await run.api.walk(table, (now) => (open(now) ? undefined : fighting(now)));
  const page = await run.person({ sits: { [table.id]: { A: table.tokens['A'] ?? '' } } });
  await page.clock.install();
  await page.addInitScript((stored) => Object.assign(localStorage, stored), settings);
  await page.goto(`/table/${table.id}#${table.tokens['A']}`);
  await page.locator('.table[data-seq]').waitFor();
  const seq = () => page.locator('.table').getAttribute('data-seq').then(Number);
  return { table, state, page, seq };
}

/**
 * A forced pass is made by itself after a while, a chosen one waits as long, and the others see the same of both.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function auto_pass(run) {
  /** @type {any[]} */
  const seen = [];
  for (const seed of [5, 20]) {
    const { table, state, page, seq } = await atWindow(run, seed);
    const forced = state.legal.length === 1;
    assert.equal(forced, seed === 5);
    assert.ok(state.view.A.intrigue.length > 0, 'the others do not know that it is forced');
    const before = await seq();
    if (!forced) await page.locator('[data-move="pass"]').first().click();
    await page.getByText('Passing in a moment').waitFor();
    await page.clock.runFor(2000); // the shortest that is drawn from these pauses is 2.4 s
    assert.equal(await seq(), before, 'a pass came at once');
    assert.equal((await run.api.now(table.id)).seq, before);
    await page.clock.runFor(2000);
    await page.waitForFunction(
      (was) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > was,
      before,
    );
    const other = await run.api.look(table.id, table.tokens['B'] ?? '', `since=0&seq=-1&lang=en`);
    const own = other.events.filter((/** @type {any} */ e) => e.data.kind === 'moved').at(-1);
    seen.push(Object.keys(own?.data ?? {}).sort());
    await page.close();
  }
  assert.deepEqual(seen[0], seen[1]);
  // It is off until somebody wants it, and the menu says what it does.
  const { page, seq } = await atWindow(run, 5, /** @type {any} */ ({}));
  const before = await seq();
  await page.clock.runFor(30_000);
  assert.equal(await seq(), before);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  const setting = page.getByRole('group', { name: /Pass for me/ });
  assert.match(await setting.locator('xpath=..').innerText(), /nobody learns what you hold/);
  await setting.getByRole('button', { name: 'on', exact: true }).click();
  await page.clock.runFor(30_000);
  await page.waitForFunction((was) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > was, before);
}

/**
 * While troops are chosen the guide says how strong that makes one, who else fights, and what one place more takes.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function deployment(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Iva'], 5);
  const state = await run.api.walk(table, (now) =>
    now.actor === 'B' && now.legal.some((/** @type {any} */ one) => one.words[0] === 'deploy')
      ? undefined
      : fighting(now),
  );
  assert.equal(state.actor, 'B');
  assert.equal(state.view.A.strength, 6);
  for (const [width, height] of /** @type {[number, number][]} */ ([
    [1280, 720],
    [820, 1180],
    [390, 844],
  ])) {
    const page = await run.person({ size: [width, height], sits: { [table.id]: { B: table.tokens['B'] ?? '' } } });
    await page.goto(`/table/${table.id}#${table.tokens['B']}`);
    const line = page.locator('.guide .standing');
    await line.getByText('Strength 0 → 6').waitFor();
    await line.getByText('1 more for 1st place').waitFor();
    assert.match(await line.innerText(), /tied for 1st place \(.*Olena 6\)/);
    await page.locator('[data-step="-1"]').click();
    await line.getByText('Strength 0 → 4').waitFor();
    await line.getByText('3 more for 1st place').waitFor();
    assert.match(await line.innerText(), /2nd place/);
    const clipped = await line.evaluate((one) => {
      const text = one.closest('.prompt-text');
      const own = one.getBoundingClientRect();
      const box = text?.getBoundingClientRect();
      return !text || !box || text.scrollHeight > text.clientHeight + 1 || own.right > box.right + 1;
    });
    assert.ok(!clipped, `at ${width}×${height} the line is cut off`);
    await run.shot(page, `deployment-${width}`);
    await page.close();
  }
}
