// How the screens stand: what fits, and what axe has to say.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { sampled } from '../support/api.mjs';

/**
 * Half of the pages by day, the others by night.
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {'light' | 'dark'} theme
 */
async function accessible(run, theme) {
  const turn = Number(theme === 'dark');
  const states = sampled(['table', 'table-picked', 'help', 'seat'], 2, turn);
  const table = await run.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], 7, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese', 'duke_leto_atreides'] },
  });
  // Some agents are out, and somebody is about to send one.
  let { actor } = await run.api.playOn(table, 3, 10);
  while ((await run.api.state(table.id, table.tokens[actor])).legal[0].words[0] !== 'agent')
    ({ actor } = await run.api.playOn(table, 3, 1));
  const page = await run.person({ theme, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
  const all = [];
  const look = async (name, wanted = states.includes(name)) => {
    if (!wanted) return;
    await run.shot(page, `${name}-${theme}`);
    all.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
  };
  const pages = /** @type {[string, string, string][]} */ ([
    ['home', '/', '.game h2'],
    ['new', '/new/imperium', '.seatlist li'],
    ['gallery', '/gallery/imperium/card/stilgar', '.drawer'],
    ['rules', '/rules', 'article'],
    ['replay', `/replay/${table.id}`, '.scrubber'],
    ['records', '/replay', 'textarea'],
    ['join', '/join', 'form'],
  ]);
  for (const [name, path, ready] of sampled(pages, 2, turn)) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(name, true);
  }
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card').first().waitFor();
  await look('table');
  await page.locator('.hand .card.ready').first().click();
  await page.locator('.board .glow').first().hover();
  await page.getByRole('tooltip').waitFor();
  await look('table-picked');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await look('help');
  await page.keyboard.press('Escape');
  await page.locator('.player').first().click();
  await page.getByRole('dialog').waitFor();
  await look('seat');
  await page.keyboard.press('Escape');
  assert.deepEqual(all, []);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export const axe_light = (run) => accessible(run, 'light');
/** @param {import('../support/browser.mjs').TestRun} run */
export const axe_dark = (run) => accessible(run, 'dark');

/** @param {import('../support/browser.mjs').TestRun} run */
export async function fits(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], 7);
  await run.api.playOn(table, 3, 40);
  const { actor } = await run.api.state(table.id);
  const page = await run.person({ sits: { [table.id]: { [actor]: table.tokens[actor] } } });
  for (const lang of sampled(['en', 'uk', 'ru', 'cs'], 2)) {
    await run.speak(page, lang, `/table/${table.id}`);
    await page.locator('.board .space').first().waitFor();
    await page.waitForFunction((l) => document.documentElement.lang === l, lang);
    await page.evaluate(() => document.fonts.ready);
    const page_ = await page.evaluate(() => {
      const root = document.documentElement;
      window.scrollTo(50, 50);
      return { size: [root.scrollWidth, root.scrollHeight], at: [scrollX, scrollY] };
    });
    assert.deepEqual(page_, { size: [1280, 720], at: [0, 0] }, `${lang}: the page is bigger than the screen`);
    const out = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.board, .players, .right, .guide, .hand, .guide .button, .player, .space, .strip, .reserve-card, .camp',
        ),
      ]
        .filter((e) => {
          const b = e.getBoundingClientRect();
          return b.width > 0 && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1);
        })
        .map((e) => `${e.className} ${e.textContent?.trim().slice(0, 30)}`),
    );
    assert.deepEqual(out, [], `${lang}: these stick out`);
    await run.shot(page, `table-fits-${lang}`);
  }
}
