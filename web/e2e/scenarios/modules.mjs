// A set that the client has never heard of: the server describes it, and the table draws it.
import assert from 'node:assert/strict';
import { sampled } from '../support/api.mjs';

const SPACES = ['wealth', 'carthag'];

/**
 * Lets a page believe that a module brings two of the spaces, a resource and a unit.
 * @param {import('playwright-core').Page} page
 */
async function pretend(page) {
  await page.route('**/api/games/imperium/cards**', async (route) => {
    const answer = await route.fetch();
    const set = await answer.json();
    const card = set.cards.find((/** @type {any} */ c) => c.id === 'carthag');
    card.boxes[0].words = { key: 'never-heard-of', args: {} };
    set.cards.push({ ...card, id: 'a_tile', kind: 'tile', name: 'A tile', boxes: card.boxes });
    set.modules = [
      {
        name: 'rim',
        title: 'The Rim',
        spaces: SPACES,
        seat_cells: [
          { cell: 'dust', title: 'dust', icon: 'never-seen', kind: 'resource', in_conflict: false },
          { cell: 'supply', title: 'riders', icon: 'dreadnought', kind: 'unit', in_conflict: true },
        ],
      },
    ];
    await route.fulfill({ response: answer, json: set });
  });
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function unknown_module(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], 7, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese', 'duke_leto_atreides'] },
  });
  const { actor } = await run.api.playOn(table, 3, 0);
  const screens = /** @type {const} */ ([
    [[820, 1180], false],
    [[390, 844], true],
  ]);
  for (const [size, phone] of /** @type {const} */ ([[[1280, 720], false], ...sampled(screens, 2, 1)])) {
    const page = await run.person({ size: [...size], phone, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
    await pretend(page);
    await page.goto(`/table/${table.id}`);
    const panel = page.getByRole('region', { name: 'The Rim' });
    await panel.waitFor();
    for (const space of SPACES) {
      assert.equal(await page.locator(`[data-target="space:${space}"]`).count(), 1, `${space} is drawn once`);
      assert.equal(await panel.locator(`[data-target="space:${space}"]`).count(), 1, `${space} is in the panel`);
    }
    // An effect without icons is a sentence, an icon that the client does not have a plain piece.
    assert.match(await panel.locator('[data-target="space:carthag"] .effect-text').innerText(), /\w/);
    const chip = page.locator(`[data-place="${actor}.dust"]`);
    assert.equal(await chip.innerText(), '0');
    assert.equal(await chip.locator('use').getAttribute('href'), '#i-piece');
    assert.ok((await page.locator('.camp .module-units').count()) > 0, 'units of the module are in the conflict');
    await page
      .getByRole('button', { name: /dust: 0/ })
      .first()
      .waitFor();
    // Its spaces are selected like all others.
    const state = await run.api.state(table.id, table.tokens[actor]);
    const choice = state.legal.find((c) => c.words[0] === 'agent' && SPACES.includes(c.words[2]));
    assert.ok(choice, 'an agent can be sent to the module');
    if (!phone) {
      await page.locator(`[data-target="hand:${choice.words[1]}"]`).first().click();
      await panel.locator('.space.glow').first().waitFor();
    }
    await run.shot(page, `module-${size[0]}`);
    if (size[0] === 1280) {
      await page.goto('/gallery/imperium');
      await page.getByText('A tile').first().waitFor();
    }
    await page.context().close();
  }
}

/**
 * A set that lives outside the package, on a server that was started with it: chosen in the form, drawn and played.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function outside_set(run) {
  const form = await run.person({ size: [1280, 720] });
  await form.goto('/new/imperium');
  await form.getByLabel('The Depot').waitFor();
  await form.context().close();
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 7, { options: { depot: 'yes' } });
  const reaches = (/** @type {any} */ state) => state.legal.find((/** @type {any} */ c) => c.words[2] === 'refinery');
  let n = 0;
  const before = await run.api.walk(table, (/** @type {any} */ state) =>
    reaches(state) ? undefined : state.legal[(n++ * 7919) % state.legal.length].move,
  );
  const actor = before.actor;
  const token = table.tokens[actor];
  const choice = reaches(before);
  const page = await run.person({ size: [1280, 720], sits: { [table.id]: { [actor]: token } } });
  await page.goto(`/table/${table.id}`);
  const panel = page.getByRole('region', { name: 'The Depot' });
  await panel.waitFor();
  await page.locator(`[data-target="hand:${choice.words[1]}"]`).first().click();
  await panel.locator('[data-target="space:refinery"].glow, .space.glow[data-target="space:refinery"]').first().click();
  const fuel = before.view[actor].fuel + 2;
  await page
    .locator(`[data-place="${actor}.fuel"]`, { hasText: `${fuel}` })
    .first()
    .waitFor();
  await run.shot(page, 'outside-set');
  assert.ok((await run.api.state(table.id, token)).view[actor].fuel >= fuel);
  for (const lang of ['uk', 'ru', 'cs']) {
    const set = await run.api.ask(`/games/imperium/cards?modules=depot&lang=${lang}`);
    assert.equal(set.modules[0].title, { uk: 'Депо', ru: 'Депо', cs: 'Depo' }[lang]);
  }
}
