// Three browsers at one table, and one of them loses the line.
import assert from 'node:assert/strict';
import { lastRound } from '../support/api.mjs';
import { RandomClicker, playOn } from '../support/random_clicker.mjs';
import { UnreliableNetwork } from '../support/unreliable_network.mjs';

/** @param {import('playwright-core').Page} page */
const hand = (page) =>
  page.locator('.hand .card').evaluateAll((cards) => cards.map((c) => c.getAttribute('data-target')).sort());
/** @param {import('playwright-core').Page} page */
const seqOf = (page) => page.locator('.table').getAttribute('data-seq').then(Number);
/** The table waits for this browser, and nothing of it is on its way. @param {import('playwright-core').Page} page */
const asked = (page) => page.evaluate(() => document.querySelector('.table')?.getAttribute('data-yours') === 'true');

/** @param {import('../support/browser.mjs').TestRun} run */
export async function online(run) {
  const wire = await UnreliableNetwork.to(run.base);
  try {
    const host = await run.person();
    await host.goto('/new/imperium');
    await host.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3', exact: true }).click();
    await host.getByRole('textbox', { name: 'Name at seat 1' }).fill('Olena');
    await host.getByRole('textbox', { name: 'Seed of the deal' }).fill('8');
    await host.getByRole('button', { name: 'Create the table' }).click();
    await host.locator('.table').waitFor();
    // The invitations are in the menu, to be copied and sent.
    await host.getByRole('button', { name: 'Menu' }).click();
    const links = [];
    for (const seat of ['B', 'C']) {
      await host
        .locator('.setting', { hasText: `Invitation to seat ${seat}` })
        .getByRole('button')
        .click();
      links.push(new URL(await host.evaluate(() => navigator.clipboard.readText())));
    }
    await host.keyboard.press('Escape');
    const guests = [];
    for (const [n, link] of links.entries()) {
      assert.match(link.pathname, /^\/join\/\w+/);
      const guest = await run.person(n === 0 ? { base: wire.base } : {});
      await guest.goto(link.pathname + link.hash);
      await guest.getByRole('textbox', { name: 'Name' }).fill(['Marek', 'Tiber'][n]);
      await guest.getByRole('button', { name: 'Sit down' }).click();
      await guest.locator('.table').waitFor();
      guests.push(guest);
    }
    const [marek, tiber] = guests;
    const id = new URL(host.url()).pathname.split('/')[2] ?? '';
    await host
      .locator('.players')
      .getByRole('button', { name: /^Tiber:/ })
      .waitFor();
    // An invitation is good once.
    run.allowed = [/401|403|404|409/];
    const late = await run.person();
    await late.goto(links[0].pathname + links[0].hash);
    await late.getByRole('textbox', { name: 'Name' }).or(late.getByText('Every seat is taken.')).first().waitFor();
    assert.equal(await late.getByRole('button', { name: 'Sit down' }).count(), 0);
    run.allowed = [];
    // Who only watches sees no hand.
    await late.goto(`/table/${id}`);
    await late.getByText('You are watching').waitFor();
    assert.deepEqual(await hand(late), []);
    await late.close();

    const people = [host, marek, tiber].map((page, n) => new RandomClicker(page, 20 + n));
    let clicks = 0;
    await playOn(people, async (what) => (clicks += what === 'wait' ? 0 : 1) > 15 && (await asked(marek)));

    // The line of the one whose turn it is breaks. Nobody can go on without them; everybody sees that they are away.
    await host.locator('.player.seat-2 .dot:not(.off)').waitFor({ state: 'attached' });
    const before = { hand: await hand(marek), seq: await seqOf(marek) };
    run.allowed = [/WebSocket|ERR_|Failed to fetch/];
    wire.cut();
    await marek.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor();
    await host.locator('.player.seat-2 .dot.off').waitFor({ state: 'attached' });
    await run.shot(marek, 'reconnecting');
    assert.deepEqual(await hand(marek), before.hand, 'the table stays to be looked at');
    // Meanwhile somebody says something: it is there on return.
    await say(host, 'we wait for you');
    wire.mend();
    await marek.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor({ state: 'detached' });
    run.allowed = [];
    await host.locator('.player.seat-2 .dot:not(.off)').waitFor({ state: 'attached' });
    assert.deepEqual({ hand: await hand(marek), seq: await seqOf(marek) }, before);
    await marek.getByRole('button', { name: 'Chat' }).first().click();
    await marek.locator('.chatbox').getByText('we wait for you').waitFor();
    await marek.keyboard.press('Escape');

    // Now one who is not asked closes the page; the others play on; they return by the first page.
    clicks = 0;
    await playOn(
      people,
      async (what) => (clicks += what === 'wait' ? 0 : 1) > 10 && ((await asked(host)) || (await asked(marek))),
    );
    const seq = await seqOf(tiber);
    const context = tiber.context();
    await tiber.close();
    await host.locator('.player.seat-3 .dot.off').waitFor({ state: 'attached' });
    await playOn([people[0], people[1]], () =>
      host.evaluate(() => document.querySelector('.player.now[data-target="seat:C"]') !== null),
    );
    const back = await context.newPage();
    await back.goto('/');
    await back.getByRole('region', { name: 'Your tables' }).getByRole('link').first().click();
    await back.locator('.table').waitFor();
    assert.ok((await seqOf(back)) > seq);
    const people2 = [people[0], people[1], new RandomClicker(back, 33)];
    // Once round the table more; then the rest of the game is played by who does not look at the screen, but for the
    // last round.
    let turns = 0;
    await playOn(people2, (what) => (turns += what === 'wait' ? 0 : 1) > 24);
    const all = { id, tokens: await tokensOf(id, [host, marek, back]) };
    for (const page of [host, marek, back]) await page.goto('/');
    assert.ok(!(await run.api.playOn(all, 5, Infinity, lastRound)).over);
    for (const page of [host, marek, back]) {
      await page.goto(`/table/${id}`);
      await page.locator('.table').waitFor();
    }
    await run.api.playOn(all, 6);
    const watcher = await late.context().newPage();
    await watcher.goto(`/table/${id}`);
    for (const page of [host, marek, back, watcher])
      await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
    const results = await Promise.all(
      [host, marek, back, watcher].map((page) => page.locator('.final-score .score').innerText()),
    );
    assert.equal(new Set(results).size, 1, 'they do not see the same result');
  } finally {
    await wire.close();
  }
}

/** What each browser remembers of its seat. @param {string} id @param {import('playwright-core').Page[]} pages */
async function tokensOf(id, pages) {
  const known = await Promise.all(
    pages.map((page) =>
      page.evaluate((table) => JSON.parse(localStorage['landsraad.tables']).find((t) => t.id === table).tokens, id),
    ),
  );
  return Object.assign({}, ...known);
}

/** @param {import('playwright-core').Page} page @param {string} words */
async function say(page, words) {
  await page.getByRole('button', { name: 'Chat' }).first().click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(words);
  await page.keyboard.press('Enter');
  await page.locator('.chatbox').getByText(words).waitFor();
  await page.keyboard.press('Escape');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function chat(run) {
  const table = await run.api.table(['Olena', 'Marek'], 3);
  const [a, b] = await Promise.all(
    ['A', 'B'].map((seat) => run.person({ sits: { [table.id]: { [seat]: table.tokens[seat] } } })),
  );
  for (const page of [a, b]) await page.goto(`/table/${table.id}`);
  await a.locator('.hand .card').first().waitFor();
  await b.locator('.hand .card').first().waitFor();
  const words = 'well met <b>friend</b> & all';
  await a.keyboard.press('c');
  await a.getByRole('textbox', { name: 'Say something' }).fill(words);
  await a.getByRole('button', { name: 'Send' }).click();
  // The other one sees that something was said, and reads it as it was written.
  await b.locator('.badge', { hasText: '1' }).first().waitFor();
  await b.getByRole('button', { name: 'Chat' }).first().click();
  const line = b.locator('.chatbox li').last();
  await line.getByText('well met').waitFor();
  assert.equal((await line.innerText()).replace(/\s+/g, ' ').trim(), `Olena ${words}`);
  assert.equal(await b.locator('.badge').count(), 0);
  await b.getByRole('textbox', { name: 'Say something' }).fill('u and e are letters here');
  await b.keyboard.press('Enter');
  await a.locator('.chatbox').getByText('u and e are letters here').waitFor();
  assert.equal((await run.api.state(table.id)).moves, 0);
  await run.shot(b, 'chat');
}

/**
 * The server restarts: a socket is closed with 1012, also just when a move is on its way. Nobody sees a word of it.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function restart(run) {
  const { id, tokens } = await run.api.table(['Olena', 'Marek'], 8);
  const page = await run.person({ sits: { [id]: { A: tokens.A } } });
  /** @type {import('playwright-core').WebSocketRoute[]} */
  const lines = [];
  /** @type {string[]} */
  const swallowed = [],
    arrived = [];
  let swallow = false;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    lines.push(line);
    let cut = false; // what the page says then is lost, as on any broken line
    line.onMessage((message) => {
      if (cut) return;
      const moves = String(message).includes('"type":"move"');
      if (moves) (swallow ? swallowed : arrived).push(String(message));
      if (swallow && moves) {
        swallow = false;
        cut = true;
        void server.close();
        void line.close({ code: 1012, reason: 'the server restarts; retry=0' });
      } else server.send(message);
    });
  });
  await page.goto(`/table/${id}`);
  await page.locator('.table[data-yours="true"]').waitFor();
  await page.evaluate(() => {
    const seen = () => {
      if (document.querySelector('.banner')) document.body.dataset['banner'] = 'seen';
    };
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
  });
  const before = await seqOf(page);
  await lines[0].close({ code: 1012, reason: 'the server restarts; retry=0' });
  await until(() => lines.length === 2);
  swallow = true;
  const olena = new RandomClicker(page, 7);
  await playOn([olena], async () => (await seqOf(page)) > before);
  await page
    .locator('.table[data-yours="true"]')
    .or(page.locator('.player.now:not([data-target="seat:A"])'))
    .first()
    .waitFor();
  assert.equal(lines.length, 3);
  assert.deepEqual(swallowed, [arrived[0]], 'what did not arrive was sent again');
  // A second click may send a move for the same moment, of which the server takes one, or one more for the next.
  const moments = () => new Set(arrived.map((message) => JSON.parse(message).expect)).size;
  let made = 0;
  await until(async () => (made = (await run.api.ask(`/tables/${id}`)).moves) >= before + moments());
  assert.equal(made, before + moments(), 'and made once');
  assert.equal(await page.locator('body').getAttribute('data-banner'), null, 'nothing was said of it');
  await lines[2].close({ code: 4410, reason: 'an operator deleted this table' });
  await page.getByRole('heading', { name: 'An operator deleted this table.' }).waitFor();
}

/** @param {() => boolean | Promise<boolean>} holds */
async function until(holds) {
  for (const end = Date.now() + 60_000; !(await holds());) {
    assert.ok(Date.now() < end, 'it never came');
    await new Promise((done) => {
      setTimeout(done, 20);
    });
  }
}
