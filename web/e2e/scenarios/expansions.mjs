// Rise of Ix and Immortality: a game by clicking, their own pieces, and tables on which nothing is out of sight.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { WHOLE, lastRounds, sampled } from '../support/api.mjs';
import { lookAway } from '../support/hotseat.mjs';
import { RandomClicker, OFFERS, playOn } from '../support/random_clicker.mjs';
import { any, seededRandom } from '../support/random.mjs';

const FOUR = ['Olena', 'Marek', 'Tiber', 'Iva'];
const SIX = [...FOUR, 'Petr', 'Jana'];
const BOTH = { rise_of_ix: 'yes', immortality: 'yes' };
const SHY = ['end', 'pass', 'skip', 'reveal', 'atomics', 'return_specimens'];
/** Pages beside the board have things of their own, and tabs that say that something is possible there. */
const TABLE = [
  ...OFFERS,
  ['.room .tech-tile.glow', 3],
  ['.room .research-node.glow', 2],
  ['.room .tile-chip.glow', 0.3],
  ['.room .contract-tile.glow', 1],
  ['.room-tabs .live', 0.3],
  ['.team .team-member.glow', 1],
  ['.team .space.glow', 6],
];
const TELLING = ['tile', 'research', 'ship'];
const SIZES = /** @type {const} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
]);

/** Moves by chance until somebody is asked for a move of a family, as the first thing if `only`. */
function until(run, at, seed, family, only = false) {
  const chance = seededRandom(seed);
  let n = 0;
  return run.api.walk(at, ({ legal }) => {
    const found = legal.filter((c) => c.words[0] === family).length;
    if (found > 0 && (!only || legal.every((c) => [family, ...SHY].includes(c.words[0])))) return undefined;
    assert.ok(n++ < 4000, `nobody is ever asked for ${family}`);
    const liked = legal.filter((c) => !SHY.includes(c.words[0]));
    return any(liked.length && chance() < 0.9 ? liked : legal, chance).move;
  });
}

/** A page for the one who is asked. @param {[number, number]} size @param {'light' | 'dark'} theme */
async function seated(run, table, actor, size, theme = 'dark', lang = 'en') {
  const page = await run.person({
    size,
    theme,
    phone: size[0] < 600,
    sits: { [table.id]: { [actor]: table.tokens[actor] } },
  });
  await run.speak(page, lang, `/table/${table.id}`);
  await page.waitForFunction(
    (l) => document.documentElement.lang === l && document.querySelector('.table')?.getAttribute('data-yours'),
    lang,
  );
  await page.locator('.board .space').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** All that glows, with what is wrong with it: out of sight, or something lies over its middle. */
function lost(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.table .glow')].flatMap((e) => {
      const box = e.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const seen = box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      if (seen && e.contains(document.elementFromPoint(x, y))) return [];
      return [`${e.getAttribute('data-target')} ${Math.round(x)},${Math.round(y)}`];
    }),
  );
}

/**
 * Uprising with both, alone against two Rivals: until everything was clicked and then from the last rounds to the end,
 * or with LANDSRAAD_SAMPLE=all everything.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function expansions_solo(run) {
  const { id, tokens } = await run.api.table(['Olena'], 4, { game: 'uprising', options: { choam: 'yes', ...BOTH } });
  const page = await run.person({ sits: { [id]: tokens } });
  await page.goto(`/table/${id}`);
  const who = new RandomClicker(page, 4, TABLE);
  const zones = ['hand', 'space', 'market'];
  const expanded = () => TELLING.some((zone) => who.on[zone]);
  if (!WHOLE) {
    await playOn([who], () => expanded() && zones.every((zone) => who.on[zone]));
    await lookAway(page, () => run.api.playOn({ id, tokens }, 4, Infinity, lastRounds));
  }
  await playOn([who]);
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  assert.ok((await run.api.now(id)).over);
  await run.shot(page, 'expansions-results');
  for (const zone of zones) assert.ok(who.on[zone], `no ${zone} was ever clicked: ${JSON.stringify(who.on)}`);
  assert.ok(expanded(), `nothing of the expansions was clicked: ${JSON.stringify(who.on)}`);
}

/** Part of a game for six by the mouse. @param {import('../support/browser.mjs').TestRun} run */
export async function expansions_six(run) {
  const { id, tokens } = await run.api.table(SIX, 5, {
    game: 'uprising',
    options: { first: 'C', ...BOTH },
    seats: SIX.map((name, i) => (i === 1 ? { controller: 'human', name } : { controller: 'bot' })),
  });
  const page = await run.person({ sits: { [id]: tokens } });
  await page.goto(`/table/${id}`);
  const who = new RandomClicker(page, 4, TABLE);
  let clicks = 0;
  await playOn([who], () => ++clicks > 40 && TELLING.some((zone) => who.on[zone]));
  await run.shot(page, 'expansions-six');
  assert.ok(
    TELLING.some((zone) => who.on[zone]),
    `nothing of the expansions was clicked: ${JSON.stringify(who.on)}`,
  );
  // One page at a time lies in the place of the market, and each can be reached by its tab.
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    assert.equal(await tab.getAttribute('aria-selected'), 'true');
    assert.ok(await page.getByRole('tabpanel').isVisible());
  }
}

/**
 * A page opens by itself when its effect is current, and all that is possible is in sight: each language at one size,
 * or with LANDSRAAD_SAMPLE=all where names are longest at every size.
 */
export async function expansions_fit(run) {
  for (const [game, family, seed, page_] of /** @type {const} */ ([
    ['imperium', 'tech', 7, 'tech'],
    ['uprising', 'go_on', 7, 'tleilaxu'],
  ])) {
    const options = game === 'uprising' ? { choam: 'yes', ...BOTH } : BOTH;
    const table = await run.api.table(FOUR, seed, { game, options });
    const { actor } = await until(run, table, 3, family, true);
    for (const [n, lang] of ['en', 'uk', 'ru', 'cs'].entries()) {
      const theme = n % 2 ? 'light' : 'dark';
      const sizes = WHOLE && n >= 2 ? SIZES.slice(0, 1) : sampled(SIZES, SIZES.length, n);
      for (const size of sizes) {
        const page = await seated(run, table, actor, [...size], theme, lang);
        const where = `${game} ${lang} ${size[0]}`;
        await page
          .locator(page_ === 'tech' ? '.tech-tile.glow' : '.research-node.glow')
          .first()
          .waitFor();
        await page.waitForTimeout(250); // the page has opened
        assert.deepEqual(await lost(page), [], `${where}: out of sight`);
        const big = await page.evaluate(() => {
          window.scrollTo(50, 50);
          return [scrollX, scrollY, document.documentElement.scrollWidth - innerWidth];
        });
        assert.deepEqual(big, [0, 0, 0], `${where}: the page is bigger than the screen`);
        await run.shot(page, `expansions-${game}-${lang}-${size[0]}`);
        if (n < 2 && size[0] === 1280) assert.deepEqual(await accessibilityFaults(page), [], where);
        await page.context().close();
      }
    }
  }
}

/** A table where somebody still has a tile to acquire, and something else to do. */
async function tableWithAgenda(run) {
  for (let seed = 1; seed < 20; seed++) {
    const other = await run.api.table(FOUR, seed, { options: BOTH });
    const chance = seededRandom(seed);
    let found = false;
    const state = await run.api
      .walk(other, ({ legal, agenda }) => {
        found = (agenda ?? []).length > 1 && agenda.some(({ words }) => words.key.startsWith('acquire-tech'));
        return found ? undefined : any(legal, chance).move;
      })
      .catch(() => undefined); // the game was over before
    if (found && state) return { other, state };
  }
  throw new Error('nobody ever has a tile and something else to do');
}

/** A table where somebody may play two cards together, and choose where to. */
async function pairOfChoice(run) {
  for (let seed = 1; seed < 20; seed++) {
    const table = await run.api.table(FOUR, seed, { options: BOTH });
    let state = await until(run, table, seed, 'graft');
    const { actor } = state;
    const card = state.legal.find((c) => c.words[0] === 'graft').words[1];
    for (const family of ['graft', 'with']) {
      const choice = state.legal.find((c) => c.words[0] === family);
      if (choice && state.actor === actor) state = await run.api.make(table, state, choice.move);
    }
    const places = state.actor === actor ? (state.legal ?? []).filter((c) => c.words[0] === 'agent') : [];
    if (places.length < 2 || !state.can_undo || places.some((c) => c.words[1] !== card)) continue;
    const token = table.tokens[actor];
    await run.api.tell(`/tables/${table.id}/undo`, { token, expect: state.seq, reset: true });
    return { table, actor, card };
  }
  throw new Error('nobody ever has a choice with two cards');
}

/** Two cards become one, part again, and go together. @param {import('../support/browser.mjs').TestRun} run */
export async function expansions_graft(run) {
  const { table, actor, card } = await pairOfChoice(run);
  const page = await seated(run, table, actor, [1280, 720]);
  const clamp = page.getByRole('button', { name: 'Separate the two cards' });
  await page.locator(`[data-target="hand:${card}"]`).first().click();
  await clamp.waitFor();
  assert.equal(await page.locator('.board .space.glow').count(), 0, 'a place is chosen when the pair is complete');
  await page.locator('.hand .card.glow').first().click();
  await page.locator('.hand .card.paired').nth(1).waitFor();
  await page.locator('.board .space.glow').first().waitFor();
  await run.shot(page, 'expansions-pair');
  await clamp.click();
  await page.locator('.hand .card.paired').nth(1).waitFor({ state: 'detached' });
  await page.locator('.hand .card.glow').first().click();
  await page.locator('.board .space.glow').first().click();
  await clamp.waitFor({ state: 'detached' });
  const { view } = await run.api.now(table.id, table.tokens[actor]);
  assert.equal(view[actor].grafted, card);
  assert.ok(view[actor].partner);
}

/** The freighter goes up the ladder, and the chips say what is still to do. */
export async function expansions_turn(run) {
  const table = await run.api.table(FOUR, 9, { options: BOTH });
  const before = await until(run, table, 3, 'ship', true);
  const at = before.view[before.actor].freighter;
  const page = await seated(run, table, before.actor, [1280, 720]);
  await page.locator(`.ship-row.glow[data-target="ship:${at + 1}"]`).click();
  await page.waitForFunction(
    (seq) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > seq,
    before.seq,
  );
  assert.equal((await run.api.now(table.id, table.tokens[before.actor])).view[before.actor].freighter, at + 1);
  await page.locator(`[data-place="ship:${at + 1}"] [data-place="${before.actor}.freighter"]`).waitFor();
  await page.context().close();
  // An agent on Dreadnought: a unit and a tile, in any order.
  const { other, state } = await tableWithAgenda(run);
  const desk = await seated(run, other, state.actor, [1280, 720]);
  const chips = desk.getByRole('group', { name: 'Still to do this turn' }).getByRole('button');
  assert.equal(await chips.count(), state.agenda.length);
  const chip = chips.nth(state.agenda.findIndex(({ words }) => words.key.startsWith('acquire-tech')));
  await chip.click();
  await desk.locator('.room .tech-tile').first().waitFor();
  await run.shot(desk, 'expansions-agenda');
}
