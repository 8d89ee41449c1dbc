// What axe has to say about a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { WHOLE } from './api.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What another theme can change on a page that is the same otherwise. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Serious and critical faults of the page as it stands; of a wall of hundreds of like cards a dozen is left to be looked at.
 * By night only the colours are looked at: the rest was seen by day.
 * @param {import('playwright-core').Page} page @param {'light' | 'dark' | undefined} [theme]
 */
export async function faults(page, theme = undefined) {
  await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    for (const card of document.querySelectorAll('.grid > .card:nth-child(n+13)')) card.remove();
    const found = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}) });
    return found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} ${n.any[0]?.message ?? ''}`));
  }, theme === 'dark' && !WHOLE ? COLOURS : undefined);
}
