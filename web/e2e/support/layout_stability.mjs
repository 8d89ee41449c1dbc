// Whether the table of the war stands still on its page.
import assert from 'node:assert/strict';

/** The page itself never scrolls, and nothing sticks out of it. @param {import('playwright-core').Page} page */
export async function assertLayoutStable(page, what) {
  const found = await page.evaluate(() => {
    window.scrollTo(50, 50);
    const root = document.documentElement;
    const out = [
      ...document.querySelectorAll(
        '.map-frame, .track-line, .west-panel, .east-panel, .side-panel, .guide, .guide .button, .hand, .tabs, ' +
          '.battle-legion, .ladder, .ladder-row',
      ),
    ]
      .filter((e) => {
        const b = e.getBoundingClientRect();
        return (
          b.width > 0 &&
          b.height > 0 &&
          !e.closest('.panel-pages') &&
          (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)
        );
      })
      .map((e) => `${e.className} ${e.textContent?.trim().slice(0, 30)}`);
    return { wide: root.scrollWidth - innerWidth, high: root.scrollHeight - innerHeight, at: [scrollX, scrollY], out };
  });
  assert.deepEqual(found, { wide: 0, high: 0, at: [0, 0], out: [] }, what);
}
