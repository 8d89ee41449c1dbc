// What others do, as it is told: the turns of automas step by step, pieces on their way, the sum of a game.
import assert from 'node:assert/strict';
import { seededRandom } from '../support/random.mjs';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { WHOLE, sampled } from '../support/api.mjs';
import { watchFlights } from '../support/animations.mjs';

const panel = '.automa-turn';

/**
 * Moves at a table until an automa's turn is being told here: how the table was before.
 * @param {import('playwright-core').Page} page
 */
async function untilTold(run, page, table, chance) {
  for (let n = 0; n < 60; n++) {
    const before = await run.api.state(table.id);
    const after = await run.api.move(table, chance, (words) =>
      ['agent', 'reveal', 'end', 'deploy'].includes(words[0] ?? ''),
    );
    await page.waitForFunction(
      (seq) => Number(document.querySelector('.table')?.getAttribute('data-seq')) >= seq,
      after.seq,
    );
    if (await page.locator(panel).count()) return before;
    if (await page.locator('.table[data-telling]').count()) await page.keyboard.press('Escape');
  }
  return assert.fail('no automa had a turn');
}

/** The lines of the first automa's turn after `seq`. */
function turn(events, from) {
  const first = events.findIndex((e) => e.n >= from && e.data.kind === 'hagal_card');
  const seat = events[first].seat;
  let end = first;
  while (
    events[end + 1]?.seat === seat &&
    (events[end + 1].data.cause?.id === events[end].data.cause?.id ||
      events[end + 1].data.kind === 'hagal_card' ||
      events[end].data.kind === 'hagal_ignored')
  )
    end++;
  return events.slice(first, end + 1);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function rival(run) {
  const all = [];
  const said = new Set();
  // By default two of them, one on each device.
  const readers = /** @type {const} */ ([
    ['en-GB', 'en', false, 'dark'],
    ['ru-RU', 'ru', false, 'light'],
    ['uk-UA', 'uk', true, 'light'],
    ['cs-CZ', 'cs', true, 'dark'],
  ]);
  for (const [locale, lang, phone, theme] of sampled(readers, 2)) {
    const table = await run.api.table(['Olena'], 11, { options: { first: 'A' } });
    const page = await run.person({ locale, phone, theme, speed: 'step', sits: { [table.id]: table.tokens } });
    await page.goto(`/table/${table.id}`);
    await page.locator('.hand .card').first().waitFor();
    const before = await untilTold(run, page, table, seededRandom(4));
    const { events: told, seats } = await run.api.state(table.id, '', lang);
    const lines = turn(told, before.events.length);
    const seat = lines[0].seat;
    const box = page.locator(panel);
    assert.equal(await box.getByRole('heading').innerText(), seats.find((s) => s.seat === seat).name);
    // The card that was turned up, and each step in words, with its reason.
    assert.ok((await box.locator('.hagal-card').count()) >= 1);
    const steps = lines.filter(
      (line, i) => !(line.data.kind === 'hagal_card' && lines[i + 1]?.data.kind === 'hagal_ignored'),
    );
    const shown = await box
      .locator('.steps li')
      .evaluateAll((list) => list.map((li) => li.textContent?.replace(/\s+/g, ' ').trim() ?? ''));
    assert.equal(shown.length, steps.length);
    for (const [i, line] of steps.entries()) {
      assert.ok(line.title && shown[i]?.includes(line.title), `${lang}: ${shown[i]} does not say ${line.title}`);
      assert.ok(shown[i]?.includes(line.why), `${lang}: ${shown[i]} does not say why: ${line.why}`);
    }
    said.add(shown.join(' '));
    // It is in sight, its button has the focus, and nothing sticks out.
    const where = await box.boundingBox();
    const size = page.viewportSize();
    assert.ok(
      where &&
        size &&
        where.x >= 0 &&
        where.y >= 0 &&
        where.x + where.width <= size.width + 1 &&
        where.y + where.height <= size.height + 1,
      JSON.stringify(where),
    );
    assert.ok(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
      ),
    );
    assert.equal(await box.locator('.primary').evaluate((e) => e === document.activeElement), true);
    await run.shot(page, `rival-${lang}-${phone ? 'phone' : 'desk'}-${theme}`);
    // The table changes with the story and not before it: the agent arrives in the step that says so.
    const space = lines.find((e) => e.data.kind === 'hagal_agent')?.data.space;
    const at = steps.findIndex((e) => e.data.kind === 'hagal_agent');
    const there = () => page.locator(`[data-target="space:${space}"] .pawn`).count();
    assert.ok(at > 0);
    const standing = await there();
    for (let step = 1; step < steps.length; step++) {
      assert.equal(await there(), step > at ? standing + 1 : standing, `${lang}: before step ${step}`);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (n) => document.querySelectorAll('.automa-turn .steps li')[n]?.classList.contains('now'),
        step,
      );
    }
    assert.equal(await there(), standing + 1);
    // What a step changed is shown as before → after.
    const influence = steps.findIndex((e) => e.data.kind === 'influence');
    if (influence >= 0)
      assert.match(
        await box.locator('.steps li').nth(influence).innerText(),
        new RegExp(`${steps[influence].data.was} → ${steps[influence].data.now}`),
      );
    await page.locator('.automa-turn .steps li.now').waitFor();
    all.push(...(await accessibilityFaults(page)).map((fault) => `${lang}: ${fault}`));
    // Enter goes on to the next turn or to the table; Escape ends it all.
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (first) => document.querySelector('.automa-turn .steps li')?.textContent?.replace(/\s+/g, ' ').trim() !== first,
      shown[0],
    );
    await page.keyboard.press('Escape');
    await page.locator('.table:not([data-telling])').waitFor();
    assert.equal(await page.locator(panel).count(), 0);
    // And the table is as it is.
    const now = await run.api.state(table.id);
    for (const [place, who] of Object.entries(now.view.agents)) {
      assert.equal(
        await page.locator(`[data-target="space:${place}"] .pawn`).count(),
        Array.isArray(who) ? who.length : 1,
        place,
      );
    }
    await page.context().close();
  }
  assert.deepEqual(all, []);
  assert.equal(said.size, WHOLE ? 4 : 2);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function rival_runs(run) {
  // Nobody has to press anything: it goes on by itself, and a press beside it ends it at once.
  const table = await run.api.table(['Olena'], 11, { options: { first: 'A' } });
  const page = await run.person({ speed: 'fast', sits: { [table.id]: table.tokens } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card').first().waitFor();
  await untilTold(run, page, table, seededRandom(4));
  await page.locator('.table:not([data-telling])').waitFor();
  await untilTold(run, page, table, seededRandom(5));
  await page.getByRole('button', { name: 'Pause' }).click();
  const step = await page.locator('.automa-turn .automa-text p').innerText();
  await page.waitForTimeout(1500);
  assert.equal(await page.locator('.automa-turn .automa-text p').innerText(), step, 'a pause is a pause');
  await page.mouse.click(500, 300);
  await page.locator('.table:not([data-telling])').waitFor();

  // At one screen: both see what House Hagal does, and only then the curtain falls.
  const two = await run.api.table(['Olena', 'Marek'], 3);
  const both = await run.person({ speed: 'step', sits: { [two.id]: two.tokens } });
  await both.goto(`/table/${two.id}`);
  let curtain = false;
  for (let n = 0; n < 80 && !curtain; n++) {
    const { actor } = await run.api.state(two.id);
    const sit = both.locator('.curtain .huge');
    const seated = both.locator('.hand .side').first();
    await sit.or(seated).first().waitFor();
    if (await sit.count()) await sit.click();
    await both.mouse.move(2, 2); // it would rest on a choice, and ask about it when it is not one any more
    await seated.waitFor();
    const after = await run.api.move(two, seededRandom(n), (words) =>
      ['agent', 'reveal', 'end', 'deploy'].includes(words[0] ?? ''),
    );
    await both.waitForFunction(
      (seq) => Number(document.querySelector('.table')?.getAttribute('data-seq')) >= seq,
      after.seq,
    );
    if (after.actor !== actor && (await both.locator(panel).count())) {
      assert.equal(await both.locator('.curtain').count(), 0, 'the curtain falls over the story');
      await both.keyboard.press('Escape');
      await both.locator('.curtain').waitFor();
      await both.locator('.since li', { hasText: 'House Hagal' }).first().waitFor(); // the curtain tells of it
      curtain = true;
    } else if (await both.locator('.table[data-telling]').count()) await both.keyboard.press('Escape');
  }
  assert.ok(curtain);
}

/** Notes the kinds of moments that are shown. @param {import('playwright-core').Page} page */
function watchMoments(page) {
  return page.evaluate(() => {
    const kinds = /** @type {string[]} */ (/** @type {any} */ (window).moments = []);
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.moment')) kinds.push(node.dataset['moment'] ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Sounds are off until somebody turns them on; then own moves are heard.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function sounds(run) {
  const bot = { controller: 'bot' };
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, {
    options: { first: 'A', leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
    seats: [{ controller: 'human', name: 'Olena' }, bot, bot],
  });
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await page.addInitScript(() => {
    /** @type {any} */ (window).heard = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = kind.prototype.start;
      kind.prototype.start = function (...when) {
        /** @type {any} */ (window).heard += 1;
        start.apply(this, /** @type {any} */ (when));
      };
    }
  });
  const heard = () => page.evaluate(() => /** @type {any} */ (window).heard);
  const send = async () => {
    const { legal } = await run.api.state(table.id, table.tokens.A);
    const { words } = legal.find((c) => c.words[0] === 'agent');
    await page.locator(`[data-target="hand:${words[1]}"]`).first().click();
    await page.locator(`[data-target="space:${words[2]}"]`).click();
  };
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card.ready').first().waitFor();
  await send();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  assert.equal(await heard(), 0, 'silent at first');
  await page.getByRole('button', { name: 'Menu' }).click();
  const setting = page.locator('.setting', { hasText: 'Sounds' }).first();
  await setting.getByRole('button', { name: 'On' }).click();
  assert.ok((await heard()) > 0, 'turning them on is heard');
  await page.getByRole('slider', { name: 'Volume' }).waitFor();
  await page.keyboard.press('Escape');
  const before = await heard();
  await page.locator('.hand .card.ready').first().waitFor();
  await send();
  await page.waitForFunction((was) => /** @type {any} */ (window).heard > was, before);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function motion(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
  });
  const page = await run.person({ motion: true, speed: 'fast', sits: { [table.id]: { A: table.tokens.A } } });
  const calm = await run.person({ speed: 'fast', sits: { [table.id]: { A: table.tokens.A } } });
  for (const one of [page, calm]) {
    await one.goto(`/table/${table.id}`);
    await one.locator('.hand .card.ready').first().waitFor();
    await watchFlights(one);
    await watchMoments(one);
  }
  const middle = (selector) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => {
        const b = e.getBoundingClientRect();
        return [b.x + b.width / 2, b.y + b.height / 2];
      });
  const near = (a, b, what) => assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) < 3, `${what}: ${a} is not ${b}`);
  // One's own agent, clicked onto the board, comes from one's panel.
  const { legal } = await run.api.state(table.id, table.tokens.A);
  const move = legal.find(
    (c) => c.words[0] === 'agent' && ['arrakeen', 'carthag', 'hall_of_oratory'].includes(c.words[2]),
  );
  const agents = await middle('[data-place~="A.agents"]');
  await page.locator(`[data-target="hand:${move.words[1]}"]`).first().click();
  await page.locator(`[data-target="space:${move.words[2]}"]`).click();
  await page.waitForFunction(() =>
    /** @type {any} */ (window).flown.some((f) => f.piece === 'agent' && f.to.length === 2),
  );
  const own = (await page.evaluate(() => /** @type {any} */ (window).flown)).find((f) => f.piece === 'agent');
  assert.equal(own.way, `A.agents space:${move.words[2]}`);
  near(own.from, agents, 'the agent starts at the panel');
  near(own.to, await middle(`[data-target="space:${move.words[2]}"]`), 'and goes to the place');
  assert.ok(own.last < 1200, `it takes ${own.last} ms`);
  // Those of others travel as it is told; everything ends by itself, and the page never jumped.
  const chance = seededRandom(2);
  for (let n = 0; n < 40; n++) {
    const state = await run.api.move(table, chance, (words) =>
      ['agent', 'resolve', 'deploy', 'end', 'reveal', 'buy'].includes(words[0] ?? ''),
    );
    await page.waitForFunction(
      (seq) => Number(document.querySelector('.table')?.getAttribute('data-seq')) >= seq,
      state.seq,
    );
  }
  await page.locator('.table:not([data-telling])').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.fly').length === 0);
  const flown = await page.evaluate(() => /** @type {any} */ (window).flown);
  const pieces = new Set(flown.map((f) => f.piece));
  for (const piece of ['agent', 'troop', 'cube', 'card'])
    assert.ok(pieces.has(piece), `no ${piece} ever travelled: ${[...pieces]}`);
  assert.ok(
    flown.some((f) => f.piece === 'agent' && f.way.startsWith('B.agents space:')),
    'agents of others travel too',
  );
  assert.ok(flown.every((f) => f.to.length === 2 && f.to.every(Number.isFinite)));
  const shifted = await page.evaluate(() => /** @type {any} */ (window).shifted);
  assert.ok(shifted < 0.1, `the page jumped: ${shifted}`);
  // Who wants no motion gets none.
  await calm.locator('.table:not([data-telling])').waitFor();
  assert.deepEqual(await calm.evaluate(() => /** @type {any} */ (window).flown), []);
  // A conflict that is won has its moment, which a press ends.
  const won = () => page.evaluate(() => /** @type {any} */ (window).moments.includes('conflict'));
  for (let n = 0; n < 80 && !(await won()); n++) {
    const state = await run.api.move(table, chance, (words) => words[0] !== 'agent');
    await page.waitForFunction(
      (seq) => Number(document.querySelector('.table')?.getAttribute('data-seq')) >= seq,
      state.seq,
    );
    await page.locator('.table:not([data-telling]), .moment').first().waitFor();
  }
  assert.ok(await won(), 'no conflict was won');
  for (let n = 0; n < 4; n++) await page.keyboard.press('Shift');
  await page.locator('.moment').waitFor({ state: 'detached' });
  await run.shot(page, 'motion');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function results(run) {
  const games = /** @type {const} */ ([
    [['Olena'], 1],
    [['Olena', 'Marek'], 2],
    [['Olena', 'Marek', 'Tiber', 'Iva'], 4],
    [['Olena', 'Marek', 'Tiber'], 3],
  ]);
  for (const [names, seed] of sampled(games, 2)) {
    const table = await run.api.table([...names], seed);
    await run.api.playOn(table, seed);
    const { view, result } = await run.api.state(table.id);
    const page = await run.person({
      theme: seed % 2 ? 'dark' : 'light',
      phone: seed === 4,
      sits: { [table.id]: { A: table.tokens.A } },
    });
    await page.goto(`/table/${table.id}`);
    const end = page.getByRole('dialog', { name: 'The game is over' });
    await end.waitFor();
    const rows = await end.locator('.score tbody tr').evaluateAll((list) =>
      list.map((row) => ({
        seat: /** @type {HTMLElement} */ (row).dataset['seat'] ?? '',
        total: Number(row.querySelector('.total')?.textContent),
        from: Object.fromEntries(
          [...row.querySelectorAll('[data-source]')].map((bar) => [
            /** @type {HTMLElement} */ (bar).dataset['source'],
            Number(bar.querySelector('b')?.textContent),
          ]),
        ),
      })),
    );
    assert.deepEqual(Object.fromEntries(rows.map((row) => [row.seat, row.total])), result.scores);
    for (const { seat, total, from } of rows) {
      assert.equal(
        Object.values(from).reduce((sum, n) => sum + n, 0),
        total,
        `${seat}: ${JSON.stringify(from)}`,
      );
      // What the table itself shows of a seat: a point for each track at 2 or more, and for each alliance.
      assert.equal(
        from['influence'] ?? 0,
        Object.values(view[seat].influence).filter((n) => n >= 2).length,
        `${seat}: influence`,
      );
      assert.equal(from['alliances'] ?? 0, view[seat].alliances.length, `${seat}: alliances`);
      assert.equal(from['start'] ?? 0, names.length === 4 ? 1 : 0, `${seat}: points at the start`);
      assert.equal(from['other'] ?? 0, 0, `${seat}: points from nowhere`);
    }
    // The chart ends with the same points, and the sheet comes back at will.
    const last = await end
      .locator('.round-chart tbody tr')
      .evaluateAll((list) => list.map((row) => [row.dataset['line'], Number(row.lastElementChild?.textContent)]));
    assert.deepEqual(Object.fromEntries(last), result.scores);
    await run.shot(page, `results-${names.length}`);
    await end.getByRole('button', { name: 'See the table' }).click();
    await end.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Result' }).click();
    await end.waitFor();
    await page.context().close();
  }
}
