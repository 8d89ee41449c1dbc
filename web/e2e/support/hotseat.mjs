// A table made by the form, and what may be seen of it between two people.
import assert from 'node:assert/strict';

/** Fill in the form of a new table. @param {import('playwright-core').Page} page @param {string[]} names */
export async function makeTable(
  page,
  names,
  seed,
  game = 'imperium',
  options = /** @type {Record<string, string>} */ ({}),
) {
  await page.goto(`/new/${game}`);
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('button', { name: String(names.length), exact: true })
    .click();
  for (const [i, name] of names.entries()) {
    await page
      .getByRole('group', { name: `Seat ${i + 1}` })
      .getByRole('button', { name: 'here' })
      .click();
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
  }
  for (const [label, value] of Object.entries(options))
    await page.getByRole('checkbox', { name: label }).setChecked(value === 'yes');
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill(String(seed));
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/table/*');
}

/**
 * The page looks away while others play on, and then looks at the table again.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<any>} meanwhile
 */
export async function lookAway(page, meanwhile) {
  const back = page.url();
  await page.goto('/');
  assert.ok(!(await meanwhile()).over, 'the game was over before');
  await page.goto(back);
  await page.locator('.table').waitFor({ state: 'attached' });
}

/** Behind the curtain there is nothing that not everybody may know, and nothing that could be reached. */
export async function nothingPrivate(run, page, id, tokens, thorough) {
  const seen = await page.evaluate(() => ({
    cards: [
      ...document.querySelectorAll(
        '.hand .card, .hand .option, .prompt-choices .button, [data-target^="hand:"], ' +
          '[data-target^="intrigue:"], [role=tooltip]',
      ),
    ].map((e) => e.textContent),
    glow: document.querySelectorAll('.table .glow').length,
    inert: document.querySelector('.table')?.hasAttribute('inert'),
    text: document.body.textContent ?? '',
    covered: [
      [0.1, 0.1],
      [0.5, 0.95],
      [0.9, 0.5],
      [0.5, 0.5],
    ].every(([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('.curtain')),
  }));
  assert.deepEqual(seen.cards, [], 'cards behind the curtain');
  assert.equal(seen.glow, 0);
  assert.ok(seen.inert && seen.covered, 'the table can be reached behind the curtain');
  if (!thorough) return;
  // What was told to one seat only.
  const open = new Set((await run.api.state(id)).events.map((e) => e.text));
  for (const token of Object.values(tokens)) {
    const { events, seats, you } = await run.api.state(id, token);
    const name = seats.find((s) => s.seat === you).name;
    for (const { text } of events) {
      if (open.has(text) || !text) continue;
      const words = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
      assert.ok(!seen.text.includes(words), `behind the curtain: ${text}`);
    }
  }
}
