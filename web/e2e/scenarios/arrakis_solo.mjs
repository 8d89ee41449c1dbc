// War for Arrakis alone: the Mahdi rules run the Harkonnen, and say why at every step.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { sampled } from '../support/api.mjs';
import { seededRandom } from '../support/random.mjs';
import { assertLayoutStable } from '../support/layout_stability.mjs';
import { bide, ArrakisPlayer } from '../support/arrakis_player.mjs';

/**
 * What the Mahdi rules have laid out, as the page shows it and as it is.
 * @param {import('playwright-core').Page} page
 */
async function laidOut(page, view) {
  const shown = await page.evaluate(() => {
    const count = (s) => document.querySelectorAll(s).length;
    return {
      unrolled: count('.mahdi-dice .die.hk'),
      locked: count('.mahdi-dice .die.empty'),
      spent: count('.die.spent'),
      reinforcements: Number(document.querySelector('.market-pile b')?.textContent),
      hunted: [...document.querySelectorAll('.spot:has(.hunted)')].map((e) => e.getAttribute('data-area')),
      harvest: count('.over .harvested'),
      schemes: count('.scheme'),
      garrisons: [...document.querySelectorAll('.spot:has(.garrison-token)')]
        .map((e) => e.getAttribute('data-area'))
        .sort(),
      hands: count('.harkonnen-panel .card-count'),
    };
  });
  const laid = [...Object.values(view.black_tokens), ...Object.values(view.silver_tokens)].filter((at) => at !== null);
  assert.deepEqual(shown, {
    unrolled: view.B.unrolled_dice,
    locked: view.locked_dice,
    spent: Object.values(view.B.spent_on).reduce((a, b) => a + b, 0),
    reinforcements: view.B.reinforcements,
    hunted: view.target_card ? [view.sietch_at[view.target_card]] : [],
    harvest: view.harvest_card ? 1 : 0,
    schemes: view.B.schemes_laid.length,
    garrisons: [...new Set(laid)].sort(),
    hands: 0,
  });
}

/**
 * A whole war alone by the mouse: every step of the Mahdi rules is told with its reason and rule; its ties are asked.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_solo(run) {
  const page = await run.person({ speed: 'step' });
  await page.goto('/new/arrakis');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
  await page.getByLabel('Ties of the Mahdi automa').selectOption('player');
  await page.getByRole('textbox', { name: 'Seed of the deal' }).fill('4');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.locator('.table .map-frame').waitFor();
  const id = page.url().split('/table/')[1]?.split('#')[0] ?? '';
  const token = await page.evaluate(
    (table) => JSON.parse(localStorage['landsraad.tables']).find((one) => one.id === table).tokens.A,
    id,
  );
  const begun = await run.api.state(id, token);
  assert.deepEqual(
    begun.seats.map((s) => s.controller),
    ['human', 'automa'],
  );
  assert.equal(begun.view.automatic, 'harkonnen');
  const who = new ArrakisPlayer(run, page, { id, token }, 4, bide);
  const cited = new Set();
  let steps = 0,
    acts = 0,
    asked = 0,
    garrisons = 0;
  const enough = () => steps >= 8 && asked >= 5 && garrisons > 0 && cited.size >= 8;
  for (let n = 1; ; n++) {
    assert.ok(n < 3000, `the war does not end: ${JSON.stringify(who.made)}`);
    await page.waitForFunction(
      () =>
        document.querySelector('.final-score') ||
        document.querySelector('.automa-turn') ||
        document.querySelector('.table')?.getAttribute('data-yours') === 'true',
    );
    // The turn of the Mahdi rules: each step has a reason, and the rule is named.
    if (await page.locator('.automa-turn').count()) {
      acts += 1;
      if (acts <= 12) {
        for (let more = true; more;) {
          const now = page.locator('.automa-turn .steps > li.now');
          assert.match(
            await now.locator('div > span').first().innerText(),
            /\S.*\.$/,
            `no reason: ${await now.innerText()}`,
          );
          assert.match(await page.locator('.automa-turn .rule').innerText(), /WFA-SOLO-\d\d/);
          if (acts === 8) await run.shot(page, 'war-solo-step');
          steps += 1;
          await page.locator('.automa-turn .acts .primary').click();
          more = await page.evaluate(
            () =>
              new Promise((done) => {
                setTimeout(() => done(document.querySelector('.automa-turn') !== null), 60);
              }),
          );
        }
      } else {
        await page.locator('.automa-turn .acts .button').first().click();
        await page.locator('.automa-turn').waitFor({ state: 'detached' });
      }
      // Later nobody waits for the telling.
      if (acts === 12)
        await page.evaluate(() => {
          localStorage['landsraad.speed'] = JSON.stringify('skip');
        });
      if (acts === 12) await page.reload();
      continue;
    }
    // What has just happened may still be told, where the question is going to stand.
    if (await page.locator('.table[data-telling="moment"]').count()) {
      await page.keyboard.press('Escape');
      continue;
    }
    const { decision } = await run.api.now(id, token);
    if (decision?.seat === 'B') {
      asked += 1;
      if (asked < 5) assert.match(await page.locator('.prompt-text').innerText(), /^For Mahdi: /);
    }
    for (const rule of await page
      .locator('.cites a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
      cited.add(rule);
    if (n % 25 === 0 && !(await page.locator('.battle').count()) && !(await page.locator('.final-score').count())) {
      await assertLayoutStable(page, `after ${n} moves`);
      const { view, seq, over } = await run.api.now(id, token);
      if (!over && String(seq) === (await page.locator('.table').getAttribute('data-seq'))) await laidOut(page, view);
      garrisons += await page.locator('.spot .garrison-token').count();
    }
    if (n === 60) await run.shot(page, 'war-solo');
    if (!(await who.step())) break;
  }
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.waitFor();
  const state = await run.api.state(id);
  assert.match(
    await end.getByRole('heading', { level: 2 }).innerText(),
    state.result.winners[0] === 'B' ? /Harkonnen/ : /Atreides/,
  );
  await run.shot(page, 'war-solo-results');
  assert.ok(enough(), JSON.stringify({ acts, steps, asked, garrisons, cited: cited.size }));
  assert.ok(
    [...cited].every((href) => /^\/rules#WFA-SOLO-\d\d$/.test(href)),
    [...cited].join(' '),
  );
  await page.goto([...cited][0]);
  await page
    .locator('.rule, article, li')
    .filter({ hasText: /WFA-SOLO-/ })
    .first()
    .waitFor();
}

/**
 * The war alone by the form, and how it fits a small laptop and a phone in every language.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function war_solo_fits(run) {
  const maker = await run.person();
  await maker.goto('/new/arrakis');
  await maker.getByRole('group', { name: 'Players' }).getByRole('button', { name: '1', exact: true }).click();
  assert.equal(await maker.locator('.seatlist li').count(), 2);
  assert.match(await maker.locator('.seatlist li.noone').innerText(), /Harkonnen[\s\S]*automa/);
  assert.equal(await maker.getByRole('button', { name: 'Swap sides' }).count(), 0);
  await maker.getByLabel('Rules').selectOption('faq');
  await run.shot(maker, 'war-solo-form');
  await maker.getByRole('button', { name: 'Create the table' }).click();
  await maker.locator('.table .map-frame').waitFor();
  const id = maker.url().split('/table/')[1]?.split('#')[0] ?? '';
  assert.equal((await run.api.state(id)).view.rulings, 'faq');
  // In the midst of a war, in every language.
  const made = await run.api.tell('/tables', {
    game: 'arrakis',
    seed: 12,
    options: { players: 1 },
    seats: [{ controller: 'human', name: 'Olena' }],
  });
  const at = { id: made.id, tokens: { A: made.seats.find((s) => s.token).token } };
  const until = (ready) => {
    const chance = seededRandom(12);
    let n = 0;
    return run.api.walk(at, (state) => {
      assert.ok(n++ < 600, 'it never came to that');
      return ready(state) ? undefined : bide(state, chance).move;
    });
  };
  await until((s) => s.view.round >= 2 && s.decision.seat === 'B');
  for (const phone of [false, true]) {
    const langs = sampled(['en', 'uk', 'ru', 'cs'], 2, Number(phone));
    for (const lang of langs) {
      const page = await run.person({
        phone,
        theme: lang === 'uk' || lang === 'ru' ? 'dark' : 'light',
        locale: lang,
        sits: { [at.id]: at.tokens },
      });
      await page.goto(`/table/${at.id}`);
      await page.locator('.table').waitFor();
      await page.waitForFunction((l) => document.documentElement.lang === l, lang);
      await page.evaluate(() => document.fonts.ready);
      await assertLayoutStable(page, `${lang}${phone ? ' phone' : ''}`);
      await run.shot(page, `war-solo-fits-${lang}${phone ? '-phone' : ''}`);
      for (const tab of phone ? [2, 4] : []) {
        await page.locator(`.tabs button:nth-child(${tab})`).click();
        await assertLayoutStable(page, `${lang} phone, page ${tab}`);
        const over = await page
          .locator('.war-page')
          .evaluate(
            (e) =>
              [...e.querySelectorAll('.side-panel, .mahdi, .tactics-card, .market-piles, .die-row, .cites')].filter(
                (x) => x.getBoundingClientRect().right > innerWidth + 1,
              ).length,
          );
        assert.equal(over, 0, `${lang}: page ${tab} is too wide`);
        await run.shot(page, `war-solo-fits-${lang}-phone-${tab}`);
      }
      const narrow = await page
        .locator('.mahdi, .tactics-card, .market-piles')
        .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className));
      assert.deepEqual(narrow, [], `${lang}: cut off`);
      if (lang === langs[0]) assert.deepEqual(await accessibilityFaults(page), [], `axe${phone ? ' phone' : ''}`);
      await page.context().close();
    }
  }
  // A turn told on a phone: the sheet fits, and what it is about is in sight above it.
  const phone = await run.person({ phone: true, speed: 'step', locale: 'uk', sits: { [at.id]: at.tokens } });
  await phone.goto(`/table/${at.id}`);
  await phone.locator('.table').waitFor();
  for (let n = 0; n < 60 && !(await phone.locator('.automa-turn').count()); n++) {
    const state = await run.api.now(at.id, at.tokens.A);
    await run.api.make(at, state, bide(state, seededRandom(n + 1)).move);
    await phone.waitForFunction(
      (seq) =>
        document.querySelector('.automa-turn') ||
        Number(document.querySelector('.table')?.getAttribute('data-seq')) > seq,
      state.seq,
    );
  }
  const sheet = await phone.locator('.automa-turn').boundingBox();
  assert.ok(
    sheet && sheet.x >= 0 && sheet.width <= 390 && sheet.y > 200 && sheet.y + sheet.height <= 845,
    JSON.stringify(sheet),
  );
  await run.shot(phone, 'war-solo-sheet');
}
