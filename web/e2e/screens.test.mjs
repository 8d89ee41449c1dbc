// The screens: what fits, what is said, what the keyboard reaches, and that axe has nothing serious to say.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dice, open, press, tokensOf } from './house.mjs';

let house, made, tables;
before(async () => {
  house = await open();
  made = await house.make({ game: 'imperium', options: { players: 4, first: 'A', leaders: ['paul_atreides', 'glossu_rabban'] }, seed: 7,
    seats: [{ name: 'Olena' }, { name: 'Marek' }, { name: 'Tiber' }, { name: 'Iva' }] });
  tables = [{ id: made.id, game: 'imperium', title: '', tokens: { A: made.seats[0].token }, seen: 1 }];
});
after(async () => { await house?.close(); });

const PAGES = { home: '/', gallery: '/gallery/imperium/card/stilgar', rules: '/rules', new: '/new/imperium', records: '/replay', join: '/join' };
const all = () => ({ ...PAGES, table: `/table/${made.id}`, replay: `/replay/${made.id}` });

test('no serious accessibility fault on any screen, by day and by night', { timeout: 180_000 }, async () => {
  for (const theme of ['dark', 'light']) {
    for (const [name, path] of Object.entries(all())) {
      const page = await house.page({ theme, tables });
      await page.goto(house.base + path);
      await page.waitForSelector('main');
      await page.waitForTimeout(500);
      await house.shot(page, `${name}-${theme}`);
      assert.deepEqual(await house.faultsOf(page), [], `${name}, ${theme}`);
      await page.context().close();
    }
  }
  assert.deepEqual(house.faults, []);
});

test('the table fits 1280×720 without scrolling', async () => {
  const page = await house.page({ tables });
  await page.goto(`${house.base}/table/${made.id}`);
  await page.waitForSelector('.board .space');
  const size = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
  assert.ok(size[0] <= 720 && size[1] <= 1280, `the page is ${size[1]}×${size[0]}`);
  for (const name of ['.board', '.players', '.right', '.guide', '.hand']) {
    const box = await page.locator(name).boundingBox();
    assert.ok(box.y + box.height <= 721 && box.x + box.width <= 1281, `${name} ends at ${box.x + box.width}, ${box.y + box.height}`);
  }
});

test('the phone layout at 390 px: nothing sticks out, and a card is played with two taps', async () => {
  const page = await house.page({ width: 390, height: 844, touch: true, tables });
  for (const path of Object.values(all())) {
    await page.goto(house.base + path);
    await page.waitForSelector('main');
    await page.waitForTimeout(300);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 390, path);
  }
  await page.goto(`${house.base}/table/${made.id}`);
  await page.waitForSelector('.board .space');
  await house.shot(page, 'phone');
  const before = (await house.state(made.id)).moves;
  await page.locator('.hand .card.ready').first().tap();
  await page.waitForSelector('.space.glow');
  await page.locator('.space.glow').first().tap();
  await page.waitForSelector('.guide .primary:not(.end)');
  assert.equal((await house.state(made.id)).moves, before, 'one tap must not play');
  await house.shot(page, 'phone-preview');
  await page.locator('.guide .primary:not(.end)').tap();
  await page.waitForFunction(() => !document.querySelector('.guide .primary:not(.end)'));
  assert.ok((await house.state(made.id)).moves > before);
});

test('a turn with the keyboard alone', async () => {
  const own = await house.make({ game: 'imperium', options: { players: 3, first: 'A', leaders: ['paul_atreides', 'glossu_rabban', 'earl_memnon_thorvald'] }, seed: 5, seats: [{ name: 'Olena' }, { name: 'Marek' }, { name: 'Tiber' }] });
  const page = await house.page();
  await page.goto(`${house.base}/table/${own.id}#${own.seats[0].token}`);
  await page.waitForSelector('.hand .card');
  await page.keyboard.press('?');
  await page.waitForSelector('[role=dialog]');
  await page.keyboard.press('Escape');
  const ready = await page.evaluate(() => [...document.querySelectorAll('.hand .card')].findIndex((c) => c.classList.contains('ready')));
  await page.keyboard.press(String(ready + 1));
  await page.waitForSelector('.space.glow');
  await page.keyboard.press('ArrowUp');
  const focus = await page.evaluate(() => ({ glow: document.activeElement.classList.contains('glow'), ring: getComputedStyle(document.activeElement).boxShadow }));
  assert.ok(focus.glow && focus.ring !== 'none', 'the focus is on a glowing place and can be seen');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(400);
  let state = await house.state(own.id, own.seats[0].token);
  assert.ok(state.moves > 0);
  for (let n = 0; n < 8 && state.actor === 'A'; n++) {
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    state = await house.state(own.id, own.seats[0].token);
  }
  assert.notEqual(state.actor, 'A', 'the turn came to its end');
});

test('undo brings the moment before back; a refused place says why', async () => {
  const own = await house.make({ game: 'imperium', options: { players: 3, first: 'A', leaders: ['paul_atreides', 'glossu_rabban', 'earl_memnon_thorvald'] }, seed: 5, seats: [{ name: 'Olena' }, { name: 'Marek' }, { name: 'Tiber' }] });
  const page = await house.page();
  await page.goto(`${house.base}/table/${own.id}#${own.seats[0].token}`);
  await page.waitForSelector('.hand .card.ready');
  // A card whose icons fit a place that it cannot pay for now.
  for (const card of await page.locator('.hand .card.ready').all()) {
    await card.click();
    if (await page.locator('.space[data-state=why]').count()) break;
    await page.keyboard.press('Escape');
  }
  await page.locator('.space[data-state=why]').first().hover();
  await page.waitForSelector('.pop .why');
  assert.match(await page.locator('.pop .why').textContent(), /\w{4}/);
  const before = await page.locator('.hand .card').count();
  await page.locator('.space.glow').last().click();
  await page.waitForTimeout(300);
  if ((await house.state(own.id, own.seats[0].token)).can_undo) {
    await page.keyboard.press('u');
    await page.waitForFunction((n) => document.querySelectorAll('.hand .card').length === n, before);
    assert.equal((await house.state(own.id, own.seats[0].token)).moves, 0);
  }
});

test('the first screen in each language', async () => {
  const seen = new Set();
  for (const [locale, lang] of [['en-US', 'en'], ['uk-UA', 'uk'], ['ru-RU', 'ru'], ['cs-CZ', 'cs']]) {
    const page = await house.page({ locale });
    await page.goto(house.base);
    await page.waitForSelector('.game h2');
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    seen.add(await page.locator('h1').textContent());
    await house.shot(page, `home-${lang}`);
    await page.context().close();
  }
  assert.equal(seen.size, 4, `the languages say the same: ${[...seen].join(' / ')}`);
});

test('the language changes in the middle of a game, texts of the server too', async () => {
  const page = await house.page({ tables });
  await page.goto(`${house.base}/table/${made.id}`);
  await page.waitForSelector('.board .space');
  const english = await page.locator('.board').textContent();
  await page.locator('.top .icon-btn').last().click();
  await page.locator('.sheet [lang=uk]').click();
  await page.keyboard.press('Escape');
  await page.waitForFunction((before) => document.querySelector('.board').textContent !== before, english);
});

test('a replay: arrows, the moments of the log, and a sandbox from there', async () => {
  const own = await house.make({ game: 'imperium', options: { players: 3 }, seed: 3, seats: [{ name: 'Olena' }, { name: 'Marek' }, { name: 'Tiber' }] });
  const page = await house.page({ tables: [{ id: own.id, game: 'imperium', title: '', tokens: tokensOf(own), seen: 1 }] });
  await page.goto(`${house.base}/table/${own.id}`);
  await page.waitForSelector('.cur');
  const chance = dice(6);
  for (let n = 0; n < 50; n++) { await press(page, chance); await page.waitForTimeout(20); }
  await page.goto(`${house.base}/replay/${own.id}#5`);
  await page.waitForSelector('.sbar input');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.hash === '#6');
  await page.keyboard.press('End');
  await page.waitForFunction(() => Number(location.hash.slice(1)) > 6);
  await page.locator('.side2 .log a[href*="#"]').nth(4).click();
  await page.waitForTimeout(400);
  await house.shot(page, 'replay-moment');
  await page.click('.try');
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.board .space, .cur');
  assert.deepEqual(house.faults, []);
});
