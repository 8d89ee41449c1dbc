// Whole games at one screen, clicked through to the end.
import assert from 'node:assert/strict';
import { Clicker, playOn } from '../house/clicker.mjs';

/** Fill in the form of a new table. @param {import('playwright-core').Page} page @param {string[]} names */
export async function makeTable(page, names, seed, game = 'imperium', options = /** @type {Record<string, string>} */ ({})) {
  await page.goto(`/new/${game}`);
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: String(names.length), exact: true }).click();
  for (const [i, name] of names.entries()) {
    await page.getByRole('group', { name: `Seat ${i + 1}` }).getByRole('button', { name: 'here' }).click();
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
  }
  for (const [label, value] of Object.entries(options)) await page.getByRole('combobox', { name: label }).selectOption(value);
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill(String(seed));
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL('**/table/*');
}

/** @param {import('../house/house.mjs').House} house */
export async function solo(house) {
  const page = await house.person();
  await makeTable(page, ['Olena'], 11);
  const who = new Clicker(page, 1);
  await playOn([who]);
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const state = await house.api.state(id);
  assert.ok(state.over);
  const scores = await end.locator('tbody tr').evaluateAll((rows) => rows.map((row) => [row.querySelector('th b')?.textContent, Number(row.querySelector('.tot')?.textContent)]));
  const names = Object.fromEntries(state.seats.map((s) => [s.seat, s.name]));
  assert.deepEqual(Object.fromEntries(scores), Object.fromEntries(Object.entries(state.result.scores).map(([seat, n]) => [names[seat], n])));
  assert.match(await end.getByRole('heading', { level: 2 }).innerText(), new RegExp(names[state.result.winners[0]]));
  await house.shot(page, 'results');
  // Every sort of click was needed: the game was played on the board, not past it.
  for (const what of ['.board .glow', '.hand .card.ready', '.strip.glow', '.stepper [data-confirm]', '.guide .end:not([disabled])']) {
    assert.ok(who.done[what], `nothing was ever clicked at ${what}: ${JSON.stringify(who.done)}`);
  }
  await end.getByRole('button', { name: 'See the table' }).click();
  await end.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.table .glow').count(), 0);
}

/** @param {import('../house/house.mjs').House} house */
export async function hotseat(house) {
  const page = await house.person();
  await makeTable(page, ['Olena', 'Marek'], 5);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const [known] = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  assert.deepEqual(Object.keys(known.tokens), ['A', 'B']);
  let curtains = 0;
  await page.locator('.cur').waitFor();
  await house.shot(page, 'curtain');
  const who = new Clicker(page, 2);
  // The check comes before each click, so also before the one that takes the seat.
  const step = who.step.bind(who);
  who.step = async () => {
    const curtain = page.locator('.cur');
    if (await curtain.count()) {
      curtains += 1;
      await nothingPrivate(house, page, id, known.tokens, curtains <= 3 || curtains % 10 === 0);
    }
    return step();
  };
  await playOn([who]);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  assert.ok(curtains > 20, `only ${curtains} curtains in a whole game`);
  assert.ok((await house.api.state(id)).over);
}

/** Behind the curtain there is nothing that not everybody may know, and nothing that could be reached. */
export async function nothingPrivate(house, page, id, tokens, thorough) {
  const seen = await page.evaluate(() => ({
    cards: [...document.querySelectorAll('.hand .card, .hand .option, .gchoices .btn, [data-thing^="hand:"], [data-thing^="intrigue:"], [role=tooltip]')].map((e) => e.textContent),
    glow: document.querySelectorAll('.table .glow').length,
    inert: document.querySelector('.table')?.hasAttribute('inert'),
    text: document.body.textContent ?? '',
    covered: [[0.1, 0.1], [0.5, 0.95], [0.9, 0.5], [0.5, 0.5]].every(([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('.cur')),
  }));
  assert.deepEqual(seen.cards, [], 'cards behind the curtain');
  assert.equal(seen.glow, 0);
  assert.ok(seen.inert && seen.covered, 'the table can be reached behind the curtain');
  if (!thorough) return;
  // What was told to one seat only.
  const open = new Set((await house.api.state(id)).events.map((e) => e.text));
  for (const token of Object.values(tokens)) {
    const { events, seats, you } = await house.api.state(id, token);
    const name = seats.find((s) => s.seat === you).name;
    for (const { text } of events) {
      if (open.has(text) || !text) continue;
      const words = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
      assert.ok(!seen.text.includes(words), `behind the curtain: ${text}`);
    }
  }
}
