// Whole games in a real browser: alone, at one screen, and online with somebody who drops out and comes back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { open, playOn, press, dice, tokensOf } from './house.mjs';

let house;
before(async () => { house = await open(); });
after(async () => { await house?.close(); });

test('a whole game alone against House Hagal, from the first page', { timeout: 180_000 }, async () => {
  const page = await house.page();
  const start = Date.now();
  await page.goto(house.base);
  await page.click('.hero .primary');
  await page.waitForSelector('.board .space');
  const first = Date.now() - start;
  assert.ok(first < 10_000, `the first decision came after ${first} ms`);
  console.log(`# from the first page to the first decision: ${first} ms`);
  await playOn(page, 11);
  await page.waitForSelector('.fin h2');
  await house.shot(page, 'results');
  assert.deepEqual(house.faults, []);
});

test('a whole game of three at one screen; the curtain hides every hand', { timeout: 240_000 }, async () => {
  const made = await house.make({ game: 'imperium', options: { players: 3 }, seed: 5, seats: [{ name: 'Olena' }, { name: 'Marek' }, { name: 'Tiber' }] });
  const page = await house.page({ tables: [{ id: made.id, game: 'imperium', title: '', tokens: tokensOf(made), seen: 1 }] });
  await page.goto(`${house.base}/table/${made.id}`);
  await page.waitForSelector('.cur');
  assert.equal(await page.locator('.hand .card').count(), 0);
  await house.shot(page, 'curtain');
  const chance = dice(3);
  let curtains = 0;
  for (let n = 0; n < 120; n++) {
    const what = await press(page, chance);
    if (what === 'curtain') curtains++;
    await page.waitForTimeout(20);
    if (await page.locator('.cur').count()) assert.equal(await page.locator('.hand .card').count(), 0, 'a hand is open behind the curtain');
  }
  assert.ok(curtains > 3);
  await playOn(page, 4);
  assert.deepEqual(house.faults, []);
});

test('three browsers by invitation; one loses the connection and returns', { timeout: 240_000 }, async () => {
  const host = await house.page();
  await host.goto(`${house.base}/new/imperium`);
  await host.click('.make header .seg button:nth-child(3)');
  await host.fill('.seatlist li:first-child input', 'Olena');
  await host.click('.make .primary');
  await host.waitForSelector('.board .space');
  const id = new URL(host.url()).pathname.split('/')[2];
  const known = await host.evaluate(() => JSON.parse(localStorage.getItem('landsraad.tables'))[0]);
  const guests = [];
  for (const [seat, invitation] of Object.entries(known.invitations)) {
    const guest = await house.page();
    await guest.goto(`${house.base}/join/${id}#${invitation}`);
    await guest.fill('.make input', `Guest ${seat}`);
    await guest.click('.make .primary');
    await guest.waitForSelector('.board .space');
    guests.push(guest);
  }
  const pages = [host, ...guests];
  const chance = dice(8);
  const some = async (n) => { for (let i = 0; i < n; i++) { for (const p of pages) await press(p, chance); await host.waitForTimeout(15); } };
  await some(40);
  // The guest's line breaks: the others play on, the banner says so, and the table is the same again afterwards.
  await guests[0].context().setOffline(true);
  await guests[0].evaluate(() => window.dispatchEvent(new Event('offline')));
  await some(10);
  await guests[0].context().setOffline(false);
  await guests[0].reload();
  await guests[0].waitForSelector('.board .space');
  await some(20);
  await guests[0].waitForTimeout(400);
  const rounds = await Promise.all(pages.map((p) => p.locator('.rnd').textContent()));
  assert.equal(new Set(rounds).size, 1, `the three do not see the same round: ${rounds}`);
  await host.keyboard.press('c');
  await host.fill('.chatbox input', 'well met');
  await host.keyboard.press('Enter');
  await guests[1].keyboard.press('c');
  await guests[1].waitForSelector('.chatbox li:has-text("well met")');
  await guests[1].keyboard.press('Escape');
  await host.keyboard.press('Escape');
  await playOn(pages, 9);
  for (const page of pages) await page.waitForSelector('.fin');
  assert.deepEqual(house.faults, []);
});
