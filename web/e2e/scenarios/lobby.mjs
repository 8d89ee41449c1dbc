// The lobby: a table that gathers people, quick pairing, a draft, an appointment.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { overflows } from '../support/overflow.mjs';

const SIZES = /** @type {[number, number][]} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
]);

/** @param {any} page @param {string} name */
async function enter(page, name) {
  await page.goto('/lobby');
  await page.locator('main[data-loaded="true"]').waitFor();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

/**
 * Two people meet at an open table, are asked, draft leaders, and sit at seats of their own; two others are paired.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function lobby(run) {
  const olena = await run.person();
  await enter(olena, 'Olena');
  const form = olena.getByRole('region', { name: 'Open a table' });
  await form
    .getByRole('button', { name: /Imperium$/ })
    .first()
    .click();
  await form.locator('.field', { hasText: 'Players' }).locator('select').selectOption('2');
  await form.locator('.field', { hasText: 'Leaders' }).locator('select').selectOption('hidden');
  await form.getByLabel('Name of the table').fill('Friday evening');
  await form.getByRole('button', { name: 'Surprise me' }).click();
  await form.locator('code').waitFor();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await olena.locator('[data-step="open"]').waitFor();

  const marek = await run.person({ phone: true });
  await enter(marek, 'Marek');
  await marek
    .locator('[data-gathering]', { hasText: 'Friday evening' })
    .getByRole('button', { name: 'Sit down' })
    .click();
  for (const page of [olena, marek]) {
    await page.locator('[data-step="ready"]').waitFor();
    await run.shot(page, `lobby-ready-${page === olena}`);
    await page.getByRole('button', { name: 'I’m ready' }).click();
  }
  for (const page of [olena, marek]) await page.locator('[data-step="draft"]').waitFor();
  /** @type {string[]} */
  const picked = [];
  for (let n = 0; n < 2; n++) {
    const page = await Promise.any(
      [olena, marek].map(async (one) => {
        await one.locator('.lobby-draft[data-yours="true"]').waitFor();
        return one;
      }),
    );
    const leader = page.locator('[data-leader]').first();
    await run.shot(page, `lobby-draft-${n}`);
    picked.push(String(await leader.getAttribute('data-leader')));
    await leader.click();
    await page.locator('.lobby-draft[data-yours="true"]').waitFor({ state: 'detached' });
  }
  for (const page of [olena, marek]) await page.waitForURL(/\/table\/\w+#/);
  const id = olena.url().match(/table\/(\w+)/)?.[1] ?? '';
  assert.equal(marek.url().match(/table\/(\w+)/)?.[1], id);
  const state = await run.api.now(id);
  assert.deepEqual(
    ['A', 'B'].map((seat) => state.seats.find((/** @type {any} */ one) => one.seat === seat).name).sort(),
    ['Marek', 'Olena'],
  );
  assert.deepEqual([state.view.B.leader, state.view.A.leader], picked);
  // At the table: a phrase that everybody reads in their language, a pause, and quiet.
  await olena.getByRole('button', { name: 'Chat', exact: true }).click();
  await olena.getByRole('button', { name: 'Good luck!' }).click();
  await olena.locator('.chatbox .emote', { hasText: 'Good luck!' }).waitFor();
  await run.shot(olena, 'lobby-chat');
  await olena.getByRole('button', { name: 'Menu' }).click();
  await olena.getByRole('button', { name: 'Ask for a pause' }).click();
  await olena.getByRole('button', { name: 'Mute, follow, block, report' }).click();
  await olena.getByRole('button', { name: 'Mute', exact: true }).click();
  await olena.getByRole('button', { name: 'Show chat', exact: true }).waitFor();
  await olena.getByRole('button', { name: 'Report', exact: true }).click();
  await olena.getByLabel('What happened?').fill('Nothing at all');
  await run.shot(olena, 'lobby-people');
  await olena.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await olena.getByText('The operator of this server will read it.').waitFor();
  await marek.getByText('Olena: pause?').waitFor();
  await marek.getByRole('button', { name: 'Agree to a pause' }).click();
  await marek.getByRole('button', { name: 'Go on' }).waitFor();
  await run.shot(marek, 'lobby-paused');
}

/**
 * The page in every language, at every size, by day and by night.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function lobby_fits(run) {
  const made = [];
  const ids = [];
  const clock = { kind: 'correspondence', days: 3 }; // these people need not be here
  const day = Math.floor(Date.now() / 86_400_000 + 2) * 86_400;
  for (const [title, more] of /** @type {[string, any][]} */ ([
    [
      'Перший стіл у цьому домі для всіх охочих',
      { options: { players: 4, rise_of_ix: 'yes', immortality: 'yes' }, clock },
    ],
    ['', { game: 'uprising', options: { players: 6 }, draft: 'three', clock }],
    ['Thursday evening', { starts: day + 20 * 3600, clock: { kind: 'live', total: 1800, increment: 30 }, fills: true }],
  ])) {
    const one = await run.api.tell('/lobby/gatherings', { game: 'imperium', name: 'Олександра', title, ...more });
    made.push(one.token);
    ids.push(one.place.gathering.id);
    for (const name of ['Marek z Českých Budějovic', 'Zoe'])
      await run.api.tell(`/lobby/gatherings/${one.place.gathering.id}/join`, { name });
  }
  let turn = 0;
  for (const [lang, locale] of [
    ['uk', 'uk-UA'],
    ['en', 'en-GB'],
    ['ru', 'ru-RU'],
    ['cs', 'cs-CZ'],
  ]) {
    const theme = /** @type {'light' | 'dark'} */ (turn++ % 2 ? 'light' : 'dark');
    const page = await run.person({ locale, theme });
    await page.goto('/lobby');
    await page.locator('[data-gathering]').nth(2).waitFor();
    await page.locator(`[data-gathering="${ids[1]}"] .lobby-do .button`).click();
    await page.locator('[data-step="open"]').waitFor();
    for (const size of SIZES) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await run.shot(page, `lobby-${lang}-${theme}-${size[0]}`);
      assert.deepEqual(await overflows(page), [], `${lang} ${size[0]}`);
    }
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.locator('.lobby-go .button').last().click();
    await page.locator('[data-step="open"]').waitFor({ state: 'detached' });
  }
  for (const token of made) await run.api.tell('/lobby/cancel', { token });
}
