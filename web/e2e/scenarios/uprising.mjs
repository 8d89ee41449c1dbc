// Uprising: whole games by clicking, and its own pieces by every way of pointing.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { sampled } from '../support/api.mjs';
import { RandomClicker, OFFERS, playOn } from '../support/random_clicker.mjs';
import { any, seededRandom } from '../support/random.mjs';
import { waitForFlight, watchMove } from '../support/animations.mjs';
import { makeTable, nothingPrivate } from '../support/hotseat.mjs';

const FOUR = ['Olena', 'Marek', 'Tiber', 'Iva'];

/** @param {import('../support/browser.mjs').TestRun} run @param {string[]} names */
function table(run, names, seed, options = {}) {
  return run.api.table(names, seed, { game: 'uprising', options });
}

/** Moves by chance until somebody is asked for one of a family. @returns {Promise<{ actor: string, legal: any[] }>} */
function until(run, at, seed, family, least = 1) {
  const chance = seededRandom(seed);
  let n = 0;
  return run.api.walk(at, ({ legal }) => {
    if (legal.filter((c) => c.words[0] === family).length >= least) return undefined;
    assert.ok(n++ < 3000, `nobody is ever asked for ${family}`);
    const liked = legal.filter((c) => !['end', 'pass', 'skip', 'reveal'].includes(c.words[0]));
    return any(liked.length ? liked : legal, chance).move;
  });
}

/** The dialog at the end says what the server says. */
async function ended(run, page) {
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  const state = await run.api.state(new URL(page.url()).pathname.split('/')[2] ?? '');
  assert.ok(state.over);
  const names = Object.fromEntries(state.seats.map((s) => [s.seat, s.name]));
  const scores = await end
    .locator('.score tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('th b')?.textContent, Number(row.querySelector('.total')?.textContent)]),
    );
  assert.deepEqual(
    Object.fromEntries(scores),
    Object.fromEntries(Object.entries(state.result.scores).map(([seat, n]) => [names[seat], n])),
  );
  // Every point comes from somewhere.
  const rows = await end.locator('.score tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      from: [...row.querySelectorAll('[data-source] b')].map((bar) => Number(bar.textContent)),
      total: Number(row.querySelector('.total')?.textContent),
    })),
  );
  for (const { from, total } of rows)
    assert.equal(
      from.reduce((a, b) => a + b, 0),
      total,
    );
}

/**
 * Two rounds or more of three people at one screen, with the CHOAM module.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_hotseat(run) {
  const page = await run.person();
  await makeTable(page, ['Olena', 'Marek', 'Tiber'], 5, 'uprising', { 'CHOAM module': 'yes' });
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const [known] = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  assert.deepEqual(Object.keys(known.tokens), ['A', 'B', 'C']);
  // The game is played on the board: agents, spies and contracts are all pointed at.
  const zones = ['hand', 'space', 'post', 'contract', 'market', 'faction'];
  let curtains = 0;
  await page.locator('.curtain').waitFor();
  // What is seldom offered is liked best: else some games go on for twice as long before each thing was clicked once.
  const who = new RandomClicker(page, 2, [
    ...OFFERS,
    ...['contract:', 'faction:', 'post:', 'space:shipping'].map(
      (key) => /** @type {[string, number]} */ ([`.board .glow[data-target^="${key}"]`, 6]),
    ),
  ]);
  who.curtain = async () => {
    curtains += 1;
    await nothingPrivate(run, page, id, known.tokens, curtains <= 2 || curtains % 20 === 0);
  };
  await playOn(
    [who],
    async (what) =>
      what === '.curtain .huge' && zones.every((zone) => who.on[zone]) && (await run.api.now(id)).view.round > 2,
  );
  await run.shot(page, 'uprising-hotseat');
  assert.ok(curtains >= 12, `only ${curtains} curtains in two rounds of three`);
  for (const zone of zones) assert.ok(who.on[zone], `no ${zone} was ever clicked: ${JSON.stringify(who.on)}`);
}

/** Alone against two Rivals. @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_solo(run) {
  const page = await run.person();
  await run.deal(page, 4);
  await page.goto('/');
  await page.locator('.game', { hasText: 'Uprising' }).getByRole('button', { name: 'Play alone now' }).click();
  await page.waitForURL('**/table/*');
  await page.locator('.board .space').first().waitFor();
  const { seats } = await run.api.state(new URL(page.url()).pathname.split('/')[2] ?? '');
  assert.deepEqual(
    seats.map((s) => s.controller),
    ['human', 'automa', 'automa'],
  );
  const who = new RandomClicker(page, 4);
  await playOn([who]);
  await ended(run, page);
  await run.shot(page, 'uprising-results');
  for (const zone of ['hand', 'space', 'market'])
    assert.ok(who.on[zone], `no ${zone} was ever clicked: ${JSON.stringify(who.on)}`);
}

/**
 * The turn of a Rival is told step by step, with the post its spy goes to ringed.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_rival(run) {
  const at = await table(run, ['Olena'], 7);
  const page = await run.person({ speed: 'step', sits: { [at.id]: at.tokens } });
  await page.goto(`/table/${at.id}`);
  await page.locator('.board .space').first().waitFor();
  const chance = seededRandom(3);
  for (let n = 0; n < 200; n++) {
    if (await page.locator('.automa-turn').count()) {
      const step = await page.locator('.automa-turn .steps .now').innerText();
      if (/Spy/.test(step) && (await page.locator('.post.hot').count())) break;
      await page.locator('.automa-turn .button.primary').click();
    } else if (await page.locator('.guide .skip').count()) await page.locator('.guide .skip').click();
    else if ((await page.locator('.table').getAttribute('data-yours')) === 'true') {
      const state = await run.api.now(at.id, at.tokens.A);
      await run.api.make(at, state, any(state.legal, chance).move);
      await page.waitForFunction(
        (was) => document.querySelector('.table')?.getAttribute('data-seq') !== was,
        String(state.seq),
      );
    } else await page.waitForTimeout(50);
  }
  assert.equal(await page.locator('.post.hot').count(), 1, 'no Rival was seen to place a spy');
  assert.equal(await page.locator('.post.hot .seat').count(), 1, 'the spy is not there when it is told');
  await run.shot(page, 'uprising-rival');
}

/** Spies and contracts travel, each from where it lay. @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_motion(run) {
  const at = await table(run, ['Olena', 'Marek', 'Tiber'], 3, { choam: 'yes' });
  /** @type {[string, RegExp[]][]} */
  const wanted = [
    ['spy', [/^spy [A-C]\.spies post:post_/]],
    ['contract', [/^contract contract:\w+ [A-C]\.contracts/, /^contract contract_bank contract:/]],
  ];
  for (const [family, ways] of wanted) {
    const { actor, legal } = await until(run, at, 2, family);
    const page = await watchMove(
      run,
      at,
      actor,
      actor === 'A' ? 'B' : 'A',
      legal.find((c) => c.words[0] === family).move,
    );
    for (const way of ways) await waitForFlight(page, way);
    await page.locator('.table:not([data-telling])').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.fly').length === 0);
    await page.context().close();
  }
}

/** A spy is placed by keyboard, by mouse and by finger. @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_spies(run) {
  for (const how of ['mouse', 'keyboard', 'touch']) {
    const at = await table(run, ['Olena', 'Marek', 'Tiber'], 3, { choam: 'yes' });
    const { actor } = await until(run, at, 8, 'spy', 3);
    const page = await run.person({ phone: how === 'touch', sits: { [at.id]: { [actor]: at.tokens[actor] } } });
    await page.goto(`/table/${at.id}`);
    await page.locator('.post.glow').first().waitFor();
    const posts = page.locator('.post.glow');
    if (how === 'touch') {
      // What can be chosen is in sight; the first touch shows, the second does it.
      const seen = await posts.evaluateAll(
        (all) =>
          all.filter((e) => {
            const box = e.getBoundingClientRect();
            return box.top > 104 && box.bottom < (document.querySelector('.guide')?.getBoundingClientRect().top ?? 0);
          }).length,
      );
      assert.ok(seen > 0, 'no post is in sight');
    }
    let post = ((await posts.first().getAttribute('data-target')) ?? '').slice(5);
    assert.match(await posts.first().locator('.visually-hidden').innerText(), /^Observation post: .*possible now$/s);
    if (how === 'mouse') {
      await posts.first().hover();
      await page.getByRole('tooltip').waitFor();
      await run.shot(page, 'uprising-spies');
      await posts.first().click();
    } else if (how === 'keyboard') {
      const on = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
      for (let n = 0; n < 30 && !(await on()).startsWith('post:'); n++) await page.keyboard.press('ArrowUp');
      post = (await on()).slice(5);
      assert.ok(post, 'the arrows lead to no post');
      await page.keyboard.press('Enter');
    } else {
      await posts.first().scrollIntoViewIfNeeded();
      await posts.first().tap();
      await page.getByRole('button', { name: 'Do it' }).waitFor();
      assert.ok(!(await run.api.state(at.id)).view[actor].spies.includes(post), 'one touch was enough');
      await run.shot(page, 'uprising-phone-post');
      await page.getByRole('button', { name: 'Do it' }).tap();
    }
    await page.locator(`[data-target="post:${post}"].mine`).waitFor();
    assert.ok((await run.api.state(at.id)).view[actor].spies.includes(post));
    await page.context().close();
  }
}

/**
 * Every decision of its own sits on something that can be pointed at.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_decisions(run) {
  const targets = {
    contract: '.contract-tile.glow',
    gather: '.post.glow',
    recall_spy: '.post.glow',
    infiltrate: '.post.glow',
    detonate: '.wall.glow',
    match: '.hand .card.glow',
    complete: '.hand .card.glow',
    trash_intrigue: '.hand .card.glow',
    ability: '.option, .prompt-choices .button',
    train: '.option, .prompt-choices .button',
  };
  const rare = ['complete', 'trash_intrigue', 'infiltrate']; // seen if they come, not waited for
  const left = new Set(Object.keys(targets));
  const wanted = () => [...left].some((family) => !rare.includes(family));
  for (let seed = 1; seed <= 12 && wanted(); seed++) {
    const at = await table(run, FOUR, seed, { choam: 'yes' });
    const chance = seededRandom(seed);
    for (let state = await run.api.now(at.id); !state.over && wanted();) {
      const { legal, seq } = (state = await run.api.asked(at, state));
      const family = legal.map((c) => c.words[0]).find((f) => left.has(f));
      if (family !== undefined) {
        left.delete(family);
        const page = await run.person({ sits: { [at.id]: { [state.actor]: at.tokens[state.actor] } } });
        await page.goto(`/table/${at.id}`);
        const offered = page.locator(targets[family]);
        await offered.first().waitFor();
        await offered.first().click();
        await page.waitForFunction(
          (was) => document.querySelector('.table')?.getAttribute('data-seq') !== was,
          String(seq),
        );
        await page.context().close();
        state = await run.api.now(at.id);
        continue;
      }
      const liked = legal.filter((c) => !['end', 'pass', 'skip', 'reveal'].includes(c.words[0]));
      const from = liked.length && chance() < 0.85 ? liked : legal;
      state = await run.api.make(at, state, any(from, chance).move);
    }
  }
  for (const family of left) assert.ok(rare.includes(family), `nobody was ever asked for ${family}`);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_fits(run) {
  const at = await table(run, FOUR, 7, { choam: 'yes' });
  await run.api.playOn(at, 3, 120);
  const { actor } = await run.api.state(at.id);
  for (const phone of [false, true]) {
    const page = await run.person({ phone, sits: { [at.id]: { [actor]: at.tokens[actor] } } });
    for (const lang of sampled(['en', 'uk', 'ru', 'cs'], 2, Number(phone))) {
      await run.speak(page, lang, `/table/${at.id}`);
      await page.locator('.board .space').first().waitFor();
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      await page.evaluate(() => document.fonts.ready);
      const size = await page.evaluate(() => {
        window.scrollTo(50, 50);
        return {
          size: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
          at: [scrollX, scrollY],
        };
      });
      assert.deepEqual(
        size,
        { size: phone ? [390, 844] : [1280, 720], at: [0, 0] },
        `${lang}: the page is bigger than the screen`,
      );
      // On a phone the board scrolls down in its frame; nothing is wider than it.
      const out = await page.evaluate(
        (narrow) =>
          [
            ...document.querySelectorAll(
              '.board, .players, .guide, .hand, .guide .button, .player, ' +
                '.space, .post, .contract-tile, .wall, .camp, .conflict-card',
            ),
          ]
            .filter((e) => {
              const b = e.getBoundingClientRect();
              return (
                b.width > 0 &&
                (b.left < -1 || b.right > innerWidth + 1 || (!narrow && (b.top < -1 || b.bottom > innerHeight + 1)))
              );
            })
            .map((e) => `${e.className} ${e.textContent?.trim().slice(0, 30)}`),
        phone,
      );
      assert.deepEqual(out, [], `${lang}: these stick out`);
      // Posts do not lie on each other or on the plates.
      const over = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.post, .space')].map((e) => ({ e, b: e.getBoundingClientRect() }));
        return boxes.flatMap((one, i) =>
          boxes
            .slice(i + 1)
            .filter(
              ({ b }) =>
                Math.min(b.right, one.b.right) - Math.max(b.left, one.b.left) > 1 &&
                Math.min(b.bottom, one.b.bottom) - Math.max(b.top, one.b.top) > 1,
            )
            .map((two) => `${one.e.getAttribute('data-target')} on ${two.e.getAttribute('data-target')}`),
        );
      });
      assert.deepEqual(over, [], `${lang}: these overlap`);
      await run.shot(page, `uprising-${phone ? 'phone' : 'fits'}-${lang}`);
    }
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_axe(run) {
  const at = await table(run, FOUR, 7, { choam: 'yes' });
  const { actor } = await until(run, at, 5, 'spy', 3);
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const page = await run.person({ theme, sits: { [at.id]: { [actor]: at.tokens[actor] } } });
    const all = [];
    const turn = Number(theme === 'dark');
    const pages = /** @type {[string, string, string][]} */ ([
      ['table', `/table/${at.id}`, '.post.glow'],
      ['gallery', '/gallery/uprising/contract/contract_espionage', '.drawer'],
      ['rival', '/gallery/uprising/rival/muad_dib', '.drawer'],
      ['new', '/new/uprising', '.seatlist li'],
    ]);
    for (const [name, path, ready] of sampled(pages, 2, turn)) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await run.shot(page, `uprising-${name}-${theme}`);
      all.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
    }
    if (sampled(['light', 'dark'], 2, 1).includes(theme)) {
      await page.goto(`/table/${at.id}`);
      await page.locator('.player').first().click();
      await page.getByRole('dialog').waitFor();
      all.push(...(await accessibilityFaults(page)).map((fault) => `seat: ${fault}`));
    }
    assert.deepEqual(all, [], theme);
    await page.context().close();
  }
}

/** Its kinds can be filtered in the gallery. @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_gallery(run) {
  const page = await run.person();
  await page.goto('/gallery/uprising');
  await page.locator('.grid .card').first().waitFor();
  const { cards } = await run.api.ask('/games/uprising/cards?lang=en');
  // what only six players have is shown too
  const larger = await run.api.ask('/games/uprising/cards?lang=en&players=6');
  /** @type {import('playwright-core').Locator | undefined} */
  let last;
  for (const [kind, label] of [
    ['contract', 'Contract'],
    ['objective', 'Objective'],
    ['rival', 'Rival'],
    ['post', 'Observation post'],
  ]) {
    const n = new Set([...cards, ...larger.cards].filter((c) => c.kind === kind).map((c) => c.id)).size;
    assert.ok(n > 0, kind);
    const box = page.getByRole('checkbox', { name: new RegExp(`^${label}`) });
    await box.check();
    await last?.uncheck(); // only now: no filter at all draws everything again
    last = box;
    await page.waitForFunction((want) => document.querySelectorAll('.grid .card').length === want, n);
    await page.locator('.grid .card').first().click();
    await page.locator('.drawer').waitFor();
    await page.keyboard.press('Escape');
  }
}

/**
 * Leaders of the base game come to the table when they are asked for.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_guests(run) {
  const page = await run.person();
  await page.goto('/new/uprising');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
  const leader = page.getByRole('combobox', { name: 'Leaders: A' });
  const offered = () =>
    leader.locator('option').evaluateAll((list) => list.map((o) => /** @type {HTMLOptionElement} */ (o).value));
  await leader.waitFor();
  assert.equal((await offered()).length, 1 + 8, 'chance, and the leaders who need no module');
  const wanted = page.getByRole('checkbox', { name: 'Leaders of Dune: Imperium' });
  await wanted.check();
  assert.equal((await offered()).length, 1 + 8 + 8);
  await page.getByRole('checkbox', { name: 'CHOAM module' }).check();
  assert.ok((await offered()).includes('shaddam_corrino_iv'));
  await leader.selectOption('baron_vladimir_harkonnen');
  await wanted.uncheck(); // what no longer fits is not chosen any more
  assert.equal(await leader.inputValue(), '');
  await wanted.check();
  assert.equal(await leader.inputValue(), 'baron_vladimir_harkonnen');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/table/*');
  // The Baron chooses his two factions on the tracks.
  const track = (name) => page.locator(`[data-target="faction:${name}"]`);
  await track('fremen').and(page.locator('.glow')).click();
  await track('emperor').and(page.locator('.glow')).click();
  await page.waitForFunction(
    () =>
      document.querySelector('.track.glow') === null &&
      Number(document.querySelector('.table')?.getAttribute('data-seq')) >= 2,
  );
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const { options, view } = await run.api.state(id);
  assert.deepEqual(
    [options.leaders, options.base_leaders, view.A.leader, view.round],
    [['baron_vladimir_harkonnen'], 'yes', 'baron_vladimir_harkonnen', 1],
  );
  assert.equal(view.A.tokens, undefined, 'they are his secret');
  await page.locator('[data-target="seat:A"]').first().click();
  await page.getByText('Masterstroke').first().waitFor(); // the abilities are known here too
  await run.shot(page, 'uprising-guests');
  // In the gallery guests are shown in their own game.
  await page.goto('/gallery/uprising');
  await page.getByRole('checkbox', { name: /^Leader/ }).check();
  // Gurney reads otherwise where six play
  await page.waitForFunction(() => document.querySelectorAll('.grid .card').length === 16);
}
