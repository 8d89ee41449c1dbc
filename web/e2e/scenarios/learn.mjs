// Lessons as a learner takes them: by pressing what the coach points at, and nothing else.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { sampled } from '../support/api.mjs';

/** More presses than any lesson needs. */
const MOST = 120;
/** Of the way from `Teach me` to the first own agent. */
const MOST_CLICKS = 6;

/**
 * What the coach asks for now: the button of its bubble, or the place of the first thing it points at. Null while it is
 * silent. `mark` differs whenever something has happened.
 * @param {import('playwright-core').Page} page
 */
function asked(page) {
  return page.evaluate(() => {
    const bubble = document.querySelector('.coach');
    if (!bubble) return null;
    const ring = document.querySelector('.veil rect.first')?.getBoundingClientRect();
    const seq = document.querySelector('.table')?.getAttribute('data-seq');
    const button = bubble.querySelector('[data-coach="next"]') ? 'next' : '';
    const over = bubble.querySelector('[data-coach="lesson"]') !== null || bubble.querySelector('footer a') !== null;
    const at = ring && { x: ring.left + ring.width / 2, y: ring.top + ring.height / 2 };
    const strayed = bubble.querySelector('[data-coach="back"].primary') !== null;
    const boxes = [...document.querySelectorAll('.veil rect')].map((one) => one.getBoundingClientRect());
    const own = bubble.getBoundingClientRect();
    const hidden = boxes.filter(
      (one) => one.left < own.right && own.left < one.right && one.top < own.bottom && own.top < one.bottom,
    );
    const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth + 1 && own.bottom <= innerHeight + 1;
    const reach = at === undefined || (at.x > 0 && at.y > 0 && at.x < innerWidth && at.y < innerHeight);
    const key = bubble.getAttribute('data-page');
    return {
      key,
      button,
      over,
      at,
      strayed,
      covers: ring !== undefined && hidden.some((one) => one.left === ring.left && one.top === ring.top),
      inside,
      reach,
      place: `${own.left} ${own.top} ${own.height}`,
      mark: JSON.stringify([key, seq, button, ring?.left, ring?.top, ring?.width, bubble.dataset.opens]),
    };
  });
}

/**
 * Presses what is asked for until the lesson is over. Returns how often something was pressed, and after how many
 * presses `until` held for the first time.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {() => Promise<boolean>} [until]
 * @param {number} [most] presses; then it is left
 */
async function follow(page, name, until, most = MOST) {
  let met = 0;
  let again = 0;
  for (let n = 1; n <= most; n++) {
    let now = await settled(page);
    // A machine with other work may move the bubble late.
    for (const late = Date.now() + 20_000; (now.covers || !now.inside) && Date.now() < late;) now = await settled(page);
    const where = `${name}, page ${now.key}`;
    assert.ok(!now.strayed, `${where}: what is pointed at is not what is wanted`);
    assert.ok(now.inside, `${where}: the bubble leaves the screen`);
    if (now.over) return { presses: n - 1, met };
    if (now.button) await page.locator('[data-coach="next"]').click();
    else {
      assert.ok(now.at && now.reach, `${where}: nothing on the screen is pointed at`);
      assert.ok(!now.covers, `${where}: the bubble covers what it points at`);
      await page.mouse.click(now.at.x, now.at.y);
    }
    if (until && !met && (await until())) met = n;
    // A press that only ended the telling of moves is made again, as a person would.
    const moved = page.waitForFunction(
      (before) => {
        const bubble = document.querySelector('.coach');
        if (!bubble) return true;
        const ring = document.querySelector('.veil rect.first')?.getBoundingClientRect();
        const seq = document.querySelector('.table')?.getAttribute('data-seq');
        const button = bubble.querySelector('[data-coach="next"]') ? 'next' : '';
        const { page: key, opens } = bubble.dataset;
        const mark = [key, seq, button, ring?.left, ring?.top, ring?.width, opens];
        return JSON.stringify(mark) !== before;
      },
      now.mark,
      { timeout: again < 2 ? 10_000 : 60_000 }, // a machine with other work may be slow
    );
    if (
      await moved.then(
        () => false,
        () => true,
      )
    )
      assert.ok((again += 1) <= 2, `${where}: nothing happens when ${now.button || 'what is pointed at'} is pressed`);
  }
  assert.ok(most < MOST, `${name}: still not over after ${MOST} presses`);
  return { presses: most, met };
}

/** The coach speaks, and its ring has come to rest. @param {import('playwright-core').Page} page */
async function settled(page) {
  await page.locator('.coach').waitFor();
  for (;;) {
    const before = await asked(page);
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
    const now = await asked(page);
    if (before && now && before.mark === now.mark && before.place === now.place) return now;
  }
}

/** Takes a lesson from its first page to the last. */
async function take(run, page, lesson) {
  await page.goto('/learn');
  await page.locator(`[data-lesson="${lesson.id}"]`).click();
  await follow(page, lesson.id);
  await page.goto('/learn');
  await page.locator(`[data-lesson="${lesson.id}"] .lesson-ring.done`).waitFor();
}

/** One lesson in eight at a desk or on a tablet, another one on the phone; `LANDSRAAD_SAMPLE=all` takes all on both. */
async function lessonsOn(run, phone) {
  const all = (await run.api.ask('/lessons?lang=en')).filter((one) => one.pages > 0);
  const path = sampled(all, 8, 2 * Number(phone));
  assert.ok(path.length > 0);
  const page = await run.person({ phone, locale: phone ? 'uk-UA' : 'en-GB', theme: phone ? 'light' : 'dark' });
  for (const [n, lesson] of path.entries()) {
    if (!phone) await page.setViewportSize(n % 2 === 0 ? { width: 1280, height: 720 } : { width: 820, height: 1180 });
    await take(run, page, lesson);
  }
}

/**
 * On a map that was enlarged and on a small one the ring is on the area that is meant, and the area is in sight.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function lesson_on_the_map(run) {
  for (const phone of [false, true]) {
    const page = await run.person({ phone });
    await page.goto('/learn');
    await page.locator('[data-lesson="arrakis.movement"]').click();
    await follow(page, 'moving', undefined, 1); // the die
    if (!phone) {
      await page.locator('.map-frame').hover({ position: { x: 60, y: 400 } });
      for (let n = 0; n < 4; n++) await page.mouse.wheel(0, -240); // away from what is meant
    }
    await follow(page, 'moving', undefined, 1); // the legion
    const { at, covers } = await settled(page);
    assert.ok(at && !covers);
    const met = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-area]')?.getAttribute('data-area'),
      at,
    );
    assert.equal(met, 'ne_outer_4');
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export const lessons_at_a_desk = (run) => lessonsOn(run, false);

/** @param {import('../support/browser.mjs').TestRun} run */
export const lessons_on_the_phone = (run) => lessonsOn(run, true);

/**
 * A newcomer is taught first, and sends an agent within a few clicks; a lesson that was left goes on where it was.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function first_lesson(run) {
  for (const phone of [false, true]) {
    const page = await run.person({ phone, theme: phone ? 'light' : 'dark' });
    await page.goto('/');
    const began = Date.now();
    await page.getByRole('link', { name: 'Teach me' }).first().click();
    await page.locator('.go-on-lesson .button').click();
    await page.locator('.coach').waitFor();
    const id = /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
    const sentAgent = async () => Object.values((await run.api.now(id)).view.agents).includes('A');
    let seconds = 0;
    const { met } = await follow(page, 'the first lesson', async () => {
      const sent = await sentAgent();
      if (sent && seconds === 0) seconds = (Date.now() - began) / 1000;
      return sent;
    });
    const clicks = 2 + met;
    assert.ok(met > 0 && clicks <= MOST_CLICKS, `${clicks} clicks from Teach me to the first agent`);
    run.note({ measured: 'first agent', phone, clicks, seconds });
    assert.deepEqual(await accessibilityFaults(page), []);
    await page.locator('[data-coach="lesson"]').click();
    await follow(page, 'the second lesson', undefined, 3);
    const key = (await settled(page)).key;
    await page.goto('/');
    await page.goto('/learn');
    await page.locator('.go-on-lesson .button').click();
    assert.equal((await settled(page)).key, key, 'a lesson that was left goes on where it was');
  }
}

/**
 * A hint says what a strong bot would do and does it; before a move that costs much one is asked, if one wants that.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function hint(run) {
  const bot = { controller: 'bot' };
  const options = {
    options: { first: 'A', leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
    seats: [{ controller: 'human', name: 'Olena' }, bot, bot],
  };
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, options);
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card.ready').first().waitFor();
  const seq = () => page.locator('.table').getAttribute('data-seq').then(Number);
  const begun = await seq();
  await page.keyboard.press('h');
  const bubble = page.getByRole('region', { name: 'Hint' });
  await bubble.getByRole('heading').waitFor();
  assert.match(await bubble.innerText(), /% to win/);
  assert.ok((await page.locator('.veil rect').count()) > 0, 'what the hint is about is marked');
  assert.deepEqual(await accessibilityFaults(page), []);
  await page.keyboard.press('Escape');
  await bubble.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await bubble.getByRole('button', { name: 'Do it' }).click();
  await page.waitForFunction((was) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > was, begun);

  // The bot's estimates are given here, so that the move is a costly one for certain.
  const other = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, options);
  const { legal } = await run.api.state(other.id, other.tokens.A);
  const [best, worse] = legal.filter((choice) => choice.words[0] === 'agent');
  await page.route('**/hint?*', (route) =>
    route.fulfill({
      json: {
        move: best.move,
        label: '',
        reason: '',
        chance: 0.5,
        chances: { [best.move]: 0.5, [worse.move]: 0.3 },
        past: false,
      },
    }),
  );
  await page.evaluate(
    ([id, token]) => {
      localStorage['landsraad.warns'] = 'true';
      const seats = JSON.parse(localStorage['landsraad.tables']);
      localStorage['landsraad.tables'] = JSON.stringify([...seats, { ...seats[0], id, tokens: { A: token } }]);
    },
    [other.id, other.tokens.A],
  );
  await page.goto(`/table/${other.id}`);
  const send = async () => {
    await page.locator(`[data-target="hand:${worse.words[1]}"]`).first().click();
    await page.locator(`[data-target="space:${worse.words[2]}"]`).click();
  };
  await page.locator('.hand .card.ready').first().waitFor();
  const before = await seq();
  await send();
  await bubble.getByText('about 20 %').waitFor();
  await bubble.getByRole('button', { name: 'Think again' }).click();
  await bubble.waitFor({ state: 'detached' });
  assert.equal(await seq(), before);
  await page.locator(`[data-target="space:${worse.words[2]}"]`).click();
  await bubble.getByRole('button', { name: 'Play it anyway' }).click();
  await page.waitForFunction((was) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > was, before);
}

/**
 * In a first game one leads a leader for beginners.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function first_game_leader(run) {
  const games = await run.api.ask('/games?lang=en');
  const page = await run.person();
  for (const game of games.filter((/** @type {any} */ one) => one.beginner_leaders.length > 0)) {
    await page.goto('/');
    const card = page.locator('.game').filter({ has: page.getByRole('heading', { name: game.title, exact: true }) });
    const asked = page.waitForRequest(
      (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/tables',
    );
    await card.getByRole('button').click();
    const { options } = (await asked).postDataJSON();
    assert.equal(options.leaders.length, 1, 'only the seat of the newcomer has a leader for beginners');
    await page.locator('.hand .card').first().waitFor();
    const id = /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
    const { view } = await run.api.now(id);
    const simple = game.beginner_leaders;
    assert.ok(simple.includes(view.A.leader), `${view.A.leader} is not one of ${simple}`);
    assert.equal(view.A.leader, options.leaders[0]);
  }
}

/**
 * The first visit offers lessons first. A first war against the Mahdi rules begins with a question of one's own, and
 * the form can give its ties back to the player.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function first_visit(run) {
  const page = await run.person();
  await page.goto('/');
  const hero = page.locator('.hero-body');
  await hero.locator('a[href="/learn"].primary').waitFor();
  assert.equal(await hero.locator('.primary').count(), 1);
  await page.locator('.game a.teach').first().waitFor();
  await page.locator('.game').last().getByRole('button').click();
  await page.waitForURL(/\/table\//);
  const id = () => /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
  await page.locator('.table[data-seq]').waitFor();
  const first = await run.api.now(id());
  assert.equal(first.view.B.decided_by, null);
  // Which of the two comes first depends on the dice.
  assert.ok(['arrakis:PlaceToken', 'arrakis:ChangeDie'].includes(first.decision.effect), first.decision.effect);
  await page.locator('.guide', { hasText: /extra die|no free cell/ }).waitFor();
  await page.goto('/');
  await hero.locator('button.primary', { hasText: 'Play now' }).waitFor();
  await hero.locator('a[href="/learn"]').waitFor();
  await page.goto('/new/arrakis');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
  const ties = page.getByLabel('Ties of the Mahdi automa');
  await ties.waitFor();
  assert.equal(await ties.inputValue(), 'mahdi');
  await ties.selectOption('player');
  const asked = page.waitForRequest((one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/tables');
  await page.getByRole('button', { name: 'Create the table' }).click();
  assert.equal((await asked).postDataJSON().options.mahdi_ties, 'player');
}
