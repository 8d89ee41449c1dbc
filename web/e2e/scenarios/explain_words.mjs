// What is spoken of explains itself too: choices on buttons, icons and names in the log, in the chat and in a replay.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { any, seededRandom } from '../support/random.mjs';

/** Then it is tried once more. */
const SOON = 15_000;
const FOUR = ['Olena', 'Marek', 'Tiber', 'Iva'];

/** Nobody waits for the pointer to rest. @param {import('playwright-core').Page} page */
async function atOnce(page) {
  await page.locator('body[data-explains]').waitFor({ state: 'attached' });
  await page.evaluate(() => document.documentElement.style.setProperty('--explain-delay', '0'));
}

/** @param {import('playwright-core').Page} page */
const popover = (page) => page.locator('.explain-popover');

/** Moves by chance until one is asked who has choices of such a family. */
function until(run, table, seed, family) {
  const chance = seededRandom(seed);
  return run.api.walk(table, ({ legal }) =>
    legal.some((c) => c.words[0] === family) ? undefined : any(legal, chance).move,
  );
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function explain_choices(run) {
  for (const [family, size] of /** @type {[string, [number, number]][]} */ ([
    ['skip', [1280, 720]],
    ['choose', [1280, 720]],
    ['skip', [390, 844]],
  ])) {
    const table = await run.api.table(FOUR, 7);
    const { actor, legal } = await until(run, table, 5, family);
    const phone = size[0] < 600;
    const page = await run.person({ size, phone, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
    await page.goto(`/table/${table.id}`);
    const { move } = legal.find((c) => c.words[0] === family);
    const button = page.locator(`[data-move="${move}"]`);
    await button.waitFor();
    await atOnce(page);
    const said = page.locator('.explain-popover, .preview-popup').first();
    const point = async () => {
      if (!phone) {
        await page.mouse.move(640, 5);
        await button.hover();
        return;
      }
      // A finger that rests reads, and does not press.
      const seq = await page.locator('.table').getAttribute('data-seq');
      await button.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await popover(page).waitFor({ timeout: SOON });
      await button.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
      await button.dispatchEvent('click', { bubbles: true });
      assert.equal(await page.locator('.table').getAttribute('data-seq'), seq);
    };
    // The page may still be settling, and move the button away from under the pointer.
    let text = '';
    for (let n = 0; n < 10 && text === ''; n++) {
      await point();
      text = await said.innerText({ timeout: SOON }).catch(() => '');
    }
    assert.ok(text.length > 20, family);
    // It comes to rest beside the button.
    await page.waitForFunction((made) => {
      const at = document.querySelector('.explain-popover, .preview-popup')?.getBoundingClientRect();
      const own = document.querySelector(`[data-move="${made}"]`)?.getBoundingClientRect();
      return (
        at && own && (at.bottom <= own.top || at.top >= own.bottom || at.right <= own.left || at.left >= own.right)
      );
    }, move);
    assert.deepEqual(await accessibilityFaults(page), []);
    await run.shot(page, `explain-choice-${family}-${size[0]}`);
    await page.context().close();
  }
}

/** An icon of the log, and a name: in the log, in what people write, and in the same of a replay. */
export async function explain_log(run) {
  const table = await run.api.table(FOUR, 7);
  await run.api.playOn(table, 3, 24);
  const { actor } = await run.api.now(table.id);
  await run.api.tell(`/tables/${table.id}/chat`, { token: table.tokens.A, text: 'I want Arrakeen, and more spice!' });
  const page = await run.person({ sits: { [table.id]: { [actor]: table.tokens[actor] } } });
  for (const path of [`/table/${table.id}`, `/replay/${table.id}#24`]) {
    await page.goto(path);
    const icon = page.locator('.log .sum svg[data-icon]').last();
    await icon.waitFor();
    await atOnce(page);
    await icon.hover();
    await popover(page).waitFor();
    assert.match(await popover(page).innerText(), /: .*IMP-/s, path);
    assert.deepEqual(await accessibilityFaults(page), []);
    await run.shot(page, `explain-log${path.startsWith('/replay') ? '-replay' : ''}`);
    await page.mouse.move(640, 5);
    await popover(page).waitFor({ state: 'detached' });
    await page.locator('.log a.thing').last().hover();
    await page.locator('.preview-popup .preview-icons, .preview-popup .preview-text').first().waitFor();
    await page.mouse.move(640, 5);
    await page.locator('.preview-popup').waitFor({ state: 'detached' });
  }
  // An icon on the board of a replay.
  await page.locator('.player [data-icon=water]').first().hover();
  await popover(page).waitFor();
  assert.match(await popover(page).innerText(), /Water: /);

  await page.goto(`/table/${table.id}`);
  await page.locator('[data-explain="button-chat"]').click();
  const chat = page.locator('.chatbox');
  await chat.getByRole('link', { name: 'Arrakeen' }).hover();
  await page.locator('.preview-popup', { hasText: 'Arrakeen' }).waitFor();
  await page.mouse.move(640, 5);
  await atOnce(page);
  await chat.getByRole('button', { name: 'spice' }).click();
  await popover(page).waitFor();
  assert.match(await popover(page).innerText(), /Spice: /);
  assert.deepEqual(await accessibilityFaults(page), []);
  await run.shot(page, 'explain-chat');
}
