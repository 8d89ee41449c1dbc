// The analysis board: from a game, from a text, by a link, and what is wrong with a text or a link.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { overflows } from '../support/overflow.mjs';

const finished = process.env.LANDSRAAD_FINISHED ?? '';
const TEXT = `game: imperium
options: {players: 3, leaders: [paul_atreides, glossu_rabban, earl_memnon_thorvald]}
seed: 7
given:
  round: 4
  turn: A
  A: {hand: [diplomacy, dagger], solari: 4, spice: 3, water: 1}
`;
/** What the panel lies on, and lists that scroll. */
const FINE = ['.analysis *', '.board-marks *', '.market *', '.log *', '.hand *', '.deck *', '.right *'];

/** @param {import('playwright-core').Page} page @param {number} n */
const atDepth = (page, n) => page.locator(`.analysis[data-depth="${n}"]`).waitFor();

/** The search has found something in the position that is shown. @param {import('playwright-core').Page} page */
async function searched(page) {
  await page.waitForFunction(() => {
    const panel = document.querySelector('.analysis');
    return Number(panel?.getAttribute('data-done')) > 0 && panel?.querySelector('[data-candidate]') !== null;
  });
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function analysis(run) {
  assert.ok(finished, 'LANDSRAAD_FINISHED names a table');
  for (const phone of [false, true]) {
    const page = await run.person({ phone, theme: phone ? 'light' : 'dark' });
    await fromGame(page);
    await fromText(page, run, phone);
    if (!phone) await wrong(page, run);
  }
}

/** "What else?" at a moment of the replay leads to that moment. @param {import('playwright-core').Page} page */
async function fromGame(page) {
  await page.goto(`/replay/${finished}#20`);
  await page.locator('.what-else').click();
  await page.waitForURL(`**/analysis#table=${finished}&at=20`);
  await searched(page);
  await page.locator('[data-halt]').click();
  await page.locator('.analysis[data-search="off"]').waitFor();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {boolean} phone
 */
async function fromText(page, run, phone) {
  await page.goto('/');
  await page.locator('.more a[href="/analysis"]').click();
  const text = page.locator('.position-editor textarea');
  // A wrong word is named beside its line, and what was written stays.
  run.allowed = [/400/];
  await text.fill(TEXT.replace('dagger', 'daggr'));
  await page.locator('.position-editor .primary').click();
  await page.locator('.beside[data-line="7"]').waitFor();
  assert.match(await page.locator('.beside').innerText(), /did you mean 'dagger'/);
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.deepEqual(await overflows(page), []);
  run.allowed = [];
  await text.fill(TEXT);
  await page.locator('.position-editor .primary').click();
  await searched(page);
  await page.locator('[data-mark="best"]').first().waitFor({ state: 'attached' });
  assert.deepEqual(await accessibilityFaults(page), []);
  assert.deepEqual(await overflows(page, FINE), []);
  await run.shot(page, `analysis-${phone ? 390 : 1280}`);

  // A move, back, another one in its place: both stay, and one goes on where one was last.
  const moves = page.locator('[data-candidate]');
  const [first, second] = [
    await moves.nth(0).getAttribute('data-candidate'),
    await moves.nth(1).getAttribute('data-candidate'),
  ];
  const made = () => page.locator('.tried [aria-current]').innerText();
  await page.locator(`[data-candidate="${first}"] button`).click();
  await atDepth(page, 1);
  const one = await made();
  await page.locator('[data-go="back"]').click();
  await atDepth(page, 0);
  await page.locator(`[data-candidate="${second}"] button`).click();
  await atDepth(page, 1);
  assert.notEqual(await made(), one);
  assert.ok((await page.locator('.tried .other').innerText()).endsWith(one));
  await page.locator('.tried .other').click();
  await page.waitForFunction(
    (label) => document.querySelector('.tried [aria-current]')?.textContent?.trim() === label,
    one.trim(),
  );
  await page.locator('[data-go="start"]').click();
  await atDepth(page, 0);
  await page.locator('[data-go="on"]').click();
  await atDepth(page, 1);
  assert.equal(await made(), one);

  // Whoever opens the link sees the same.
  await page.waitForFunction(() => location.hash.includes('moves='));
  const other = await run.person();
  await other.goto(page.url());
  await atDepth(other, 1);
  assert.equal(await other.locator('.tried [aria-current]').innerText(), one);
  const solari = (/** @type {import('playwright-core').Page} */ at) =>
    at
      .locator('.players .player')
      .allInnerTexts()
      .then((texts) => texts.map((each) => each.replace(/\s+/g, ' ')).sort());
  if (!phone) assert.deepEqual(await solari(other), await solari(page));
  await other.context().close();
}

/**
 * A damaged link, and one that unpacks to far too much.
 * @param {import('playwright-core').Page} page
 * @param {import('../support/browser.mjs').TestRun} run
 */
async function wrong(page, run) {
  run.allowed = [/404/];
  const bomb = await page.evaluate(async () => {
    const stream = new Blob([new Uint8Array(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  });
  for (const hash of [
    'text=AAAA',
    'text=%%%',
    'table=../etc',
    'text=x&table=y',
    `text=${bomb}`,
    'table=nowhere&at=1',
  ]) {
    await page.goto('about:blank');
    await page.goto(`/analysis#${hash}`);
    await page.locator('.position-editor .notice').waitFor();
    assert.ok((await page.locator('.position-editor .notice').innerText()).length > 10, hash.slice(0, 40));
  }
  run.allowed = [];
}
