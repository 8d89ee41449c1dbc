// Whatever cannot be used says why at the first press, beside itself, and nothing is done by a stray press.
import assert from 'node:assert/strict';
import { sampled } from '../support/api.mjs';

const TABLES = /** @type {const} */ ({
  imperium: { game: 'imperium', seed: 5 },
  uprising: { game: 'uprising', seed: 7, options: { choam: 'yes', rise_of_ix: 'yes', immortality: 'yes' } },
  arrakis: { game: 'arrakis', seed: 3 },
});
const PEOPLE = {
  imperium: ['Olena', 'Marek', 'Tiber'],
  uprising: ['Olena', 'Marek', 'Tiber'],
  arrakis: ['Olena', 'Tiber'],
};
const BEGINS = new Set(['reveal', 'action']);
const DESK = /** @type {[number, number]} */ ([1280, 720]);
const PHONE = /** @type {[number, number]} */ ([390, 844]);
/** A button that only shows something is not refused. */
const PRESSED = '.table [data-target]:not(.glow):not(.ready), .table button[aria-disabled=true]';

/** @param {import('../support/browser.mjs').TestRun} run @param {keyof typeof TABLES} name */
async function laid(run, name) {
  const { game, seed, ...more } = TABLES[name];
  const names = PEOPLE[name];
  const made = await run.api.tell('/tables', {
    game,
    seed,
    ...(game === 'arrakis'
      ? {}
      : { options: { players: names.length, first: 'A', ...('options' in more ? more.options : {}) } }),
    seats: names.map((one) => ({ controller: 'human', name: one })),
  });
  const tokens = Object.fromEntries(made.seats.filter((s) => s.token).map((s) => [s.seat, s.token]));
  const table = { id: /** @type {string} */ (made.id), tokens: /** @type {Record<string, string>} */ (tokens) };
  // to the first turn of somebody: leaders may have something to decide before
  const { actor } = await run.api.walk(table, ({ legal }) =>
    legal.some((c) => BEGINS.has(c.words[0])) ? undefined : legal[0].move,
  );
  return { ...table, actor, names };
}

/** A point of the nth thing where a press reaches it, brought into sight; null if something lies over all of it. */
function point(page, n) {
  return page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll(String(selector))[Number(at)];
      if (!(element instanceof Element) || element.closest('[inert], [aria-hidden=true]')) return null;
      if (!(element instanceof SVGElement))
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      for (const a of [0.5, 0.25, 0.75, 0.1, 0.9])
        for (const b of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const x = box.left + box.width * a,
            y = box.top + box.height * b;
          const on = document.elementFromPoint(x, y);
          if (on && element.contains(on))
            return {
              x,
              y,
              name: element.getAttribute('data-target') ?? element.className,
              seat: element.getAttribute('data-target')?.startsWith('seat:') ?? false,
            };
        }
      return null;
    },
    [PRESSED, n],
  );
}

/** What is wrong with the reason that is shown, if anything. */
function shown(page, at) {
  return page.evaluate(({ x, y }) => {
    const why = document.querySelector('[data-why]');
    const popup = why?.closest('.preview-popup');
    if (!why || !popup) return 'no reason';
    const text = why.textContent?.trim() ?? '';
    if (/refusal-|why-|\{|undefined|\$/.test(text) || text.length < 8) return `says “${text}”`;
    const box = popup.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return `out of sight: ${JSON.stringify(box)}`;
    const guide = document.querySelector('.guide')?.getBoundingClientRect();
    if (
      guide &&
      box.left < guide.right &&
      box.right > guide.left &&
      box.top < guide.bottom - 1 &&
      box.bottom > guide.top + 1
    )
      return 'lies over the guide line';
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) return 'lies over what was pressed';
    if (!document.querySelector('.prompt-text [data-said]')?.textContent?.trim()) return 'not announced';
    return '';
  }, at);
}

/** Every thing that does not glow. @returns {Promise<string[]>} what went wrong */
async function pressAll(page, phone, faults, where) {
  const seq = await page.locator('.table').getAttribute('data-seq');
  const count = await page.locator(PRESSED).count();
  const seen = new Set();
  let pressed = 0;
  for (let n = 0; n < count; n++) {
    const at = await point(page, n);
    if (at === null || seen.has(at.name)) continue;
    seen.add(at.name);
    if (phone) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
    if (at.seat) {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      continue;
    }
    pressed += 1;
    // What several steps of a move are made on, in any order, is chosen: the guide line says what goes with it.
    if (await page.locator('[data-target][aria-pressed=true]:not(.card)').count()) {
      await page.keyboard.press('Escape');
      continue;
    }
    await page
      .waitForFunction(() => document.querySelector('[data-why]') !== null, undefined, { timeout: 30_000 })
      .catch(() => undefined);
    const wrong = await shown(page, at);
    if (wrong) faults.push(`${where} ${at.name}: ${wrong}`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[data-why]') === null);
    if (!phone) await page.mouse.move(2, 2);
  }
  assert.equal(await page.locator('.table').getAttribute('data-seq'), seq, `${where}: something was done`);
  return pressed;
}

/**
 * On a desk or on a phone; with LANDSRAAD_SAMPLE=all on both.
 * @param {import('../support/browser.mjs').TestRun} run
 * @param {keyof typeof TABLES} name
 * @param {number} turn
 * @param {[[number, number], string][]} wishes
 */
async function everywhere(run, name, turn, wishes) {
  const table = await laid(run, name);
  /** @type {string[]} */
  const faults = [];
  let pressed = 0;
  const chosen = sampled(wishes, 2, turn);
  for (const [size, lang] of chosen) {
    const phone = size === PHONE;
    const actor = table.actor;
    const page = await run.person({ size, phone, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
    await run.speak(page, lang, `/table/${table.id}`);
    await page.locator('.table[data-yours=true]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    pressed += await pressAll(page, phone, faults, `${lang} ${size[0]}`);
    if (!phone) {
      // with a card in hand chosen
      const card = page.locator('.hand .card.ready').first();
      if (await card.count()) {
        await card.click();
        for (const key of ['space', 'market', 'intrigue', 'faction']) {
          const other = page.locator(`.table [data-target^="${key}:"]:not(.glow)`).first();
          if (!(await other.count())) continue;
          await other.click({ force: true });
          await page.locator('[data-why]').waitFor();
        }
        await page.keyboard.press('Escape');
      }
      const other = Object.keys(table.tokens).find((seat) => seat !== actor);
      assert.ok(other);
      const waits = await run.person({ size, sits: { [table.id]: { [other]: table.tokens[other] } } });
      await run.speak(waits, lang, `/table/${table.id}`);
      const any = waits.locator('.table [data-target]:not([data-target^="seat:"])').first();
      await any.click({ force: true });
      await waits.locator('[data-why]', { hasText: table.names[Object.keys(table.tokens).indexOf(actor)] }).waitFor();
      await waits.close();
    }
    await page.close();
  }
  // On a phone most of the war is behind its tabs.
  const least = chosen.some(([size]) => size !== PHONE) ? 20 : 1;
  assert.ok(pressed > least, `only ${pressed} things were pressed`);
  assert.deepEqual(faults, []);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export const reasons_imperium = (run) =>
  everywhere(run, 'imperium', 1, [
    [DESK, 'en'],
    [PHONE, 'uk'],
  ]);

/** @param {import('../support/browser.mjs').TestRun} run */
export const reasons_uprising = (run) =>
  everywhere(run, 'uprising', 0, [
    [DESK, 'ru'],
    [PHONE, 'cs'],
  ]);

/** @param {import('../support/browser.mjs').TestRun} run */
export const reasons_arrakis = (run) =>
  everywhere(run, 'arrakis', 0, [
    [DESK, 'uk'],
    [PHONE, 'en'],
  ]);

/**
 * What would come of a choice lies neither over the thing itself nor over the guide line, and what is still possible
 * has no lock while a choice waits for its second touch.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function preview_place(run) {
  const table = await laid(run, 'imperium');
  for (const size of /** @type {[number, number][]} */ ([DESK, [820, 1180], PHONE])) {
    const phone = size === PHONE;
    const page = await run.person({ size, phone, sits: { [table.id]: { [table.actor]: table.tokens[table.actor] } } });
    await run.speak(page, 'uk', `/table/${table.id}`);
    await page.locator('.table[data-yours=true]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const card = page.locator('.hand .card.ready').last();
    await (phone ? card.tap() : card.click());
    const places = await page
      .locator('.board .space.glow')
      .evaluateAll((all) => all.map((e) => String(e.getAttribute('data-target'))));
    assert.ok(places.length > 1, 'this hand reaches one place: choose another seed');
    for (const key of places) {
      const place = page.locator(`[data-target="${key}"]`);
      await place.scrollIntoViewIfNeeded();
      await (phone ? place.tap() : place.hover());
      await page.locator('.preview-popup .changes').waitFor();
      const over = await place.evaluate((e) => {
        const popup = document.querySelector('.preview-popup')?.getBoundingClientRect();
        const hits = (/** @type {Element | null} */ other) => {
          const box = other?.getBoundingClientRect();
          return (
            !popup ||
            !box ||
            (popup.left < box.right - 1 &&
              popup.right > box.left + 1 &&
              popup.top < box.bottom - 1 &&
              popup.bottom > box.top + 1)
          );
        };
        return { thing: hits(e), guide: hits(document.querySelector('.guide')) };
      });
      assert.deepEqual(over, { thing: false, guide: false }, `${key} at ${size[0]}`);
      if (phone) {
        const locked = await page
          .locator('.space[data-state=why]')
          .evaluateAll((all) => all.map((e) => String(e.getAttribute('data-target'))));
        assert.deepEqual(
          locked.filter((one) => places.includes(one)),
          [],
          'a lock on a possible place',
        );
        await page.locator('.prompt-choices .button').last().tap();
        await card.tap();
      } else await page.mouse.move(2, 2);
    }
    await page.close();
  }
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function reasons_telling(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
  });
  const pages = [];
  for (let n = 0; n < 2; n++) {
    const page = await run.person({ speed: 'slow', sits: { [table.id]: { B: table.tokens.B } } });
    await page.goto(`/table/${table.id}`);
    await page.locator('.hand .card').first().waitFor();
    pages.push(page);
  }
  const { seq } = await run.api.walk(table, ({ actor, legal }) =>
    actor === 'B' ? undefined : (legal.find((c) => ['reveal', 'end'].includes(c.words[0])) ?? legal[0]).move,
  );
  const [first, second] = pages;
  for (const page of pages) await page.locator(`.table[data-telling=moment][data-seq="${seq}"]`).waitFor();
  const drained = await second.locator('.reveal-button').evaluate((e) => getComputedStyle(e).filter);
  assert.match(drained, /grayscale/, 'one sees that nothing can be done yet');
  // A press on a card ends the telling; the next one chooses it.
  const card = first.locator('.hand .card').nth(1);
  await card.click({ force: true });
  await first.locator('.table:not([data-telling])').waitFor();
  assert.equal(await first.locator('.hand .card[aria-pressed=true]').count(), 0);
  const ready = first.locator('.hand .card.ready').first();
  await ready.click();
  await first.locator('.hand .card[aria-pressed=true]').waitFor();
  // So do a press on a button and its key.
  await second.locator('.reveal-button').click();
  await second.locator('.table:not([data-telling])').waitFor();
  assert.equal((await run.api.now(table.id)).seq, seq, 'the press made no move');
  await second.locator('.reveal-button').click();
  await second.waitForFunction((was) => Number(document.querySelector('.table')?.getAttribute('data-seq')) > was, seq);
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function escape_order(run) {
  for (const name of /** @type {const} */ (['imperium', 'arrakis'])) {
    const table = await laid(run, name);
    for (const phone of [false, true]) {
      const page = await run.person({ phone, sits: { [table.id]: { [table.actor]: table.tokens[table.actor] } } });
      await page.goto(`/table/${table.id}`);
      await page.locator('.table[data-yours=true]').waitFor();
      const chat = page.locator('.chatbox');
      await page.keyboard.press('c');
      await chat.waitFor();
      await chat.getByRole('textbox').fill('hello');
      await page.getByRole('button', { name: 'Menu' }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.ok(await chat.isVisible(), 'the menu was opened last');
      await chat.getByRole('textbox').focus();
      await page.keyboard.press('Escape');
      await chat.waitFor({ state: 'detached' });
      await page.close();
    }
  }
}

/** Lines of the log are short: icons for goods, links for things; who cannot see them hears the whole sentence. */
export async function log_lines(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
  });
  const { events } = await run.api.playOn(table, 3, 44).then(() => run.api.state(table.id, '', 'en'));
  const gain = events.findLast((e) => e.data.kind === 'gained' && e.data.what === 'spice');
  assert.ok(gain, 'this deal brings no spice: choose another seed');
  for (const [lang, phone] of /** @type {const} */ ([
    ['en', false],
    ['uk', true],
  ])) {
    const page = await run.person({ phone, sits: { [table.id]: { A: table.tokens.A } } });
    await run.speak(page, lang, `/table/${table.id}`);
    await page.locator('.table').waitFor();
    if (phone) await page.locator('.tabs button').nth(2).click();
    const line = page.locator('.log li', { has: page.locator(`a.to-moment[href$="#${gain.move}"]`) });
    await line.first().waitFor();
    const seen = await line
      .first()
      .locator('.said')
      .evaluate((e) => e.textContent ?? '');
    const heard = await line.first().locator('.to-moment').textContent();
    assert.ok(!/spice|прянощ/i.test(seen), `a word for the good: ${seen}`);
    assert.ok(/spice|прянощ/i.test(String(heard)), `screen readers hear ${heard}`);
    assert.ok(await line.first().locator('.said .icon').count(), 'its icon');
    // A thing in a sentence opens in full.
    const thing = page.locator('.log .thing').last();
    const name = await thing.textContent();
    await thing.scrollIntoViewIfNeeded();
    await (phone ? thing.tap() : thing.click());
    await page.locator('.preview-header', { hasText: String(name) }).waitFor();
    await page.close();
  }
}
