// The pages around the table: the first one in each language, the gallery, the rules, the replay.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { sampled } from '../support/api.mjs';

/** @param {string} lang @returns {Map<string, string>} the ids of the page's messages, with the plain ones' texts */
function catalogue(lang) {
  const text = readFileSync(new URL(`../../src/locales/${lang}/site.ftl`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^([a-z][\w-]*) = ?(.*)$/gm)].map(([, id, value]) => [id ?? '', value ?? '']));
}

/** Every text a person could see or hear on the page. @param {import('playwright-core').Page} page */
function texts(page) {
  return page.evaluate(() => {
    const out = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement?.closest('script, style, code, [hidden], [lang]:not(html)'))
        out.push(node.textContent ?? '');
    }
    for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      if (e.closest('[lang]:not(html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder']) out.push(e.getAttribute(name) ?? '');
    }
    return [...new Set(out.map((s) => s.trim()).filter(Boolean))];
  });
}

// Names that are the same everywhere: of people and of their tables too.
const NAMES = /^((?:\(\d+\) )?Landsraad|Dune: Imperium|VP|Friday|By letter|(?:(?:Olena|Marek|Tiber)(?:, )?)+)$/;

/** @param {import('../support/browser.mjs').TestRun} run */
export async function languages(run) {
  const english = catalogue('en');
  const table = await run.api.table(['Olena', 'Marek', 'Tiber'], 5, {
    clock: { kind: 'correspondence', days: 3 },
    spectators: 'delayed',
    options: { leaders: ['paul_atreides', 'glossu_rabban', 'count_ilban_richese'] },
  });
  const titles = new Set();
  const locales = [
    ['en-GB', 'en'],
    ['uk-UA', 'uk'],
    ['ru-RU', 'ru'],
    ['cs-CZ', 'cs'],
  ];
  const inner = ['/new/imperium', `/join/${table.id}`, '/gallery/imperium/intrigue-card/refocus', `/table/${table.id}`];
  for (const [n, [locale = '', lang = '']] of locales.entries()) {
    const page = await run.person({ locale, sits: { [table.id]: { A: table.tokens.A } } });
    const own = catalogue(lang);
    // The first page in each language, and half of the others in each alphabet.
    for (const path of [...sampled(inner, 2, n % 3), '/']) {
      await page.goto(path);
      await page.locator('.game h2, .seatlist li, .facts, .grid .card, .board .space').first().waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      const said = await texts(page);
      assert.ok(said.length > (path.startsWith('/join') ? 15 : 30));
      for (const text of said) {
        assert.ok(
          !(text.includes('-') && english.has(text)) && (lang === 'en' || !english.has(text) || own.get(text) === text),
          `${lang} ${path}: the id of a message is shown: ${text}`,
        );
        assert.doesNotMatch(
          text,
          /\{\s*\$|^\{|undefined|\bNaN\b|\[object/,
          `${lang} ${path}: an unfinished message: ${text}`,
        );
        // A text of the page that stayed English, where the languages have another alphabet.
        if (lang === 'uk' || lang === 'ru') {
          assert.ok(
            /[а-яіїєґ]/i.test(text) || !/[a-z]{4}/i.test(text) || NAMES.test(text) || /^[A-Z-]+-\d+$/.test(text),
            `${lang} ${path}: not translated: ${text}`,
          );
        }
      }
      await run.shot(page, `${path.split('/')[1] || 'home'}-${lang}`);
    }
    titles.add(await page.getByRole('heading', { level: 1 }).innerText());
    await page.context().close();
  }
  assert.equal(titles.size, 4, `the languages say the same: ${[...titles].join(' / ')}`);
  // And it can be changed at any moment, and stays.
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.hand .card').first().waitFor();
  const prompt = await page.locator('.prompt-text').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.sheet').getByRole('button', { name: 'Čeština' }).click();
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    (was) =>
      document.documentElement.lang === 'cs' && document.querySelector('.prompt-text')?.textContent?.trim() !== was,
    prompt,
  );
  await page.reload();
  await page.locator('.hand .card').first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'cs');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function gallery(run) {
  const page = await run.person();
  await page.goto('/gallery');
  const cards = page.locator('.grid .card');
  await cards.first().waitFor();
  const all = await cards.count();
  assert.ok(all > 100, `only ${all} cards`);
  await page.keyboard.press('/');
  await page.keyboard.type('stilgar');
  await page
    .getByRole('status')
    .filter({ hasText: /^1 card$/ })
    .waitFor();
  assert.equal(await cards.count(), 1);
  await cards.first().click();
  await page.waitForURL('**/gallery/imperium/card/stilgar');
  const drawer = page.getByRole('complementary', { name: 'Stilgar' });
  await drawer.waitFor();
  assert.match(await drawer.innerText(), /stilgar/);
  assert.equal(await cards.count(), 1, 'the search stays');
  await run.shot(page, 'gallery-card');
  await page.reload();
  await drawer.waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await drawer.waitFor({ state: 'detached' });
  // Words of an effect are found too, and filters narrow what the search found.
  const search = page.getByRole('searchbox', { name: 'Name or effect' });
  await search.fill('spice');
  await page.waitForFunction((n) => {
    const now = document.querySelectorAll('.grid .card').length;
    return now > 5 && now < n;
  }, all);
  const spicy = await cards.count();
  await page.getByRole('checkbox', { name: /Intrigue/ }).check();
  await page.waitForFunction((n) => document.querySelectorAll('.grid .card').length < n, spicy);
  assert.ok((await cards.count()) > 0);
  await page.getByRole('button', { name: 'clear' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.grid .card').length === n, all);
  await search.fill('no such thing at all');
  await page
    .getByRole('status')
    .filter({ hasText: /^0 cards$/ })
    .waitFor();
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function rules(run) {
  const list = await run.api.ask('/rules?lang=en');
  const rule = list[Math.floor(list.length * 0.7)];
  const page = await run.person();
  await page.goto(`/rules#${rule.id}`);
  const article = page.locator(`article[id="${rule.id}"]`);
  await article.waitFor();
  await page.waitForFunction((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
  }, rule.id);
  assert.match((await article.getAttribute('class')) ?? '', /\bon\b/, 'the rule asked for is marked');
  assert.ok((await article.innerText()).includes(rule.text.slice(0, 30)));
  await run.shot(page, 'rule');
  await page.getByRole('searchbox').fill(rule.id);
  await page.waitForFunction(() => document.querySelectorAll('article').length === 1);
  await page.getByRole('searchbox').fill('conflict');
  await page.locator('mark').first().waitFor();
  assert.match(await page.locator('mark').first().innerText(), /conflict/i);
  // Its number is a link to itself.
  const other = page.locator('article').first();
  await other.getByRole('link').first().click();
  assert.equal(new URL(page.url()).hash, `#${await other.getAttribute('id')}`);
  assert.equal(await page.getByRole('searchbox').inputValue(), 'conflict', 'the search stays');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function replay(run) {
  const table = await run.api.table(['Olena', 'Marek'], 4);
  const end = await run.api.playOn(table, 4);
  assert.ok(end.over);
  const page = await run.person({ sits: { [table.id]: table.tokens } });
  await page.goto(`/replay/${table.id}#12`);
  const scrubber = page.getByRole('slider');
  await scrubber.waitFor();
  const at = async (n) => {
    await page.waitForFunction((want) => location.hash === `#${want}`, n);
    assert.equal(await scrubber.inputValue(), String(n));
  };
  await at(12);
  await page.keyboard.press('ArrowRight');
  await at(13);
  const told = await page.getByRole('status').innerText();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await at(11);
  await page.keyboard.press('Home');
  await at(0);
  await page.keyboard.press('End');
  await at(end.moves);
  // The end of the replay is the end of the game.
  for (const seat of ['A', 'B']) {
    assert.equal(
      await page.locator(`.player[data-target="seat:${seat}"] .victory-points b`).innerText(),
      String(end.result.scores[seat]),
    );
  }
  const half = Math.floor(end.moves / 2);
  await scrubber.fill(String(half));
  await at(half);
  await page.getByRole('button', { name: 'Next' }).click();
  await at(half + 1);
  await page.getByRole('button', { name: 'Run' }).click();
  await page.waitForFunction((n) => Number(location.hash.slice(1)) >= n, half + 3);
  await page.getByRole('button', { name: 'Pause' }).click();
  await run.shot(page, 'replay-half');
  // The log is around this moment, and each of its lines leads to its own.
  const moments = await page
    .locator('.log li a.to-moment')
    .evaluateAll((links) => links.map((a) => Number(a.getAttribute('href')?.split('#')[1])));
  const now = Number(await scrubber.inputValue());
  assert.ok(
    Math.min(...moments) < now && Math.max(...moments) > now,
    `the log of moment ${now} goes from ${Math.min(...moments)} to ${Math.max(...moments)}`,
  );
  await page.goto(`/replay/${table.id}#2`);
  await at(2);
  const link = page.locator('.log a[href$="#13"]').last();
  const line = await link.innerText();
  await link.click();
  await at(13);
  assert.equal(await page.getByRole('status').innerText(), told);
  assert.ok(told.includes(line.split('; ')[0].split(' ').slice(1, 3).join(' ')), `${line} is not in ${told}`);
  // The record goes out and comes back in.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const record = readFileSync(await download.path(), 'utf8');
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'The text of the record' }).fill(record);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(/\/replay\/\w+/);
  await scrubber.waitFor();
  assert.equal(await scrubber.getAttribute('max'), String(end.moves));
  // A game of one's own from a moment of this one.
  await page.goto(`/replay/${table.id}#${half}`);
  await at(half);
  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.waitForURL(/\/table\//);
  await page.locator('.table').waitFor();
  assert.equal((await run.api.state(table.id)).moves, end.moves, 'the true game is untouched');
}

/** @param {import('../support/browser.mjs').TestRun} run */
export async function form(run) {
  const page = await run.person();
  await page.goto('/new/imperium');
  const first = page.getByRole('combobox', { name: 'First player' });
  await first.waitFor();
  const choices = () =>
    first.locator('option').evaluateAll((list) => list.map((o) => /** @type {HTMLOptionElement} */ (o).value));
  const shown = async (name) => (await page.getByRole('combobox', { name }).count()) > 0;
  for (const [players, letters] of [
    [4, 'ABCD'],
    [3, 'ABC'],
    [2, 'AB'],
    [1, 'ABC'],
  ]) {
    await page
      .getByRole('group', { name: 'Players' })
      .getByRole('button', { name: String(players), exact: true })
      .click();
    assert.equal(await page.locator('.seatlist li').count(), players);
    assert.deepEqual(await choices(), [...String(letters), 'random'], `${players} players`);
    // What belongs to the solo game is asked for there only.
    assert.equal(await shown('Difficulty of the solo game'), players === 1);
    assert.equal(await shown('Rivals'), players === 1);
  }
  // A seat has the name of its player, a Rival its own.
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Olena');
  assert.deepEqual(await first.locator('option').allInnerTexts(), ['A · Olena', 'B · automa', 'C · automa', 'random']);
  // Two rivals need two leaders, and no leader twice.
  const rivals = page.getByRole('combobox', { name: 'Rivals' });
  await rivals.selectOption('glossu_rabban');
  assert.ok(
    !(
      await rivals.locator('option').evaluateAll((list) => list.map((o) => /** @type {HTMLOptionElement} */ (o).value))
    ).includes('glossu_rabban'),
  );
  await rivals.selectOption('count_ilban_richese');
  assert.equal(await rivals.count(), 0, 'there are no more rivals to lead');
  await first.selectOption('B');
  await run.shot(page, 'form');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/table/*');
  const { options, view } = await run.api.state(new URL(page.url()).pathname.split('/')[2] ?? '');
  assert.deepEqual(
    [options.first, options.rivals, options.players],
    ['B', ['glossu_rabban', 'count_ilban_richese'], 1],
  );
  assert.equal(view.first, 'B');

  // A choice that no longer fits is not sent.
  await page.goto('/new/imperium');
  await page.getByRole('combobox', { name: 'First player' }).selectOption('D');
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '3', exact: true }).click();
  assert.equal(await page.getByRole('combobox', { name: 'First player' }).inputValue(), 'random');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL('**/table/*');
  assert.equal((await run.api.state(new URL(page.url()).pathname.split('/')[2] ?? '')).options.first, 'random');
}
