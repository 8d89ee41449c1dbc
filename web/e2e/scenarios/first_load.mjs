// A first visit takes what `npm run size` counts, and no more than is allowed.
import assert from 'node:assert/strict';
import { LIMIT, filesOfFirstLoad, sizeOf } from '../../tools/first_load.mjs';

/** @param {import('../support/browser.mjs').TestRun} run */
export async function first_load(run) {
  const page = await run.person();
  await page.goto('/');
  await page.locator('.mast').waitFor();
  await page.waitForLoadState('networkidle');
  const taken = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname.slice(1)),
  );
  const files = taken.filter((name) => !name.startsWith('api/'));
  assert.deepEqual([...files, 'index.html'].sort(), filesOfFirstLoad().sort());
  const total = filesOfFirstLoad().reduce((sum, file) => sum + sizeOf(file), 0);
  assert.ok(total <= LIMIT * 1000, `${total} bytes`);
}
