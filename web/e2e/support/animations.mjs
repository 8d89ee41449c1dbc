// What travels over the table, written down in the page.

/** Every piece that flies, with where it starts and where it is going. @param {import('playwright-core').Page} page */
export async function watchFlights(page) {
  await page.evaluate(() => {
    const seen = /** @type {any[]} */ (/** @type {any} */ (window).flown = []);
    /** @type {any} */ (window).shifted = 0;
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) /** @type {any} */ (window).shifted += /** @type {any} */ (e).value;
    }).observe({ type: 'layout-shift', buffered: false });
    new MutationObserver((changes) => {
      for (const piece of changes.flatMap((c) => [...c.addedNodes])) {
        if (!(piece instanceof HTMLElement)) continue;
        for (const fly of [piece, ...piece.querySelectorAll('.fly')]) {
          if (!fly.matches('.fly')) continue;
          const one = { piece: fly.dataset['piece'], way: fly.dataset['way'], from: [0, 0], to: [0, 0], last: 0 };
          seen.push(one);
          queueMicrotask(() => {
            const effect = fly.getAnimations()[0]?.effect;
            const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
            const at = (/** @type {any} */ f) =>
              (/translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(String(f?.transform))?.slice(1) ?? []).map(Number);
            one.from = at(frames[0]);
            one.to = at(frames.at(-1));
            one.last = Number(effect?.getComputedTiming().endTime ?? 0);
          });
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * A piece travels this way, sooner or later: the story is told at its own speed.
 * @param {import('playwright-core').Page} page
 * @param {RegExp} way
 */
export async function waitForFlight(page, way) {
  await page
    .waitForFunction(
      (source) => /** @type {any} */ (window).flown.some((f) => new RegExp(source).test(`${f.piece} ${f.way}`)),
      way.source,
    )
    .catch(async (error) => {
      throw new Error(
        `nothing travelled like ${way}: ${await page.evaluate(() =>
          /** @type {any} */ (window).flown.map((f) => `${f.piece} ${f.way}`).join(', '),
        )}`,
        { cause: error },
      );
    });
}

/**
 * A move that somebody makes before the eyes of another: the page of the one who watches, who has missed nothing of it.
 * @param {import('./browser.mjs').TestRun} run
 * @param {{ id: string, tokens: Record<string, string> }} at
 * @param {string} actor
 * @param {string} watcher
 * @param {number} move
 */
export async function watchMove(run, at, actor, watcher, move) {
  const page = await run.person({
    motion: true,
    speed: 'fast',
    sits: { [at.id]: { [watcher]: at.tokens[watcher] } },
  });
  await page.goto(`/table/${at.id}`);
  await page.locator('.board .space').first().waitFor();
  await watchFlights(page);
  const { seq } = await run.api.state(at.id);
  await run.api.tell(`/tables/${at.id}/moves`, { token: at.tokens[actor], expect: seq, move });
  return page;
}
