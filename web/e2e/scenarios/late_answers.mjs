// The language is changed while the answer in the one before is still on its way.
import assert from 'node:assert/strict';

/** @param {import('../support/browser.mjs').TestRun} run */
export async function late_answers(run) {
  const page = await run.person();
  await page.goto('/rules');
  const text = page.locator('.guide-article p').nth(1);
  await text.waitFor();
  const english = await text.innerText();
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((done) => {
    release = () => done(undefined);
  });
  await page.route('**/api/guide?lang=uk', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('button[lang="uk"]').click();
  await page.waitForFunction(() => document.documentElement.lang === 'uk');
  await page.locator('button[lang="cs"]').click();
  await text.filter({ hasNotText: english }).waitFor();
  const czech = await text.innerText();
  const late = page.waitForResponse('**/api/guide?lang=uk');
  release();
  await (await late).finished();
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
  assert.equal(await text.innerText(), czech);
}
