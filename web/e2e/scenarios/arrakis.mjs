// War for Arrakis: whole games by clicking, its map by every way of moving over it, its battles, and what is hidden.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { sampled } from '../support/api.mjs';
import { RandomClicker, playOn, WAR } from '../support/random_clicker.mjs';
import { any, seededRandom } from '../support/random.mjs';
import { watchFlights } from '../support/animations.mjs';
import { makeTable } from '../support/hotseat.mjs';
import { assertLayoutStable } from '../support/layout_stability.mjs';
import { ArrakisPlayer } from '../support/arrakis_player.mjs';

const LAZY = ['end', 'pass', 'skip', 'done', 'cease', 'retreat', 'desert_power'];

/** Two people, or one and a bot. @param {import('../support/browser.mjs').TestRun} run */
async function war(
  run,
  seed,
  seats = [
    { controller: 'human', name: 'Olena' },
    { controller: 'human', name: 'Tiber' },
  ],
) {
  const made = await run.api.tell('/tables', { game: 'arrakis', seed, seats });
  const tokens = Object.fromEntries(made.seats.filter((s) => s.token).map((s) => [s.seat, s.token]));
  return { id: /** @type {string} */ (made.id), tokens: /** @type {Record<string, string>} */ (tokens) };
}

/**
 * Moves by chance, rather warlike ones, until `ready` accepts the state of the deciding player.
 * @param {(legal: any[], view: any, actor: string) => boolean} ready
 * @returns {Promise<{ actor: string, legal: any[], view: any }>}
 */
function until(run, at, seed, ready) {
  const chance = seededRandom(seed);
  let n = 0;
  return run.api.walk(at, ({ actor, legal, view }) => {
    if (ready(legal, view, actor)) return undefined;
    assert.ok(n++ < 3000, 'it never came to that');
    const fights = legal.filter((c) => ['attack', 'continue', 'stand'].includes(c.words[0]));
    const liked = fights.length && chance() < 0.8 ? fights : legal.filter((c) => !LAZY.includes(c.words[0]));
    return any(liked.length ? liked : legal, chance).move;
  });
}

const asked =
  (...families) =>
  (legal) =>
    legal.length > 1 && legal.some((c) => families.includes(c.words[0]));

/** @param {import('../support/browser.mjs').TestRun} run */
async function open(run, at, seat, wish = {}) {
  const page = await run.person({ ...wish, sits: { [at.id]: { [seat]: at.tokens[seat] } } });
  await page.goto(`/table/${at.id}`);
  await page.locator('.table .map-frame, .table .battle').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/**
 * A whole war against the bot, won on a small laptop with every move made by the mouse.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_bot(run) {
  const at = await war(run, 2, [
    { controller: 'bot', name: 'Bot' },
    { controller: 'human', name: 'Tiber' },
  ]);
  const page = await open(run, at, 'B');
  const who = new ArrakisPlayer(run, page, { id: at.id, token: at.tokens.B ?? '' }, 2);
  for (let n = 1; await who.step(); n++) {
    assert.ok(n < 4000, `the war does not end: ${JSON.stringify(who.made)}`);
    if (n % 40 === 0) await assertLayoutStable(page, `after ${n} moves`);
    if (n === 60) await run.shot(page, 'war-game');
  }
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  const state = await run.api.state(at.id);
  assert.ok(state.over);
  const winner = state.seats.find((s) => s.seat === state.result.winners[0]);
  assert.match(await end.getByRole('heading', { level: 2 }).innerText(), new RegExp(winner.name));
  await run.shot(page, 'war-results');
  // The war was fought on the map and on the boards.
  for (const zone of ['area', 'die', 'hand', 'figure', 'button'])
    assert.ok(who.on[zone], `no ${zone} was ever pressed: ${JSON.stringify(who.on)}`);
  for (const family of ['harvester', 'station', 'move', 'attack', 'lose'])
    assert.ok(who.made[family], `no ${family}: ${JSON.stringify(who.made)}`);
  await end.getByRole('button', { name: 'See the table' }).click();
  await end.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.table .glow').count(), 0);
  // The same war from its record.
  await page.goto(`/replay/${at.id}`);
  await page.locator('.replay .map-frame').waitFor();
  await page.keyboard.press('PageDown');
  await page.locator('.replay .spot .legion').first().waitFor();
  await run.shot(page, 'war-replay');
}

/** Some rounds as the Atreides, by clicking what is offered. @param {import('../support/browser.mjs').TestRun} run */
export async function war_desert(run) {
  const at = await war(run, 5, [
    { controller: 'human', name: 'Olena' },
    { controller: 'bot', name: 'Bot' },
  ]);
  const page = await open(run, at, 'A', { theme: 'light' });
  const who = new RandomClicker(page, 1, WAR);
  const zones = ['from', 'area', 'die', 'hand', 'desert'];
  let clicks = 0,
    round = 0;
  await playOn([who], async (what) => {
    if (what === 'wait') return false;
    if (++clicks % 30 === 0) {
      await assertLayoutStable(page, `after ${clicks} clicks`);
      round = (await run.api.now(at.id)).view.round;
    }
    return (round >= 3 && zones.every((zone) => who.on[zone])) || clicks > 900;
  });
  assert.ok(round >= 3, `only round ${round} after ${clicks} clicks`);
  for (const zone of zones) assert.ok(who.on[zone], `no ${zone} was ever clicked: ${JSON.stringify(who.on)}`);
  await run.shot(page, 'war-desert');
}

/** The same as the Harkonnen with a finger on a phone. @param {import('../support/browser.mjs').TestRun} run */
export async function war_phone(run) {
  const at = await war(run, 8, [
    { controller: 'bot', name: 'Bot' },
    { controller: 'human', name: 'Tiber' },
  ]);
  const page = await open(run, at, 'B', { phone: true, theme: 'light' });
  const who = new RandomClicker(page, 2, WAR, true);
  let taps = 0,
    round = 0;
  await playOn([who], async (what) => {
    if (what === 'wait') return false;
    if (++taps % 30 === 1) {
      await assertLayoutStable(page, `after ${taps} taps`);
      round = (await run.api.now(at.id)).view.round;
      await run.shot(page, `war-phone-${Math.floor(taps / 30)}`);
    }
    return (round >= 2 && ['area', 'die'].every((zone) => who.on[zone])) || taps > 700;
  });
  assert.ok(round >= 2, `only round ${round} after ${taps} taps`);
  for (const zone of ['area', 'die']) assert.ok(who.on[zone], `no ${zone} was ever tapped: ${JSON.stringify(who.on)}`);
}

/** Wheel, drag, pinch, buttons, keys. @param {import('../support/browser.mjs').TestRun} run */
export async function war_map(run) {
  const at = await war(run, 3);
  const page = await open(run, at, 'B');
  const area = (id) => page.locator(`#wa-${id}`);
  const wide = async (id = 'arrakeen') => (await area(id).boundingBox())?.width ?? 0;
  const first = await wide();
  const box = await page.locator('.map-frame').boundingBox();
  assert.ok(box);
  // The whole map is there at first.
  assert.equal(await page.locator('.area').count(), 101);
  const world = await page.locator('.over').boundingBox();
  assert.ok(
    world &&
      world.width <= box.width + 1 &&
      world.height <= box.height + 1 &&
      (world.width > box.width - 3 || world.height > box.height - 3),
    JSON.stringify({ world, box }),
  );
  // The wheel comes nearer to where the pointer is.
  const spot = { x: box.x + box.width * 0.7, y: box.y + box.height * 0.3 };
  const under = () =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-area]')?.getAttribute('data-area'),
      spot,
    );
  await page.mouse.move(spot.x, spot.y);
  const there = await under();
  await page.mouse.wheel(0, -400);
  await page.waitForFunction(
    (w) => (document.querySelector('#wa-arrakeen')?.getBoundingClientRect().width ?? 0) > w * 1.5,
    first,
  );
  assert.equal(await under(), there, 'the point under the pointer went away');
  // Pieces keep their size, nearly.
  const piece = await page.locator('.legion').first().boundingBox();
  assert.ok(piece && piece.height < 70, JSON.stringify(piece));
  // A drag moves the map and chooses nothing.
  const before = await area('arrakeen').boundingBox();
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.mouse.move(spot.x - 90, spot.y + 60, { steps: 6 });
  await page.mouse.up();
  const after = await area('arrakeen').boundingBox();
  assert.ok(
    before && after && Math.abs(after.x - before.x + 90) < 4 && Math.abs(after.y - before.y - 60) < 4,
    JSON.stringify({ before, after }),
  );
  assert.equal((await run.api.state(at.id)).moves, 0, 'a drag was taken for a press');
  // Buttons, and back to the whole.
  const far = await wide();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  assert.ok((await wide()) < far);
  await page.getByRole('button', { name: 'Whole map' }).click();
  assert.ok(Math.abs((await wide()) - first) < 0.5);
  assert.equal(await page.getByRole('button', { name: 'Whole map' }).count(), 0);
  // Keys: to a neighbour in each direction and back; nearer and all of it.
  await area('carthag').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-area'));
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(), 'arrakeen');
  await page.keyboard.press('ArrowDown');
  const below = await focused();
  assert.ok(below === 'imperial_basin', String(below));
  const seen = new Set();
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'].flatMap((k) => [k, k, k, k, k, k])) {
    await page.keyboard.press(key);
    seen.add(await focused());
  }
  assert.ok(seen.size > 12, [...seen].join(' '));
  await page.keyboard.press('+');
  assert.ok((await wide()) > first);
  const held = await focused();
  const box2 = await page.locator(`#wa-${held}`).boundingBox();
  assert.ok(box2);
  await page.keyboard.press('0');
  assert.ok(Math.abs((await wide()) - first) < 0.5);
  // What has the focus is chosen by Enter: a harvester goes there.
  await area('ne_outer_6').focus();
  await page.keyboard.press('Enter');
  await page.locator('.spot[data-area=ne_outer_6] .harvester-token').waitFor();
  assert.equal((await run.api.state(at.id)).view.areas.ne_outer_6.harvester, 1);
  // Every area says what it is.
  const names = await page.locator('.area').evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''));
  assert.equal(new Set(names).size, 101);
  assert.match(names.find((n) => n.startsWith('Arrakeen')) ?? '', /plateau, settlement of rank 3, Harkonnen: /);
  // Two fingers.
  const phone = await open(run, at, 'B', { phone: true });
  const near = await phone.locator('#wa-arrakeen').evaluate((e) => e.getBoundingClientRect().width);
  const cdp = await phone.context().newCDPSession(phone);
  const touch = (type, points) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [
    [150, 350],
    [240, 350],
  ]);
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', [
      [150 - i * 8, 350],
      [240 + i * 8, 350],
    ]);
  await touch('touchEnd', []);
  await phone.waitForFunction(
    (w) => (document.querySelector('#wa-arrakeen')?.getBoundingClientRect().width ?? 0) > w * 1.3,
    near,
  );
  await assertLayoutStable(phone, 'after a pinch');
}

/**
 * A legion moves by two presses, and the map shows where it can go.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_march(run) {
  const at = await war(run, 4);
  const { actor, legal } = await until(run, at, 4, asked('move'));
  const page = await open(run, at, actor);
  const moves = legal.filter((c) => c.words[0] === 'move');
  const from = moves[0].words[1];
  const goals = new Set(legal.filter((c) => c.words[1] === from && c.words.length === 3).map((c) => c.words[2]));
  const starts = new Set(legal.filter((c) => c.words.length === 3).map((c) => c.words[1]));
  const glowing = () => page.locator('.area.glow').evaluateAll((all) => all.map((e) => e.getAttribute('data-area')));
  assert.deepEqual(new Set(await glowing()), starts, 'where a move can begin');
  await page.locator(`.spot[data-area=${from}]`).click();
  await page.locator('.over .origin').waitFor();
  assert.deepEqual(new Set(await glowing()), goals, 'where it can go');
  await page.keyboard.press('Escape');
  assert.deepEqual(new Set(await glowing()), starts, 'it was let go');
  await page.locator(`#wa-${from}`).focus();
  await page.keyboard.press('Enter');
  const to = [...goals][0];
  await page.locator(`#wa-${to}`).focus();
  await page.getByRole('tooltip').filter({ hasText: 'Move the legion' }).waitFor();
  await run.shot(page, 'war-march');
  const { seq } = await run.api.state(at.id);
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-seq') !== was, String(seq));
  const made = (await run.api.state(at.id)).events
    .map((e) => e.data)
    .filter((e) => e.kind === 'legion_moved')
    .at(-1);
  const { view } = await run.api.state(at.id, at.tokens[actor]);
  assert.ok(view.march_to === to || (made?.from === from && made?.to === to), `${from} ${to}`);
  // And back again.
  await page.keyboard.press('u');
  await page.waitForFunction((want) => document.querySelectorAll('.area.glow').length === want, starts.size);
}

/**
 * A battle: dice, hits, losses with the chance each leaves, going on or not.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_battle(run) {
  const at = await war(run, 21);
  const { actor, legal, view } = await until(run, at, 21, (l, v) => v.battle_at && asked('lose')(l));
  const page = await open(run, at, actor);
  await page.locator('.battle').waitFor();
  const side = view[actor].side,
    roll = view.attacker === side ? view.rolled_attacker : view.rolled_defender;
  assert.ok(roll.hit + roll.shield + roll.special > 0);
  assert.ok((await page.locator('.combat-die').count()) > 0, 'no die is shown');
  assert.equal(await page.locator('.ladder-row.now').count(), 1);
  assert.equal(await page.locator('.rack .loss-option').count(), legal.length);
  // Each loss says the chance that it leaves, as the server has it.
  await page.locator('.loss-option .percent').first().waitFor();
  const odds = await run.api.ask(`/tables/${at.id}/odds`, {
    headers: { authorization: `Bearer ${at.tokens[actor]}` },
  });
  const shown = await page
    .locator('.rack .loss-option')
    .evaluateAll((all) =>
      all.map((e) => [e.getAttribute('data-target')?.split(':')[1], e.querySelector('.percent')?.textContent]),
    );
  for (const [figure, text] of shown) {
    const chances = odds.moves[`lose ${figure}`];
    const chance = view.attacker === side ? chances.won : chances.held;
    assert.ok(
      Math.abs(Number(String(text).replace(/[^\d]/g, '')) - chance * 100) <= 1,
      `${figure}: ${text} and ${chance}`,
    );
  }
  await assertLayoutStable(page, 'a battle');
  await run.shot(page, 'war-battle');
  // The map can be looked at meanwhile.
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await page.locator('.map-frame').waitFor();
  await page.getByRole('button', { name: 'Back to the battle' }).click();
  const seq = await page.locator('.table').getAttribute('data-seq');
  await page.locator('.rack .loss-option').first().click();
  await page.waitForFunction((was) => document.querySelector('.table')?.getAttribute('data-seq') !== was, seq);
  // The attacker is asked whether to go on, with a price and a chance.
  const next = await until(run, at, 5, (l, v) => v.battle_at && asked('continue')(l));
  const other = await open(run, at, next.actor, { phone: true, theme: 'light' });
  await other.locator('.battle').waitFor();
  await other
    .getByRole('button', { name: /Continue/ })
    .first()
    .waitFor();
  await other.locator('.win-bar').waitFor();
  await assertLayoutStable(other, 'a battle on a phone');
  await run.shot(other, 'war-battle-phone');
}

/**
 * Neither the ranks of sietches nor what is on tokens is on the screen of the other side.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_hidden(run) {
  const at = await war(run, 6);
  const mine = await run.api.state(at.id, at.tokens.A);
  const theirs = await open(run, at, 'B');
  const own = await open(run, at, 'A');
  const ranks = (page) => page.locator('.site.at b').evaluateAll((all) => all.map((e) => e.textContent));
  assert.deepEqual(new Set(await ranks(theirs)), new Set(['?']));
  const known = Object.values(mine.view.A.sietch_ranks).map(String).sort();
  assert.deepEqual((await ranks(own)).sort(), known);
  assert.equal(await theirs.locator('.token-face').count(), 0, 'what is on a token');
  assert.equal(await own.locator('.token-face').count(), 8);
  assert.equal(await theirs.locator('.legion .hidden-token').count(), 8);
  assert.equal(await theirs.locator('.objective-mark').count(), 0, 'the objective');
  assert.equal(await own.locator('.objective-mark').count(), 1);
  assert.match(
    (await theirs.locator('#wa-gara_kulon').getAttribute('aria-label')) ?? '',
    /hidden sietch, .*1 deployment token face down/,
  );
  assert.match(
    (await own.locator('#wa-gara_kulon').getAttribute('aria-label')) ?? '',
    /hidden sietch of rank \d, .*token with /,
  );
}

/**
 * In every language on a small laptop and on a phone, map, boards, battle.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_fits(run) {
  const at = await war(run, 3);
  const { actor } = await until(run, at, 3, (l, v) => v.round >= 3 && asked('action')(l));
  const fight = await war(run, 21);
  const fighter = (await until(run, fight, 21, (l, v) => v.battle_at && asked('lose', 'continue')(l))).actor;
  for (const phone of [false, true]) {
    for (const lang of sampled(['en', 'uk', 'ru', 'cs'], 2, Number(phone))) {
      const wish = { phone, theme: /** @type {'light' | 'dark'} */ (lang === 'uk' ? 'dark' : 'light'), locale: lang };
      const page = await open(run, at, actor, wish);
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      await assertLayoutStable(page, `${lang}${phone ? ' phone' : ''}`);
      await run.shot(page, `war-fits-${lang}${phone ? '-phone' : ''}`);
      if (phone) {
        for (const n of [2, 3, 4]) {
          await page.locator(`.tabs button:nth-child(${n})`).click();
          await assertLayoutStable(page, `${lang} phone, page ${n}`);
          const over = await page
            .locator('.war-page')
            .evaluate(
              (e) =>
                [...e.querySelectorAll('.side-panel, .prescience-card, .die-row, .spice-board, .log')].filter(
                  (x) => x.getBoundingClientRect().right > innerWidth + 1,
                ).length,
            );
          assert.equal(over, 0, `${lang}: page ${n} is too wide`);
          await run.shot(page, `war-fits-${lang}-phone-${n}`);
        }
      }
      await page.context().close();
      const battle = await open(run, fight, fighter, wish);
      await battle.locator('.battle').waitFor();
      await assertLayoutStable(battle, `${lang}${phone ? ' phone' : ''}, battle`);
      await run.shot(battle, `war-fits-${lang}${phone ? '-phone' : ''}-battle`);
      await battle.context().close();
    }
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function war_axe(run) {
  const at = await war(run, 3);
  const { actor } = await until(run, at, 3, (l, v) => v.round >= 2 && asked('action')(l));
  const fight = await war(run, 21);
  const fighter = (await until(run, fight, 21, (l, v) => v.battle_at && asked('lose', 'continue')(l))).actor;
  const all = [];
  const themes = /** @type {const} */ (['light', 'dark']);
  const look = async (/** @type {import('playwright-core').Page} */ page, /** @type {string} */ what) => {
    all.push(...(await accessibilityFaults(page)).map((fault) => `${what}: ${fault}`));
    await page.context().close();
  };
  for (const theme of sampled(themes, 2)) await look(await open(run, at, actor, { theme }), `map ${theme}`);
  for (const theme of sampled(themes, 2, 1)) {
    const battle = await open(run, fight, fighter, { theme });
    await battle.locator('.battle').waitFor();
    await look(battle, `battle ${theme}`);
  }
  for (const theme of sampled(themes, 2, 1)) {
    const phone = await open(run, at, actor, { theme, phone: true });
    await phone.locator('.tabs button:nth-child(2)').click();
    await look(phone, `boards ${theme}`);
  }
  assert.deepEqual(all, []);
}

/**
 * What the other did is told and travels over the map, and not for those who want no motion.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_motion(run) {
  const at = await war(run, 3);
  const page = await open(run, at, 'A', { motion: true, speed: 'fast' });
  await watchFlights(page);
  const ways = () => page.evaluate(() => /** @type {any} */ (window).flown.map((f) => `${f.piece} ${f.way}`));
  // The first to decide are the Harkonnen: harvesters go out.
  const { legal, seq } = await run.api.state(at.id, at.tokens.B);
  const choice = legal.find((c) => c.words[0] === 'harvester');
  await run.api.tell(`/tables/${at.id}/moves`, { token: at.tokens.B, expect: seq, move: choice.move });
  await page.locator(`#wa-${choice.words[1]}.hot`).waitFor();
  assert.ok((await ways()).includes(`harvester seat:B area:${choice.words[1]}`), JSON.stringify(await ways()));
  await page.locator(`.spot[data-area=${choice.words[1]}] .harvester-token`).waitFor();
  const still = await open(run, at, 'A', { speed: 'fast' });
  await watchFlights(still);
  const more = await run.api.state(at.id, at.tokens.B);
  await run.api.tell(`/tables/${at.id}/moves`, { token: at.tokens.B, expect: more.seq, move: more.legal[0].move });
  await still.locator(`#wa-${more.legal[0].words[1]}.hot`).waitFor();
  assert.deepEqual(await still.evaluate(() => /** @type {any} */ (window).flown), []);
}

/**
 * Two people at one screen: behind the curtain the map shows nothing that only one of them knows.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_hotseat(run) {
  const page = await run.person();
  await makeTable(page, ['Olena', 'Tiber'], 5, 'arrakis');
  const who = new RandomClicker(page, 3, [['.curtain .huge', 1], ...WAR]);
  let curtains = 0;
  who.curtain = async () => {
    curtains += 1;
    const shown = await page.evaluate(() => ({
      tokens: document.querySelectorAll('.token-face').length,
      goals: document.querySelectorAll('.objective-mark').length,
      cards: document.querySelectorAll('.plan').length,
      ranks: [...document.querySelectorAll('.site.at b.unseen')].filter((e) => e.textContent !== '?').length,
      glow: document.querySelectorAll('.table .glow').length,
      said: [...document.querySelectorAll('.area')].filter((e) =>
        /token with|hidden sietch of rank/.test(e.getAttribute('aria-label') ?? ''),
      ).length,
    }));
    assert.deepEqual(
      shown,
      { tokens: 0, goals: 0, cards: 0, ranks: 0, glow: 0, said: 0 },
      `behind curtain ${curtains}`,
    );
  };
  await playOn([who], () => curtains >= 12);
  assert.ok(curtains >= 12);
}

/**
 * Four people, two to a side: the form, who acts, the boards of all, and the cone of silence.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_teams(run) {
  // The form says who has what, and seats change places.
  const form = await run.person();
  await form.goto('/new/arrakis');
  const players = form.getByRole('group', { name: 'Players' });
  const sides = async () =>
    Promise.all(
      [1, 2, 3, 4].map((n) =>
        form
          .getByRole('combobox', { name: `Side of seat ${n}` })
          .evaluate((e) => /** @type {HTMLSelectElement} */ (e).selectedOptions[0]?.text),
      ),
    );
  await players.getByRole('button', { name: '3', exact: true }).click();
  await form.getByRole('combobox', { name: 'Shared side' }).selectOption('atreides');
  assert.equal(await form.getByRole('combobox', { name: 'Side of seat 1' }).inputValue(), 'house_atreides');
  await players.getByRole('button', { name: '4', exact: true }).click();
  assert.deepEqual(await sides(), ['House Atreides', 'House Harkonnen', 'Fremen Allies', 'Corrino Allies']);
  await form.getByRole('combobox', { name: 'Side of seat 1' }).selectOption('corrino_allies');
  assert.deepEqual(await sides(), ['Corrino Allies', 'House Harkonnen', 'Fremen Allies', 'House Atreides']);
  await run.shot(form, 'war-teams-form');
  await form.setViewportSize({ width: 390, height: 844 });
  await run.shot(form, 'war-teams-form-phone');
  await form.setViewportSize({ width: 1280, height: 720 });
  await makeTable(form, ['Olena', 'Tiber', 'Jana', 'Pavlo'], 4, 'arrakis');
  await form.close();

  const made = await run.api.tell('/tables', {
    game: 'arrakis',
    seed: 11,
    options: { players: 4 },
    seats: ['Olena', 'Tiber', 'Jana', 'Pavlo'].map((name) => ({ controller: 'human', name })),
  });
  const at = { id: made.id, tokens: Object.fromEntries(made.seats.map((s) => [s.seat, s.token])) };
  await until(
    run,
    at,
    3,
    (legal, _, actor) => actor === 'A' && legal.length > 1 && legal.some((c) => c.words[0] === 'acts'),
  );
  const [a, c, d] = [await open(run, at, 'A'), await open(run, at, 'C'), await open(run, at, 'D', { theme: 'light' })];
  // Everybody sees four boards, each with its own dice; the own hand and nobody else's.
  const names = ['House Harkonnen', 'Corrino Allies', 'House Atreides', 'Fremen Allies'];
  for (const [seat, page] of Object.entries({ A: a, C: c, D: d })) {
    for (const name of names) assert.equal(await page.getByRole('region', { name, exact: true }).count(), 1, name);
    assert.deepEqual(await page.locator('.side-panel.half .die-row').count(), 12);
    const { view } = await run.api.state(at.id, at.tokens[seat]);
    for (const other of ['A', 'B', 'C', 'D']) assert.equal(Array.isArray(view[other].hand), other === seat);
    assert.equal(await page.locator('.plan').count(), view[seat].hand.length);
    await assertLayoutStable(page, `four boards for ${seat}`);
  }
  // The objective and the ranks are both Atreides players' to see.
  assert.equal(await c.locator('.objective-mark').count(), 1);
  assert.equal(await d.locator('.objective-mark').count(), 0);
  await run.shot(a, 'war-teams');
  // The House says who acts, and the partner does.
  assert.match(await a.locator('.guide').innerText(), /choose which of you two acts/);
  await a.getByRole('button', { name: /Jana acts/ }).click();
  await c.locator('.side-panel.now .side-name b').getByText('Fremen Allies').waitFor();
  const glowing = c.locator('.side-panel.now .die-slot.glow');
  assert.ok((await glowing.count()) > 0, 'no die of the Fremen can be chosen');
  assert.equal(await a.locator('.die-slot.glow').count(), 0);
  await run.shot(c, 'war-teams-acts');
  await glowing.first().click();
  assert.equal((await run.api.state(at.id)).actor, 'C');

  // Under the cone only the partner hears; the others see that it was used.
  for (const page of [a, c, d]) await page.keyboard.press('c');
  await a.locator('.chatbox').waitFor();
  assert.match(await a.locator('.cones').innerText(), /Olena, Jana: 3/);
  await a.getByRole('button', { name: /Open a cone of silence/ }).click();
  await c.locator('.cone-bar').waitFor();
  assert.match(await c.locator('.cone-bar b').innerText(), /^[23]:\d\d$/);
  await c.getByRole('textbox', { name: 'To your partner only' }).fill('the south first');
  await c.keyboard.press('Enter');
  await a.locator('.chatbox .secret').getByText('the south first').waitFor();
  await c.locator('.cone-bar input').uncheck();
  await c.getByRole('textbox', { name: 'Say something' }).fill('good morning');
  await c.keyboard.press('Enter');
  await d.locator('.chatbox').getByText('good morning').waitFor();
  await d
    .locator('.chatbox .cone')
    .getByText(/Olena opened a cone of silence/)
    .waitFor();
  assert.ok(!(await d.locator('body').innerText()).includes('the south first'));
  assert.match(await d.locator('.cones').innerText(), /Olena, Jana: 2/);
  assert.equal(await d.locator('.cone-bar').count(), 0);
  await run.shot(a, 'war-teams-cone');
  await run.shot(d, 'war-teams-cone-others');
  for (const page of [a, c, d]) await assertLayoutStable(page, 'with the chat open');

  // On a phone the boards are a page of their own.
  const phone = await open(run, at, 'C', { phone: true });
  await assertLayoutStable(phone, 'on a phone');
  await run.shot(phone, 'war-teams-phone');
  await phone.getByRole('button', { name: 'Boards' }).click();
  assert.equal(await phone.locator('.panel-pages .side-panel.half').count(), 4);
  await run.shot(phone, 'war-teams-phone-boards');
  await phone.locator('.tabs').getByRole('button', { name: /Chat/ }).click();
  await phone.locator('.chatbox .secret').getByText('the south first').waitFor();
  await assertLayoutStable(phone, 'the chat on a phone');
  await run.shot(phone, 'war-teams-phone-chat');
}
