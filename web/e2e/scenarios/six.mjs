// Uprising for six: two teams by the mouse, what teammates give each other, and a table that fits.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { WHOLE, lastRounds, sampled } from '../support/api.mjs';
import { RandomClicker, OFFERS, playOn } from '../support/random_clicker.mjs';
import { any, seededRandom } from '../support/random.mjs';
import { waitForFlight, watchMove } from '../support/animations.mjs';
import { nothingPrivate } from '../support/hotseat.mjs';

const NAMES = ['Olena', 'Marek', 'Tiber', 'Iva', 'Petr', 'Jana'];
const SHY = ['end', 'pass', 'skip', 'reveal'];
/** Beside the board lie the two teams; a place of one's own is liked best. */
const TABLE = [...OFFERS, ['.team .team-member.glow', 1], ['.team .personal-track.glow', 1], ['.team .space.glow', 6]];
const LANGUAGES = ['en', 'uk', 'ru', 'cs'];

/** @param {import('../support/browser.mjs').TestRun} run */
function table(run, seed, options = {}) {
  return run.api.table(NAMES, seed, { game: 'uprising', options: { first: 'random', ...options } });
}

/** Moves by chance until somebody is asked for one of a family. @param {string | undefined} [who] */
function until(run, at, seed, family, who = undefined) {
  const chance = seededRandom(seed);
  let n = 0;
  return run.api.walk(at, ({ actor, legal }) => {
    if (legal.some((c) => c.words[0] === family) && (who === undefined || who === actor)) return undefined;
    assert.ok(n++ < 3000, `nobody is ever asked for ${family}`);
    const liked = legal.filter((c) => !SHY.includes(c.words[0]));
    return any(liked.length ? liked : legal, chance).move;
  });
}

/** Fill in the form for six, all at this screen. @param {import('playwright-core').Page} page */
async function makeSix(page, seed) {
  await page.goto('/new/uprising');
  const players = page.getByRole('group', { name: 'Players' });
  await players.getByRole('button', { name: '6', exact: true }).click();
  assert.deepEqual(await players.getByRole('button').allInnerTexts(), ['1', '2', '3', '4', '6']);
  // The seats are labelled: teams alternate, and commanders are fixed.
  const chairs = await page.locator('.chair').allInnerTexts();
  assert.deepEqual(
    chairs.map((c) => c.trim()),
    ['A', 'B', 'A', 'B', 'A', 'B'].map(
      (team, i) => `${team === 'A' ? 'Muad’Dib’s team' : 'Shaddam’s team'} · ${i % 3 === 0 ? 'Commander' : 'Ally'}`,
    ),
  );
  for (const [seat, leader] of [
    ['A', "Muad'Dib"],
    ['D', 'Shaddam Corrino IV'],
  ]) {
    const fixed = page.getByRole('textbox', { name: `Leaders: ${seat}` });
    assert.equal((await fixed.inputValue()).replace('’', "'"), leader);
    assert.ok(await fixed.isDisabled());
  }
  for (const [i, name] of NAMES.entries()) {
    await page
      .getByRole('group', { name: `Seat ${i + 1}` })
      .getByRole('button', { name: 'here' })
      .click();
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
  }
  await page.getByRole('combobox', { name: 'Leaders: C' }).selectOption('lady_jessica');
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill(String(seed));
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/table/*');
  await page.locator('.board .space:visible, .curtain').first().waitFor();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

/**
 * A commander by the mouse among five bots: first turns and last rounds, or with LANDSRAAD_SAMPLE=all everything.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_six(run) {
  const { id, tokens } = await run.api.table(NAMES, 5, {
    game: 'uprising',
    options: { first: 'C' },
    seats: NAMES.map((name, i) => (i === 0 ? { controller: 'human', name } : { controller: 'bot' })),
  });
  const page = await run.person({ sits: { [id]: tokens } });
  await page.goto(`/table/${id}`);
  const who = new RandomClicker(page, 4, TABLE);
  let own = 0; // visits to the commander's own board
  const zones = ['hand', 'space', 'seat', 'market'];
  await playOn([who], (what) => {
    if (what === '.team .space.glow') own += 1;
    return !WHOLE && own > 0 && zones.every((zone) => who.on[zone]);
  });
  if (!WHOLE) {
    await page.goto('/');
    await run.api.playAmongBots({ id, tokens }, 5, lastRounds);
    await page.goto(`/table/${id}`);
    await playOn([who]);
  }
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  const state = await run.api.state(id);
  assert.ok(state.over && state.result.team);
  const names = Object.fromEntries(state.seats.map((s) => [s.seat, s.name]));
  const rows = await end.locator('tr[data-seat]').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('th b')?.textContent,
      from: [...row.querySelectorAll('[data-source] b')].map((bar) => Number(bar.textContent)),
      total: Number(row.querySelector('.total')?.textContent),
    })),
  );
  assert.deepEqual(
    Object.fromEntries(rows.map((row) => [row.name, row.total])),
    Object.fromEntries(Object.entries(state.result.scores).map(([seat, n]) => [names[seat], n])),
  );
  for (const { from, total } of rows)
    assert.equal(
      from.reduce((a, b) => a + b, 0),
      total,
      'every point comes from somewhere',
    );
  const sums = await end
    .locator('tr[data-team]')
    .evaluateAll((all) =>
      all.map((row) => [row.getAttribute('data-team'), Number(row.querySelector('.total')?.textContent)]),
    );
  assert.deepEqual(Object.fromEntries(sums), state.result.teams);
  assert.equal(sums[0]?.[0], state.result.team, 'the winners come first');
  await run.shot(page, 'uprising-six-results');
  for (const zone of zones) assert.ok(who.on[zone], `no ${zone} was ever clicked: ${JSON.stringify(who.on)}`);
  assert.ok(own > 0, 'the commander never went to a place of its own board');
}

/**
 * All six at one screen: behind the curtain a team's own hands are hidden too.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_six_hotseat(run) {
  const page = await run.person();
  const id = await makeSix(page, 6);
  const { view } = await run.api.state(id);
  assert.deepEqual([view.A.leader, view.C.leader, view.D.leader], ['muad_dib', 'lady_jessica', 'shaddam_corrino_iv']);
  const [known] = await page.evaluate(() => JSON.parse(localStorage['landsraad.tables']));
  assert.deepEqual(Object.keys(known.tokens), ['A', 'B', 'C', 'D', 'E', 'F']);
  let curtains = 0;
  const seen = new Set();
  const who = new RandomClicker(page, 2, TABLE);
  who.curtain = async () => {
    curtains += 1;
    seen.add(await page.locator('.curtain').getByRole('heading').first().innerText());
    await nothingPrivate(run, page, id, known.tokens, curtains <= 4);
  };
  await playOn([who], () => curtains >= 24);
  assert.equal(seen.size, 6, 'everybody sat down');
}

/**
 * A trade: both choose what to give, each on their own screen.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_six_trade(run) {
  const at = await table(run, 4);
  const { actor, legal } = await until(run, at, 3, 'trade');
  const other = legal.find((c) => c.words[0] === 'trade').words[1];
  const sit = (seat) => run.person({ sits: { [at.id]: { [seat]: at.tokens[seat] } } });
  const [one, two] = [await sit(actor), await sit(other)];
  for (const page of [one, two]) await page.goto(`/table/${at.id}`);
  // Only teammates glow, the commander among them.
  await one.locator('.team .team-member.glow').first().waitFor();
  const glowing = await one
    .locator('.team .team-member.glow')
    .evaluateAll((all) => all.map((e) => e.getAttribute('data-target')?.slice(5)).sort());
  const { view } = await run.api.state(at.id);
  const team = view.teams[view[actor].team];
  assert.deepEqual(glowing, [team.commander, ...team.allies].filter((s) => s !== actor).sort());
  await run.shot(one, 'uprising-six-trade');
  await one.locator(`.team-member[data-target="seat:${other}"]`).click();
  for (const [page, seat, to] of [
    [one, actor, other],
    [two, other, actor],
  ]) {
    await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-yours') === 'true');
    const state = await run.api.state(at.id, at.tokens[seat]);
    const good = state.legal.find((c) => c.words[0] === 'hand_over');
    if (good === undefined) {
      // nothing to give but perhaps a card
      const skip = page.getByRole('button', { name: state.legal.find((c) => c.words[0] === 'skip').label });
      await skip.click();
    } else {
      await run.shot(page, `uprising-six-gift-${seat}`);
      const before = [state.view[seat][good.words[1]], state.view[to][good.words[1]]];
      await page.locator('.stepper').filter({ hasText: good.label }).locator('[data-confirm]').click();
      await page.waitForFunction(
        (seq) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > seq,
        state.seq,
      );
      const after = (await run.api.state(at.id)).view;
      assert.deepEqual([after[seat][good.words[1]], after[to][good.words[1]]], [before[0] - 1, before[1] + 1]);
    }
  }
}

/**
 * What is rarely asked, and a deal and wishes that lead there: of a seat's wishes the first that can be had, by its
 * last move.
 * @type {Record<string, { seed: number, wishes: Record<string, RegExp[]> }>}
 */
const FIGHT = [
  /^deploy [2-9]/,
  /^agent \w+ (carthag|arrakeen|imperial_basin|hagga_basin|habbanya_erg|spice_refinery|research_station)$/,
];
const HARVEST = /^agent \w+ (imperial_basin|habbanya_erg|hagga_basin|deep_desert|economic_support|desert_mastery)$/;
const PLOT = [/^activate/, /^agent \w+ (secrets|carthag|assembly_hall)$/];
const STAGED = {
  assign: {
    seed: 17,
    wishes: {
      D: [
        /^agent (seek_allies|imperial_tent) vast_wealth$/,
        /^agent demand_results (assembly_hall|gather_support)$/,
        /^resolve card$/,
        /^pay$/,
        /^activate/,
      ],
    },
  },
  concede: { seed: 2, wishes: { C: FIGHT, E: FIGHT, others: [/^(reveal|end|pass|skip|deploy 0)/] } },
  play_for: { seed: 4, wishes: { A: PLOT, D: PLOT, others: FIGHT } },
  pledge: {
    seed: 2,
    wishes: {
      A: [/^activate/, /^resolve card$/, /^pay$/, /^agent threaten_spice_production/, HARVEST],
      C: [HARVEST],
      E: [HARVEST],
    },
  },
};

/** What comes of it at once. @type {Record<keyof typeof STAGED, string[]>} */
const CAME = { assign: ['took_contract'], concede: ['conceded'], play_for: ['played_for'], pledge: ['pledged'] };

/**
 * A table at which a rare decision is asked.
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {keyof typeof STAGED} family
 */
async function staged(run, family) {
  const { seed, wishes } = /** @type {{ seed: number, wishes: Record<string, RegExp[]> }} */ (STAGED[family]);
  const at = await table(run, seed);
  let n = 0;
  const { actor } = await run.api.walk(at, (state) => {
    if (state.legal.some((c) => c.words[0] === family)) return undefined;
    assert.ok(n++ < 150, `nobody is asked for ${family} at the staged table`);
    const liked = (wishes[state.actor] ?? wishes['others'] ?? [])
      .map((wish) => state.legal.filter((c) => wish.test(c.words.join(' '))).at(-1))
      .find(Boolean);
    return (liked ?? state.legal[0]).move;
  });
  return { at, actor };
}

/** What only teams are asked, pointed at or stepped through. @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_six_decisions(run) {
  /** @type {Record<string, string[]>} */
  const ways = {
    activate: ['.team .team-member.glow'],
    share: ['.stepper [data-confirm]'],
    enthrone: ['.strip.glow'],
    trade: ['.team .team-member.glow'],
    hand_intrigue: ['.hand .card.ready'],
    play_for: ['.hand .card.ready', '.team .team-member.glow, .camp.glow'],
    call_up: ['.option, .prompt-choices .button'],
    pledge: ['.stepper [data-confirm]'],
    assign: ['.contract-tile.glow', '.team .team-member.glow'],
    concede: ['.option, .prompt-choices .button'],
  };
  /** A person who is asked does it by pointing; what came of it. */
  const point = async (at, actor, family) => {
    const { seq, events } = await run.api.state(at.id);
    const page = await run.person({ sits: { [at.id]: { [actor]: at.tokens[actor] } } });
    await page.goto(`/table/${at.id}`);
    for (const selector of ways[family] ?? []) {
      const offered = page.locator(selector);
      await offered.first().waitFor();
      await run.shot(page, `uprising-six-${family}`);
      await offered.first().click();
    }
    await page.waitForFunction(
      (was) => document.querySelector('.table')?.getAttribute('data-seq') !== was,
      String(seq),
    );
    await page.context().close();
    return (await run.api.state(at.id)).events.slice(events.length);
  };
  const left = new Set(Object.keys(ways).filter((family) => !(family in STAGED)));
  for (let seed = 1; seed <= 6 && left.size > 0; seed++) {
    const at = await table(run, seed);
    const chance = seededRandom(seed);
    for (let state = await run.api.now(at.id); !state.over && left.size > 0;) {
      const { actor, legal } = (state = await run.api.asked(at, state));
      const family = legal.map((c) => c.words[0]).find((f) => left.has(f));
      if (family !== undefined) {
        left.delete(family);
        await point(at, actor, family);
        state = await run.api.now(at.id);
        continue;
      }
      const liked = legal.filter((c) => !SHY.includes(c.words[0]));
      const from = liked.length && chance() < 0.85 ? liked : legal;
      state = await run.api.make(at, state, any(from, chance).move);
    }
  }
  assert.deepEqual([...left], [], 'nobody was ever asked for these');
  for (const family of /** @type {(keyof typeof STAGED)[]} */ (Object.keys(STAGED))) {
    const { at, actor } = await staged(run, family);
    const came = await point(at, actor, family);
    for (const kind of CAME[family])
      assert.ok(
        came.some((e) => e.data.kind === kind),
        `${family}: no ${kind} came of it, but ${JSON.stringify(came.map((e) => e.data))}`,
      );
  }
}

/** Goods, cards and agents travel between the teams' panels. @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_six_motion(run) {
  const at = await table(run, 8);
  /** @type {[string, string | undefined, RegExp][]} */
  const wanted = [
    ['enthrone', 'D', /^card market:\w+ throne_row/],
    ['agent', 'A', /^agent A\.agents space:/],
    ['agent', 'D', /^agent D\.agents space:/],
    ['hand_over', undefined, /^(spice|water|solari) [A-F]\.\w+ [A-F]\./],
  ];
  for (const [family, who, way] of wanted) {
    const { actor, legal } = await until(run, at, 2, family, who);
    const page = await watchMove(
      run,
      at,
      actor,
      actor === 'F' ? 'B' : 'F',
      legal.find((c) => c.words[0] === family).move,
    );
    await waitForFlight(page, way);
    await page.context().close();
  }
}

/** Some rounds in which Shaddam saves for his Swordmaster: then his panel is as full as one can be. */
async function fill(run, at) {
  const chance = seededRandom(3);
  let n = 0;
  await run.api.walk(at, ({ actor, legal, view }) => {
    if (n++ >= 900 || (view.round >= 4 && view.D.token)) return undefined;
    const words = (c) => c.words.join(' ');
    const best = actor === 'D' ? legal.filter((c) => /swordmaster|vast_wealth|contract/.test(words(c))) : [];
    const thrifty = legal.filter(
      (c) =>
        !/high_council|imperial_privilege|gather_support|pay|hand_over/.test(words(c)) && !SHY.includes(c.words[0]),
    );
    const from = best.length ? best : actor === 'D' && thrifty.length ? thrifty : legal;
    return any(from, chance).move;
  });
  assert.ok((await run.api.state(at.id)).view.D.token, 'Shaddam has no Swordmaster');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_six_fits(run) {
  const at = await table(run, 7);
  await fill(run, at);
  const { actor } = await until(run, at, 9, 'agent');
  for (const phone of [false, true]) {
    const page = await run.person({ phone, sits: { [at.id]: { [actor]: at.tokens[actor] } } });
    for (const lang of sampled(LANGUAGES, 2, Number(phone))) {
      for (const path of phone ? [`/table/${at.id}`] : [`/table/${at.id}`, `/replay/${at.id}`]) {
        const which = `${lang} ${path.split('/')[1]}${phone ? ' phone' : ''}`;
        await run.speak(page, lang, path);
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
          `${which}: the page is bigger than the screen`,
        );
        // On a phone the board scrolls down in its frame; nothing is wider than it. Elsewhere all of it is in sight.
        const out = await page.evaluate((narrow) => {
          const board = document.querySelector('.board')?.getBoundingClientRect();
          return [
            ...document.querySelectorAll(
              '.board, .players, .team, .guide, .hand, .guide .button, .player, .space, .post, ' +
                '.contract-tile, .wall, .camp, .conflict-card, .personal-board, .market-panel, .strip, .reserve-card',
            ),
          ]
            .filter((e) => {
              const b = e.getBoundingClientRect();
              const low = e.closest('.board') && board ? board.bottom : innerHeight;
              // The page with the row lies to the right of the board.
              return (
                b.width > 0 &&
                !(narrow && e.closest('.right')) &&
                (b.left < -1 || b.right > innerWidth + 1 || (!narrow && (b.top < -1 || b.bottom > low + 1)))
              );
            })
            .map((e) => `${e.className} ${e.textContent?.trim().slice(0, 30)}`);
        }, phone);
        assert.deepEqual(out, [], `${which}: these stick out`);
        const over = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.post, .space, .personal-track, .team-member')].map((e) => ({
            e,
            b: e.getBoundingClientRect(),
          }));
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
        assert.deepEqual(over, [], `${which}: these overlap`);
        // What a panel or plate says is within it.
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.team-member, .personal-board, .team')]
            .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
            .map(
              (e) =>
                `${e.className} ${e.scrollWidth}×${e.scrollHeight} in ${e.clientWidth}×${e.clientHeight} ` +
                `${e.querySelector('b')?.textContent}`,
            ),
        );
        assert.deepEqual(cut, [], `${which}: these are too full`);
        const spilt = await page.evaluate(() =>
          [...document.querySelectorAll('.team-member')].flatMap((e) =>
            [...e.querySelectorAll('.player-name > b, .victory-points, .amount, .atok, .token')]
              .map((part) => ({ part, b: part.getBoundingClientRect(), own: e.getBoundingClientRect() }))
              .filter(
                ({ part, b, own }) =>
                  b.width > 0 &&
                  (b.left < own.left - 1 ||
                    b.right > own.right + 1 ||
                    b.top < own.top - 1 ||
                    b.bottom > own.bottom + 1 ||
                    (part.matches('.player-name > b') && b.width < 28)),
              )
              .map(({ part }) => `${part.className} ${part.textContent} of ${e.getAttribute('data-target')}`),
          ),
        );
        assert.deepEqual(spilt, [], `${which}: these are not within their panels`);
        await run.shot(page, `uprising-six-${which.replaceAll(' ', '-')}`);
      }
    }
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function uprising_six_axe(run) {
  const at = await table(run, 7);
  await until(run, at, 5, 'activate', 'A');
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const page = await run.person({ theme, sits: { [at.id]: { A: at.tokens.A } } });
    const all = [];
    const turn = Number(theme === 'dark');
    const pages = /** @type {[string, string, string][]} */ ([
      ['table', `/table/${at.id}`, '.team-member.glow'],
      ['gallery', '/gallery/uprising/space/sardaukar@6', '.drawer'],
      ['replay', `/replay/${at.id}`, '.board .space'],
    ]);
    for (const [name, path, ready] of sampled(pages, 2, turn)) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await run.shot(page, `uprising-six-${name}-${theme}`);
      all.push(...(await accessibilityFaults(page)).map((fault) => `${name}: ${fault}`));
    }
    const [seat] = sampled([false, true], 2, turn);
    if (WHOLE || seat) {
      await page.goto(`/table/${at.id}`);
      await page.locator('.team.east .team-member').first().click();
      await page.getByRole('dialog').waitFor();
      all.push(...(await accessibilityFaults(page)).map((fault) => `seat: ${fault}`));
    }
    if (WHOLE || !seat) {
      await page.goto('/new/uprising');
      await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '6', exact: true }).click();
      all.push(...(await accessibilityFaults(page)).map((fault) => `new: ${fault}`));
      await run.shot(page, `uprising-six-new-${theme}`);
    }
    assert.deepEqual(all, [], theme);
    await page.context().close();
  }
}

/**
 * The commanders' cards and places are in the gallery, with the number of players they are for.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function uprising_six_gallery(run) {
  const page = await run.person();
  await page.goto('/gallery/uprising');
  await page.locator('.grid .card').first().waitFor();
  for (const [word, slug] of [
    ['Imperial Tent', 'card/imperial_tent@6'],
    ['Habbanya Erg', 'space/habbanya_erg@6'],
    ['Vast Wealth', 'space/vast_wealth@6'],
  ]) {
    await page.getByRole('searchbox').fill(word);
    await page.locator('.grid .card', { hasText: word }).first().click();
    await page.waitForURL(`**/gallery/uprising/${slug}`);
    await page.locator('.drawer', { hasText: 'For six players' }).waitFor();
    await page.keyboard.press('Escape');
  }
  // A post of the larger board names its spaces.
  await page.getByRole('searchbox').fill('post_great_houses');
  const post = page.locator('.grid .card', { hasText: 'Economic Support · Military Support' });
  await post.click();
  await page.locator('.drawer dd', { hasText: 'Economic Support, Military Support' }).waitFor();
  await page.keyboard.press('Escape');
  // A leader whom six players have otherwise is there twice, and told apart.
  await page.getByRole('searchbox').fill('always smiling');
  const gurneys = page.locator('.grid .card', { hasText: 'Gurney Halleck' });
  await page.waitForFunction(() => document.querySelectorAll('.grid .card').length >= 2);
  assert.deepEqual(await gurneys.evaluateAll((all) => all.map((e) => e.querySelector('.for-players')?.textContent)), [
    'For one to four players',
    'For six players',
  ]);
  await run.shot(page, 'uprising-six-gallery');
  // A place that both boards have and that costs something else is there twice.
  await page.getByRole('searchbox').fill('sardaukar');
  await page.getByRole('checkbox', { name: /^Board space/ }).check();
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('.grid .card .card-name')].filter((e) => e.textContent?.trim() === 'Sardaukar')
        .length === 2,
  );
}
