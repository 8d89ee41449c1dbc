// Every card of the row, tile, contract and conflict at its place on the table: each name is shown whole in each
// language, and nothing of a strip sticks out or is cut. What lies there is changed on the way to the page.
import assert from 'node:assert/strict';
import { SAMPLE, WHOLE } from '../support/api.mjs';
import { overflows } from '../support/overflow.mjs';
import { makeScreenTable } from '../support/screens.mjs';

const LANGUAGES = ['uk', 'ru', 'cs', 'en'];
const SIZES = /** @type {[number, number][]} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
  ...(WHOLE ? [[768, 1024]] : []),
]);
const MODULES = { imperium: 'rise_of_ix,immortality', uprising: 'choam,rise_of_ix,immortality' };

/** What lies at each place, so many at once: the next ones of its kind, from the beginning again at the end. */
function laid(cards, view, n) {
  const of = (/** @type {(card: any) => boolean} */ wanted) => cards.filter(wanted).map((card) => card.id);
  const some = (/** @type {string[]} */ ids, count) =>
    Array.from({ length: count }, (_, i) => ids[(n * count + i) % ids.length]);
  const [topmost, middle, lowest] = some(
    of((card) => card.kind === 'tile'),
    3,
  );
  return {
    ...view,
    row: some(
      of((card) => card.kind === 'card' && card.group === 'imperium'),
      5,
    ),
    tleilaxu_row: some(
      of((card) => card.kind === 'card' && card.group === 'tleilaxu'),
      2,
    ),
    tech: { topmost, middle, lowest },
    contract_row: some(
      of((card) => card.kind === 'contract'),
      2,
    ),
    conflict: some(
      of((card) => card.kind === 'conflict'),
      1,
    )[0],
  };
}

/** @param {import('../support/browser.mjs').TestRun} run @param {'imperium' | 'uprising'} game */
async function rows(run, game) {
  const faults = new Set();
  const table = await makeScreenTable(run, `${game}_full`);
  let turn = SAMPLE;
  for (const size of SIZES) {
    for (const lang of WHOLE ? LANGUAGES : [LANGUAGES[turn++ % LANGUAGES.length] ?? 'uk']) {
      const { cards } = await run.api.ask(`/games/${game}/cards?lang=${lang}&players=4&modules=${MODULES[game]}`);
      const page = await run.person({
        size,
        phone: size[0] < 600,
        theme: size[0] === 820 ? 'light' : 'dark',
        sits: { [table.id]: { [table.actor]: table.tokens[table.actor] } },
      });
      /** @type {(n: number) => void} */
      let lay = () => {};
      await page.routeWebSocket(/\/socket$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
          const message = JSON.parse(String(text));
          if (message.type === 'state')
            lay = (n) =>
              socket.send(
                JSON.stringify({
                  ...message,
                  state: { ...message.state, view: laid(cards, message.state.view, n), events: [], chat: [] },
                }),
              );
          socket.send(text);
        });
      });
      await run.speak(page, lang, `/table/${table.id}`);
      await page.locator('.board .space').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const market = page.locator('.tabs button:visible').nth(1);
      if (size[0] < 600) await market.click();
      const tabs = page.locator('.room-tabs button:visible');
      const pages = Math.max(1, await tabs.count());
      const count = cards.filter((card) => card.group === 'imperium').length;
      for (let n = 0; n < Math.ceil(count / 5); n++) {
        if (!WHOLE && n % 4 !== SAMPLE % 4) continue;
        lay(n);
        if (pages > 1) await tabs.nth(n % pages).click();
        const [first] = laid(cards, {}, n).row;
        await page.locator(`[data-target="market:${first}"]`).first().waitFor({ state: 'attached' });
        await page.evaluate(
          () =>
            new Promise((done) => {
              requestAnimationFrame(() => requestAnimationFrame(done));
            }),
        );
        for (const fault of await overflows(page)) faults.add(`${game} ${size[0]} ${lang} ${n}: ${fault}`);
        await run.shot(page, `rows-${game}-${size[0]}-${lang}-${n}`);
      }
      await page.context().close();
    }
  }
  assert.deepEqual([...faults], []);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export const screens_rows_imperium = (run) => rows(run, 'imperium');
/** @param {import('../support/browser.mjs').TestRun} run */
export const screens_rows_uprising = (run) => rows(run, 'uprising');
