// Single turns: by keyboard, by thumb, and taken back.
import assert from 'node:assert/strict';

const OFFERED =
  '.board .glow, .players .glow, .strip.glow, .reserve-card.glow, .hand .card.ready, .option, ' +
  '.prompt-choices .button, .stepper [data-confirm], .guide .end:not([aria-disabled=true])';

/** The table waits for this browser, and for a newer state than that. @param {import('playwright-core').Page} page */
async function asked(page, after = -1) {
  await page.waitForFunction((seq) => {
    const table = document.querySelector('.table');
    return table instanceof HTMLElement && Number(table.dataset['seq']) > seq;
  }, after);
  return page
    .locator('.table')
    .evaluate((t) => ({ seq: Number(t.dataset['seq']), yours: t.dataset['yours'] === 'true' }));
}

/** What has the focus, and whether one can see that. @param {import('playwright-core').Page} page */
function focus(page) {
  return page.evaluate(() => {
    const e = document.activeElement;
    if (!(e instanceof HTMLElement) || e === document.body) return null;
    const style = getComputedStyle(e),
      box = e.getBoundingClientRect();
    const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1.5;
    return {
      target: e.dataset['target'] ?? '',
      text: e.textContent?.trim().slice(0, 40),
      ring: e.matches(':focus-visible') && (outline || style.boxShadow !== 'none'),
      inside:
        box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1,
    };
  });
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function keyboard(run) {
  const page = await run.person();
  await page.goto('/');
  await page.locator('.game h2').first().waitFor();
  // From the first page by Tab and Enter.
  for (let n = 0; n < 30; n++) {
    await page.keyboard.press('Tab');
    const at = await focus(page);
    assert.ok(at?.ring, `no visible focus on ${JSON.stringify(at)}`);
    if (at.text === 'Play now') break;
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  await asked(page);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const token = new URL(page.url()).hash.slice(1);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys and help' });
  await help.waitFor();
  assert.ok((await focus(page))?.ring, 'the help takes the focus');
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press('Tab');
    assert.ok(await help.evaluate((e) => e.contains(document.activeElement)), 'the focus leaves the help');
  }
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  // Whatever is asked before the first turn is answered with its number.
  while ((await run.api.state(id, token)).legal.every((c) => c.words[0] !== 'agent')) {
    const { seq } = await asked(page);
    if (await page.locator('.option, .prompt-choices .button').count()) await page.keyboard.press('1');
    else {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
    }
    await asked(page, seq);
  }
  const before = await run.api.state(id, token);
  // Tab reaches the whole hand, card after card, in sight and with a ring.
  const hand = before.view[before.you].hand.length;
  const reached = [];
  for (let n = 0; n < 60 && reached.length < hand; n++) {
    await page.keyboard.press('Tab');
    const at = await focus(page);
    assert.ok(at === null || (at.ring && at.inside), `no visible focus on ${JSON.stringify(at)}`);
    if (at?.target.startsWith('hand:')) reached.push(at.target.slice(5));
  }
  assert.deepEqual(reached.sort(), [...before.view[before.you].hand].sort());

  // A number picks the card, an arrow goes to a glowing place, Enter sends the agent there.
  const n = await page
    .locator('.hand .card')
    .evaluateAll((cards) => cards.findIndex((c) => c.classList.contains('ready')) + 1);
  await page.keyboard.press(String(n));
  await page.locator('.board .glow').first().waitFor();
  assert.equal(
    await page
      .locator('.hand .card')
      .nth(n - 1)
      .getAttribute('aria-pressed'),
    'true',
  );
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.hand .card[aria-pressed=true]').count(), 0, 'Escape lets go');
  await page.keyboard.press(String(n));
  await page.locator('.board .glow').first().waitFor();
  await page.keyboard.press('ArrowUp');
  const place = await focus(page);
  assert.match(place?.target ?? '', /^space:/);
  assert.ok(place?.ring && place.inside, 'the place shows its focus');
  await run.shot(page, 'keyboard');
  await page.keyboard.press('Enter');
  let { seq, yours } = await asked(page, before.seq);
  assert.ok(
    (await run.api.state(id)).events.some((e) => e.seat === before.you && e.data['space'] === place?.target.slice(6)),
    'the agent is there',
  );
  // The rest of the turn: what is asked has the focus, or the arrows find it; Enter answers.
  for (let turn = 0; turn < 20; turn++) {
    const now = await run.api.state(id, token);
    if (now.actor !== now.you || now.legal.some((c) => c.words[0] === 'agent' || c.words[0] === 'reveal')) break;
    await page.waitForFunction((offered) => document.querySelector(offered) !== null, OFFERED);
    if (!(await page.evaluate((offered) => document.activeElement?.matches(offered), OFFERED)))
      await page.keyboard.press('ArrowUp');
    const at = await focus(page);
    assert.ok(at?.ring, `the question has no focus: ${JSON.stringify(at)}`);
    await page.keyboard.press('Enter');
    const picked = await page.locator('[data-target][aria-pressed=true]').count();
    if (picked === 0) ({ seq, yours } = await asked(page, seq));
  }
  const after = await run.api.state(id, token);
  assert.ok(
    after.over ||
      after.actor !== after.you ||
      after.legal.some((c) => c.words[0] === 'agent' || c.words[0] === 'reveal'),
    'the turn came to its end',
  );
  void yours;
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function undo(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
  });
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card.ready').first().waitFor();
  const first = await run.api.state(table.id, table.tokens.A);
  const take = page.getByRole('button', { name: 'Undo' });
  assert.ok(await take.isDisabled(), 'nothing to take back yet');

  // A place that gives and asks nothing hidden.
  const move = first.legal.find(
    (c) =>
      c.words[0] === 'agent' &&
      ['arrakeen', 'carthag', 'imperial_basin', 'hagga_basin', 'stillsuits', 'wealth', 'hall_of_oratory'].includes(
        c.words[2],
      ) &&
      !/draw/.test(c.label),
  );
  assert.ok(move, 'this deal has no such turn: choose another seed');
  const hand = await page.locator('.hand .card').count();
  await page.locator(`[data-target="hand:${move.words[1]}"]`).first().click();
  await page.locator(`[data-target="space:${move.words[2]}"]`).hover();
  await page.getByRole('tooltip').waitFor();
  await run.shot(page, 'preview');
  await page.locator(`[data-target="space:${move.words[2]}"]`).click();
  await asked(page, first.seq);
  const then = await run.api.state(table.id, table.tokens.A);
  assert.equal(then.moves, 1);
  if (then.can_undo) {
    await take.click();
    await page.waitForFunction(
      (n) =>
        document.querySelectorAll('.hand .card').length === n &&
        document.querySelector('.table')?.getAttribute('data-yours') === 'true',
      hand,
    );
    const again = await run.api.state(table.id, table.tokens.A);
    assert.deepEqual([again.moves, again.view, again.legal], [0, first.view, first.legal], 'everything is as it was');
    assert.ok(await take.isDisabled());
  } else assert.fail(`that cannot be taken back: ${then.why_not_undo}`);

  // Something that is refused says why, by which rule.
  const why = page.locator('.space[data-state=why]');
  const explained = async () => {
    for (const card of await page.locator('.hand .card.ready').all()) {
      await card.click();
      if (await why.count()) break;
      await page.keyboard.press('Escape');
    }
    await why.first().hover();
    await page.locator('.preview-popup .why').waitFor();
    return page.locator('.preview-popup .why').innerText();
  };
  assert.match(await explained(), /\w{4}.* \w+/);
  await why.first().click({ force: true });
  assert.equal((await run.api.state(table.id)).moves, 0);

  // In the language of the page.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.sheet').getByRole('button', { name: 'Українська' }).click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.documentElement.lang === 'uk');
  await page.locator('.hand .card.ready').first().waitFor();
  const told = await explained();
  assert.match(told, /[а-яіїєґ]{3}.* [A-Z-]+-\d+$/, told);
  assert.doesNotMatch(told, /[a-z]{3}/, told);
  await run.shot(page, 'refused-uk');
}

/** A bot is asked why it moved so. @param {import('../support/browser.mjs').TestRun} run */
export async function why(run) {
  const bot = { controller: 'bot', level: 'normal' };
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 77, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'earl_memnon_thorvald'] },
    seats: [{ controller: 'human', name: 'Olena' }, bot, bot],
  });
  // In the first round nobody can know what a hand holds; in the second it is what the first did not show.
  const first = () => 0;
  let { actor } = await run.api.move(table, first, (words) => words[0] === 'agent');
  while (actor === 'A') ({ actor } = await run.api.move(table, first, (words) => words[0] === 'end'));
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await page.goto(`/table/${table.id}`);
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-yours') === 'true');
  await page.locator('.player[data-target="seat:B"]').click();
  await page.getByRole('button', { name: 'Why the last turn?' }).click();
  const told = page.locator('.thoughts');
  await told.locator('li.made').first().waitFor();
  const lines = await told.locator('li').allInnerTexts();
  assert.ok(
    lines.length > 1 && lines.every((line) => /\d+ % to win/.test(line)),
    `a choice with chances: ${lines.join('; ')}`,
  );
  // Each choice of the turn has its candidates, and one of them was made.
  const choices = await told.locator('ol').count();
  assert.ok(choices > 1, `${choices} choices of the turn`);
  assert.equal(await told.locator('li.made').count(), choices);
  // Of the first hand nothing is told but the card that was seen; the second one can be known, all others were seen.
  const { round } = (await run.api.state(table.id, table.tokens.A)).view;
  const cards = new Set(lines.flatMap((line) => /with (.+?) to /.exec(line)?.[1] ?? []));
  assert.ok(cards.size <= 1 || round > 1, [...cards].join(', '));
  assert.match(await told.innerText(), /stays hidden until the game is over/);
  await run.shot(page, 'why');
}

/**
 * Many tables of experts are watched, so that their bots wait for each other.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function queued(run) {
  const seats = Array.from({ length: 4 }, () => ({ controller: 'bot', level: 'expert' }));
  const ids = [];
  for (let n = 0; n < 12; n++)
    ids.push((await run.api.tell('/tables', { game: 'imperium', options: { players: 4 }, seats })).id);
  const page = await run.person();
  await page.goto('/');
  await page.evaluate((all) => {
    window.watching = all.map((id) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      socket.onopen = () => socket.send('{"type":"hello"}');
      return socket;
    });
  }, ids.slice(1));
  const shown = await run.person();
  await shown.goto(`/table/${ids[0]}`);
  await shown
    .locator('.guide')
    .getByText(/is waiting for its turn: many bots are thinking right now/)
    .waitFor();
  await shown.locator('.player .turn', { hasText: 'waiting in line' }).waitFor();
  await run.shot(shown, 'queued');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function phone(run) {
  const table = await run.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], 7, {
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese', 'duke_leto_atreides'] },
  });
  const page = await run.person({ phone: true, sits: { [table.id]: { A: table.tokens.A } } });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of [
    '/',
    '/new/imperium',
    '/gallery',
    '/gallery/imperium/card/stilgar',
    '/rules',
    `/replay/${table.id}`,
    '/replay',
    '/join',
  ]) {
    await page.goto(path);
    await page.locator('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok((await sideways()) <= 0, `${path} scrolls sideways by ${await sideways()}`);
    await run.shot(page, `phone${path.replace(table.id, 'moment').replaceAll('/', '-').replace(/-$/, '-home')}`);
  }
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card.ready').first().waitFor();
  assert.ok((await sideways()) <= 0);
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight),
    'the table scrolls as a page',
  );
  // What one does is where the thumb is: the lower half, and big enough.
  for (const what of ['.guide', '.hand', '.tabs']) {
    const box = await page.locator(what).boundingBox();
    assert.ok(
      box && box.y >= 422 && box.y + box.height <= 845 && box.x >= 0 && box.x + box.width <= 391,
      `${what} is at ${JSON.stringify(box)}`,
    );
  }
  for (const button of await page.locator('.guide .button:visible, .tabs button, .top .icon-btn:visible').all()) {
    const box = await button.boundingBox();
    assert.ok(
      box && box.height >= 36 && box.width >= 36,
      `${await button.innerText()} is ${box?.width}×${box?.height}`,
    );
  }
  await run.shot(page, 'phone-table');

  // The drawer: the hand rises, and shows its cards whole.
  const grip = page.getByRole('button', { name: 'Open or close the hand' });
  const low = (await page.locator('.hand').boundingBox())?.height ?? 0;
  await grip.tap();
  assert.equal(await grip.getAttribute('aria-expanded'), 'true');
  await page.waitForFunction(
    (h) => (document.querySelector('.hand')?.getBoundingClientRect().height ?? 0) > h + 80,
    low,
  );
  await run.shot(page, 'phone-hand');
  const over = await page.locator('.hand').evaluate((e) => e.getBoundingClientRect().bottom - innerHeight);
  assert.ok(over <= 0);
  await grip.tap();
  assert.equal(await grip.getAttribute('aria-expanded'), 'false');

  // The other views are one touch away.
  await page.locator('.tabs').getByRole('button', { name: 'Row' }).tap();
  await page.locator('.strip').first().waitFor();
  await page.waitForFunction(() => (document.querySelector('.strip')?.getBoundingClientRect().left ?? 999) < 390);
  await run.shot(page, 'phone-row');
  await page.locator('.tabs').getByRole('button', { name: 'Board' }).tap();
  await page.waitForFunction(() => (document.querySelector('.space')?.getBoundingClientRect().left ?? -1) >= 0);

  // Card, place, and only then done: a finger cannot hover.
  await page.locator('.hand .card.ready').first().tap();
  await page.locator('.space.glow').first().scrollIntoViewIfNeeded();
  await page.locator('.space.glow').first().tap();
  const sure = page.locator('.guide').getByRole('button', { name: 'Do it' });
  await sure.waitFor();
  assert.equal((await run.api.state(table.id)).moves, 0, 'one tap must not play');
  await page.getByRole('tooltip').waitFor();
  await run.shot(page, 'phone-preview');
  await sure.tap();
  await asked(page, 0);
  assert.ok((await run.api.state(table.id)).moves > 0);
}
