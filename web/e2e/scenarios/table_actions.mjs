// Around the table: clocks, notices, those who watch later, another device, a rematch.
import assert from 'node:assert/strict';
import { lastRound, sampled } from '../support/api.mjs';
import { accessibilityFaults } from '../support/accessibility.mjs';

// none of them decides before the first turn
const LEADERS = { leaders: ['paul_atreides', 'duke_leto_atreides', 'earl_memnon_thorvald'] };

/** Nobody looks at this page any more, as far as it can tell. @param {import('playwright-core').Page} page */
async function lookAway(page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.hasFocus = () => false;
  });
}

/** What the page would have shown outside of itself. @param {import('playwright-core').BrowserContext} context */
async function noteNotices(context) {
  await context.addInitScript(() => {
    const told = [];
    Object.assign(window, { told, rings: 0 });
    window.Notification = /** @type {any} */ (
      class {
        static permission = 'default';
        static async requestPermission() {
          return (this.permission = 'granted');
        }
        constructor(title, options) {
          told.push(`${title}: ${options.body}`);
        }
        close() {}
      }
    );
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      window.rings += 1;
      return start.apply(this, when);
    };
  });
}

/**
 * The clock runs down, a bot takes over, and the player comes back.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function clock(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 8, {
    options: LEADERS,
    clock: { kind: 'live', total: 24, increment: 0 },
    title: 'Friday',
  });
  const marek = await run.person({ sits: { [table.id]: { B: table.tokens.B } } });
  await noteNotices(marek.context());
  await marek.goto(`/table/${table.id}`);
  await marek.locator('.hand .card').first().waitFor();
  // Sound and notices are off until somebody asks for them.
  await marek.getByRole('button', { name: 'Menu' }).click();
  const menu = marek.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('24 s + 0 s').waitFor();
  for (const what of ['Sound when it is your turn', 'Notice when it is your turn']) {
    const row = menu.locator('.setting', { hasText: what });
    assert.equal(
      await row.getByRole('button', { name: 'off', exact: true }).getAttribute('aria-pressed'),
      'true',
      what,
    );
    await row.getByRole('button', { name: 'on', exact: true }).click();
    await row.getByRole('button', { name: 'on', exact: true, pressed: true }).waitFor();
  }
  await run.shot(marek, 'clock-menu');
  await marek.keyboard.press('Escape');
  await lookAway(marek);
  const rings = await marek.evaluate(() => window.rings);
  assert.equal(await marek.title(), 'Landsraad');

  const olena = await run.person({ phone: true, theme: 'light', sits: { [table.id]: { A: table.tokens.A } } });
  await olena.goto(`/table/${table.id}`);
  const timer = olena.getByRole('timer');
  await timer.waitFor();
  assert.equal(await olena.title(), '● Your turn · Landsraad');
  // Figures that go down; soon over is said with a mark, and read aloud once.
  const seconds = async () => Number((await timer.innerText()).match(/0:(\d\d)/)?.[1] ?? 0);
  const first = await seconds();
  await olena.waitForFunction(
    (n) => Number(document.querySelector('.prompt-clock .game-title')?.textContent?.split(':')[1]) < n,
    first,
  );
  await timer.filter({ hasText: '!' }).waitFor();
  assert.match(await marek.locator('.player[data-target="seat:A"] .seat-clock').innerText(), /\d|up/);
  await run.shot(olena, 'clock-low-phone');
  await olena.getByRole('timer', { name: /Olena: time is up/ }).waitFor();
  await olena.locator('.bot-countdown', { hasText: /bot in \d+ s/ }).waitFor();
  await olena.locator('[aria-live=assertive]', { hasText: 'Your time is up' }).waitFor({ state: 'attached' });
  assert.ok(await olena.locator('.table[data-yours=true]').count(), 'in the grace it is still hers');
  await run.shot(olena, 'clock-up-phone');
  await run.shot(marek, 'clock-up');
  // The bot plays her turn, and it is the next one's.
  await olena.getByRole('button', { name: 'I’m back' }).waitFor();
  await olena.locator('.prompt-text', { hasText: 'a bot is playing for you' }).waitFor();
  await marek.locator('.player[data-target="seat:A"] .seat-clock', { hasText: 'a bot plays' }).waitFor();
  await marek.waitForFunction(() => document.title === '● Your turn · Landsraad');
  await marek.waitForFunction(() => window.told.length === 1);
  assert.deepEqual(await marek.evaluate(() => window.told), ['Your turn: Friday']);
  assert.ok((await marek.evaluate(() => window.rings)) > rings, 'and it rang');
  assert.equal(await olena.locator('.table[data-yours=true]').count(), 0);
  await run.shot(olena, 'clock-away-phone');
  await run.shot(marek, 'clock-away');
  const bad = [...(await accessibilityFaults(olena)), ...(await accessibilityFaults(marek))];
  assert.deepEqual(bad, []);
  await olena.getByRole('button', { name: 'I’m back' }).click();
  await olena.getByRole('button', { name: 'I’m back' }).waitFor({ state: 'detached' });
  assert.deepEqual((await run.api.state(table.id)).clock.away, {});

  // Next time she closes the page; opening it again is coming back. She has no time left, so only the grace passes.
  await olena.close();
  await marek.close();
  await run.api.walk(table, ({ actor, legal }) => (actor === 'A' ? undefined : legal[0].move));
  const watching = await run.person({ sits: { [table.id]: { C: table.tokens.C } } });
  await watching.goto(`/table/${table.id}`);
  await watching.locator('.player[data-target="seat:A"] .seat-clock', { hasText: 'a bot plays' }).waitFor();
  const back = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await back.goto(`/table/${table.id}`);
  await watching
    .locator('.player[data-target="seat:A"] .seat-clock', { hasText: 'a bot plays' })
    .waitFor({ state: 'detached' });
}

/**
 * Days for a turn: on the first page, at the table, and when they are over.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function correspondence(run) {
  const page = await run.person();
  await page.goto('/new/imperium');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Olena');
  for (const seat of [2, 3])
    await page
      .getByRole('group', { name: `Seat ${seat}` })
      .getByRole('button', { name: 'here' })
      .click();
  for (const seat of [2, 3])
    await page.getByRole('textbox', { name: `Name at seat ${seat}` }).fill(['', '', 'Marek', 'Tiber'][seat]);
  await page.getByRole('group', { name: 'Clock' }).getByRole('button', { name: 'days per turn' }).click();
  await page.getByRole('button', { name: '2 days per turn' }).click();
  await page.getByRole('textbox', { name: 'Name of the table' }).fill('By letter');
  await page.getByRole('checkbox', { name: /among the open tables/ }).check();
  await run.shot(page, 'new-clock');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/table/*');
  await page.locator('.table').waitFor({ state: 'attached' });
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const [known] = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  const { actor } = await run.api.state(id);
  const other = 'ABC'.replace(actor, '')[0];
  // The first page says at which table it is your turn, and how long you have.
  const mine = await run.person({ sits: { [id]: { [actor]: known.tokens[actor] } } });
  await mine.goto('/');
  const own = mine.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await own.filter({ hasText: /your turn · (2 d 0 h|1 d 23 h) left/ }).waitFor();
  assert.equal(await mine.title(), '(1) Landsraad');
  await mine.getByRole('region', { name: 'Open tables' }).getByText('2 days per turn').first().waitFor();
  await run.shot(mine, 'home-turn');
  const theirs = await run.person({ sits: { [id]: { [other]: known.tokens[other] } } });
  await theirs.goto('/');
  await theirs.getByRole('region', { name: 'Your tables' }).getByRole('link').first().waitFor();
  await theirs.waitForLoadState('networkidle');
  assert.doesNotMatch(await theirs.getByRole('region', { name: 'Your tables' }).innerText(), /your turn/);
  await theirs.goto(`/table/${id}`);
  await theirs.getByRole('timer', { name: /2 d 0 h|1 d 23 h/ }).waitFor();
  await theirs.waitForLoadState('networkidle');
  assert.equal(await theirs.getByRole('button', { name: 'Let a bot play this turn' }).count(), 0);
  await run.shot(theirs, 'clock-days');
  // By this browser's calendar the days are over; the server knows better, and says so.
  await theirs.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3 * 86_400_000;
  });
  await theirs.getByRole('timer', { name: /time is up/ }).waitFor();
  run.allowed = [/422/];
  await theirs.getByRole('button', { name: 'Let a bot play this turn' }).click();
  await theirs.getByRole('alert').filter({ hasText: 'that player still has time' }).waitFor();
  run.allowed = [];
  assert.equal((await run.api.state(id)).seq, 0);
}

/** Every hand, a round later. @param {import('../support/browser.mjs').TestRun} run */
export async function delayed(run) {
  const host = await run.person();
  await host.goto('/new/imperium');
  await host.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3', exact: true }).click();
  for (const [i, name] of ['Olena', 'Marek', 'Tiber'].entries()) {
    await host
      .getByRole('group', { name: `Seat ${i + 1}` })
      .getByRole('button', { name: 'here' })
      .click();
    await host.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
  }
  await host
    .getByRole('group', { name: 'Spectators' })
    .getByRole('button', { name: 'every hand, a round later' })
    .click();
  await host.getByRole('textbox', { name: 'Seed of the deal' }).fill('8');
  await host.getByRole('button', { name: 'Create the table' }).click();
  await host.getByRole('button', { name: /^I am / }).click();
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.locator('.setting', { hasText: 'Link to watch every hand' }).getByRole('button').click();
  const link = new URL(await host.evaluate(() => navigator.clipboard.readText()));
  const id = link.pathname.split('/')[2] ?? '';
  const [known] = await host.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  const table = { id, tokens: known.tokens };
  await host.close();

  const watcher = await run.person();
  await watcher.goto(link.pathname + link.hash);
  await watcher.getByText('from the second round on').waitFor();
  assert.equal(await watcher.locator('.hand .card').count(), 0);
  const open = await run.person({ phone: true });
  await open.goto(`/table/${id}`);
  await open.getByText('You are watching').waitFor();
  // On to the third round; each hand as it was at the end of the second, or before.
  let state = await run.api.state(id);
  while (state.view.round < 3 || state.actor === null) state = await run.api.playOn(table, state.seq + 1, 1);
  state = await run.api.playOn(table, 5, 4);
  const shown = await run.api.state(id, link.hash.slice(1));
  assert.ok(shown.delayed && shown.view.round === 2 && shown.moves < state.moves);
  await watcher.waitForFunction(
    (n) => document.querySelector('.table')?.getAttribute('data-seq') === String(n),
    shown.seq,
  );
  for (const seat of ['A', 'B', 'C']) {
    await watcher
      .getByRole('group', { name: 'Hands' })
      .getByRole('button', { name: { A: 'Olena', B: 'Marek', C: 'Tiber' }[seat] })
      .click();
    const cards = await watcher
      .locator('.hand .card')
      .evaluateAll((all) => all.map((c) => c.getAttribute('data-card')).sort());
    const then = await run.api.ask(`/tables/${id}/replay?at=${shown.moves}`, {
      headers: { authorization: `Bearer ${table.tokens[seat]}` },
    });
    assert.deepEqual(cards, [...then.view[seat].hand, ...then.view[seat].intrigue].sort(), `${seat}'s hand`);
  }
  assert.match(await watcher.locator('.round-number').innerText(), /Round 2/);
  await run.shot(watcher, 'delayed');
  assert.deepEqual(await accessibilityFaults(watcher), []);
  const phone = await run.person({ phone: true, theme: 'light' });
  await phone.goto(link.pathname + link.hash);
  await phone.getByRole('group', { name: 'Hands' }).waitFor();
  await run.shot(phone, 'delayed-phone');
  assert.equal(await open.locator('.hand .card').count(), 0);
  assert.equal(await open.locator('.table').getAttribute('data-seq'), String(state.seq));
}

/** The private link of a seat opened in another browser. @param {import('../support/browser.mjs').TestRun} run */
export async function devices(run) {
  const table = await run.api.table(['Olena', 'Marek'], 8, { options: { leaders: LEADERS.leaders.slice(0, 2) } });
  const desk = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await desk.goto(`/table/${table.id}`);
  await desk.locator('.hand .card').first().waitFor();
  await desk.getByRole('button', { name: 'Menu' }).click();
  await desk.locator('.setting', { hasText: 'Your own seat: for another device' }).getByRole('button').click();
  const link = new URL(await desk.evaluate(() => navigator.clipboard.readText()));
  await desk.keyboard.press('Escape');
  const phone = await run.person({ phone: true });
  await phone.goto(link.pathname + link.hash);
  const hand = (page) =>
    page.locator('.hand .card').evaluateAll((cards) => cards.map((c) => c.getAttribute('data-target')).sort());
  await phone.locator('.hand .card').first().waitFor();
  assert.deepEqual(await hand(phone), await hand(desk));
  // A move on the phone: the desk follows, and takes it back; the phone follows.
  const before = await hand(desk);
  const both = (seq) =>
    Promise.all([desk, phone].map((page) => page.locator(`.table[data-seq="${seq}"][data-yours=true]`).waitFor()));
  await phone.locator('.reveal-on-phone', { hasText: 'Reveal' }).click();
  await both(1);
  assert.deepEqual(await hand(phone), await hand(desk));
  await desk.keyboard.press('u');
  await both(2);
  assert.deepEqual(await hand(phone), before);
  assert.deepEqual(await hand(desk), before);
  // Later the phone finds the table on its first page, without the link.
  await phone.goto('/');
  await phone.getByRole('region', { name: 'Your tables' }).getByRole('link').first().click();
  await phone.locator('.table[data-yours=true]').waitFor();
  assert.equal((await run.api.state(table.id, link.hash.slice(1))).you, 'A');
}

/** Once more with the same people, in two browsers. @param {import('../support/browser.mjs').TestRun} run */
export async function rematch(run) {
  const table = await run.api.table(['Olena', 'Marek'], 4, {
    title: 'Friday',
    clock: { kind: 'correspondence', days: 3 },
  });
  // They come for the last round, and see the end of it.
  assert.ok(!(await run.api.playOn(table, 4, Infinity, lastRound)).over);
  const [a, b] = await Promise.all(
    ['A', 'B'].map((seat) => run.person({ sits: { [table.id]: { [seat]: table.tokens[seat] } }, phone: seat === 'B' })),
  );
  for (const page of [a, b]) {
    await page.goto(`/table/${table.id}`);
    await page.locator('.table').waitFor();
  }
  const watcher = await run.person();
  await watcher.goto(`/table/${table.id}`);
  await run.api.playOn(table, 5);
  for (const page of [a, b, watcher]) await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  assert.equal(await watcher.getByRole('button', { name: 'Rematch' }).count(), 0);
  await a.getByRole('button', { name: 'Rematch' }).click();
  await a.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(table.id));
  await b.getByText('A table for the rematch is ready.').waitFor();
  await run.shot(b, 'rematch-phone');
  await b.getByRole('button', { name: 'Join the rematch' }).click();
  await b.waitForURL((url) => url.pathname === new URL(a.url()).pathname);
  const again = new URL(a.url()).pathname.split('/')[2] ?? '';
  for (const page of [a, b]) {
    await page.locator('.table').waitFor();
    await page
      .locator('.players')
      .getByRole('button', { name: /^Marek:/ })
      .waitFor();
  }
  const state = await run.api.state(again);
  assert.deepEqual(
    state.seats.filter((s) => s.controller === 'human').map((s) => s.name),
    ['Olena', 'Marek'],
  );
  assert.equal(state.title, 'Friday');
  assert.equal(state.clock.days, 3);
  await watcher.getByRole('link', { name: 'Watch the rematch' }).click();
  await watcher.waitForURL(`**/table/${again}`);
}

/**
 * Figures of clocks leave room for everything else, in every language.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function clock_fits(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], 7, {
    clock: { kind: 'live', total: 5400, increment: 30 },
    options: { leaders: [...LEADERS.leaders, 'glossu_rabban'] },
  });
  await run.api.playOn(table, 3, 40);
  const { actor } = await run.api.state(table.id);
  for (const phone of [false, true]) {
    const page = await run.person({ phone, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
    for (const lang of sampled(['en', 'uk', 'ru', 'cs'], 2, Number(phone))) {
      await run.speak(page, lang, `/table/${table.id}`);
      await page.locator('.prompt-clock').waitFor();
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      await page.evaluate(() => document.fonts.ready);
      const wrong = await page.evaluate(() => {
        const out = [];
        const box = (e) => e.getBoundingClientRect();
        for (const e of document.querySelectorAll('.seat-clock, .prompt-clock, .guide .button, .player')) {
          const b = box(e);
          if (b.width > 0 && (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1))
            out.push(`${e.className} sticks out`);
        }
        for (const one of document.querySelectorAll('.player')) {
          const clock = one.querySelector('.seat-clock');
          if (!clock) continue;
          for (const other of one.querySelectorAll(
            '.resources .amount b, .seat-row .amount b, .player-name b, .turn, .player-token, .dot',
          )) {
            const a = box(clock),
              b = box(other);
            if (b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
              out.push(
                `the clock of ${one.querySelector('.player-name b')?.textContent} lies on ` +
                  `${other.className || other.textContent}`,
              );
          }
          const a = box(clock),
            b = box(one);
          if (a.right > b.right || a.bottom > b.bottom || a.left < b.left)
            out.push(`the clock leaves the seat of ${one.querySelector('.player-name b')?.textContent}`);
        }
        const text = document.querySelector('.prompt-text'),
          clock = document.querySelector('.prompt-clock');
        if (text && clock) {
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const line of range.getClientRects()) {
            const c = box(clock);
            if (line.left < c.right && c.left < line.right && line.top < c.bottom - 1 && c.top < line.bottom - 1)
              out.push('the clock lies on the guide');
          }
        }
        return out;
      });
      assert.deepEqual(wrong, [], `${lang}${phone ? ' on a phone' : ''}`);
      await run.shot(page, `clock-fits-${lang}${phone ? '-phone' : ''}`);
    }
    await page.context().close();
  }
}
