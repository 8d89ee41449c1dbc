// What axe has to say about a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical faults of the page as it stands; of a wall of hundreds of like cards a dozen is left to be
 * looked at.
 * @param {import('playwright-core').Page} page
 */
export async function accessibilityFaults(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    for (const card of document.querySelectorAll('.grid > .card:nth-child(n+13)')) card.remove();
    const found = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] });
    return found.violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} ${n.any[0]?.message ?? ''}`));
  });
}
