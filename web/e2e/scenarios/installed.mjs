// The installed app: what it keeps, what it shows without a connection, and how it is replaced by a newer one.
import assert from 'node:assert/strict';
import { filesOfFirstLoad } from '../../tools/first_load.mjs';
import { Deployment } from '../support/deployment.mjs';

/** @typedef {import('playwright-core').Page} Page */
const PATIENCE = 60_000;
const LANGUAGES = ['en', 'uk', 'ru', 'cs'];

/** Others decide first, in the same way each time. @param {string} seat */
const upTo = (seat) => (/** @type {any} */ state) => (state.actor === seat ? undefined : state.legal.at(-1).move);

/**
 * Until a question with a promise for an answer is answered with yes: `waitForFunction` takes any promise for a yes.
 * @param {Page} page @param {() => Promise<boolean>} question
 */
async function until(page, question) {
  for (const end = Date.now() + PATIENCE; ;) {
    // In the middle of a navigation nobody answers.
    if (await page.evaluate(question).catch(() => false)) return;
    assert.ok(Date.now() < end, String(question));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done))).catch(() => undefined);
  }
}

/** The worker keeps everything, and what is read in English. @param {Page} page */
async function keptAll(page) {
  await until(page, async () => {
    const names = await caches.keys();
    const texts = names.find((name) => name.startsWith('texts-'));
    const kept = texts ? (await (await caches.open(texts)).keys()).map((one) => one.url) : [];
    const last = kept.some((url) => url.includes('/arrakis/cards'));
    return last && navigator.serviceWorker.controller !== null;
  });
}

/** All that this browser keeps of the server, as text. @param {Page} page */
function everythingKept(page) {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push({ url: request.url, text: /api/.test(request.url) ? await answer.text() : '' });
      }
    }
    return found;
  });
}

/** What a browser wants of an app that can be installed. @param {import('../support/browser.mjs').TestRun} run */
async function manifests(run, base) {
  for (const lang of LANGUAGES) {
    const answer = await fetch(`${base}/manifest-${lang}.webmanifest`);
    assert.equal(answer.headers.get('content-type'), 'application/manifest+json');
    const manifest = await answer.json();
    assert.deepEqual(
      [manifest.name, manifest.lang, manifest.start_url, manifest.scope, manifest.display],
      ['Landsraad', lang, '/', '/', 'standalone'],
    );
    assert.equal(manifest.shortcuts.length, 4);
    for (const purpose of ['any', 'maskable', 'monochrome'])
      for (const size of [192, 512]) {
        const icon = manifest.icons.find((one) => one.purpose === purpose && one.sizes === `${size}x${size}`);
        const png = Buffer.from(await (await fetch(base + icon.src)).arrayBuffer());
        assert.equal(png.subarray(1, 4).toString(), 'PNG');
        assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [size, size]);
      }
  }
}

/**
 * Without a connection the app opens with all that can be read, and with replays that were kept; nothing that belongs
 * to a person is in a cache.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function installed_offline(run) {
  const line = await Deployment.of(run.base);
  try {
    const game = await run.api.table(['Olena'], 3, { title: 'Thursday' });
    const over = await run.api.playOn(game, 3);
    const running = await run.api.table(['Olena', 'Marek'], 5, { title: 'Running' });
    await run.api.walk(running, upTo('A'));
    const sits = Object.fromEntries([game, running].map(({ id, tokens }) => [id, { A: tokens.A }]));
    await manifests(run, line.base);
    const page = await run.person({ base: line.base, worker: true, sits });
    await page.goto('/');
    await page.locator('.game h2').first().waitFor();
    assert.match(await page.locator('link[rel=manifest]').getAttribute('href'), /manifest-en\.webmanifest$/);
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    assert.deepEqual(
      installabilityErrors.map((one) => one.errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
    await keptAll(page);
    // The first visit was over before the worker began.
    const order = line.sent.map((one) => one.path.slice(1));
    const begun = order.indexOf('sw.js');
    for (const file of filesOfFirstLoad().filter((name) => /\.(js|css)$/.test(name)))
      assert.ok(order.includes(file) && order.indexOf(file) < begun, file);
    const early = new Set(order.slice(0, begun));
    run.note({
      background: line.sent.filter((one) => !early.has(one.path.slice(1))).reduce((sum, one) => sum + one.bytes, 0),
    });

    // The offer of the browser is taken by our own button.
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => (window['asked'] = true) });
      dispatchEvent(offer);
    });
    await page.getByRole('button', { name: 'Install the app' }).click();
    assert.ok(await page.evaluate(() => window['asked']));

    await page.goto(`/table/${running.id}`);
    await page.locator('.table[data-yours=true]').waitFor();
    await page.goto(`/replay/${game.id}`);
    await page.locator('[data-kept=opened]').waitFor();
    await page.getByRole('button', { name: 'Keep this replay on this device' }).click();
    await page.locator('[data-kept=chosen]').waitFor();

    for (const { url, text } of await everythingKept(page)) {
      const { pathname, search } = new URL(url);
      assert.match(
        pathname,
        /^\/(api\/(games|rules|guide|lessons)|assets\/|icons\/|index\.html|mark\.svg|theme\.js|last-)/,
      );
      for (const secret of [game.tokens.A, running.tokens.A, running.id, 'Olena'])
        assert.ok(!`${search}${text}`.includes(secret), pathname);
    }

    line.stop();
    run.allowed.push(/ERR_/, /Failed to load/, /WebSocket/, /fetch a new script/);
    const aside = page.locator('[data-offline]');
    await page.goto('/');
    await page.locator('.game h2').nth(2).waitFor();
    await aside.getByText('You are offline.').waitFor();
    await run.shot(page, 'offline-home');
    await page.context().setOffline(true); // as the system says it; before, only the server was gone
    await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
    await page.locator('.learn-game').nth(2).waitFor();
    await aside.getByText('lessons are played on the server').waitFor();
    await run.shot(page, 'offline-learn');
    await page.goto('/gallery/arrakis');
    await page.locator('.card-face, [data-size]').first().waitFor();
    await page.goto('/rules');
    await page.locator('.guide-article h2').waitFor();
    await page.getByRole('button', { name: 'Numbered rules' }).click();
    await page.getByText('IMP-TIE-01').first().waitFor();
    await page.goto(`/table/${running.id}`);
    await aside.getByText('This table waits on the server').waitFor();
    await run.shot(page, 'offline-table');

    // The kept replay, from its beginning to its end.
    await aside.getByRole('link', { name: 'Kept replays' }).click();
    await page.locator('.kept-list a', { hasText: 'Thursday' }).click();
    await page.locator('[data-copy]').waitFor();
    const scrubber = page.getByRole('slider');
    const last = Number(await scrubber.getAttribute('max'));
    assert.equal(last, over.moves);
    const walk = async () => {
      const seen = [];
      for (const at of [1, Math.round(last / 2), last - 1, last]) {
        await scrubber.fill(String(at));
        await page.locator('.position', { hasText: `move ${at} of ${last}` }).waitFor();
        await page.locator(`.replay[data-at="${at}"]`).waitFor();
        for (const part of ['.players', '.board', '.told']) seen.push(await page.locator(part).innerText());
      }
      return seen;
    };
    const offline = await walk();
    await run.shot(page, 'offline-replay');
    line.start();
    await page.context().setOffline(false);
    await page.reload();
    await page.locator('[data-kept=chosen]').waitFor();
    assert.deepEqual(await walk(), offline);

    // Whoever deletes their profile leaves nothing behind.
    await page.goto('/you');
    await page.getByLabel('Your name').fill('Olena');
    await page.getByRole('button', { name: /^Keep my/ }).click();
    await page.locator('main[data-signed="true"] .you-cols').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.locator('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.locator('main[data-signed="false"]').waitFor();
    await page.goto('/replay');
    await page.getByRole('heading', { name: 'Replays' }).waitFor();
    await until(
      page,
      () =>
        new Promise((done) => {
          indexedDB.open('landsraad').onsuccess = ({ target }) => {
            const found = target.result.transaction('replays').objectStore('replays').count();
            found.onsuccess = () => done(found.result === 0);
          };
        }),
    );
  } finally {
    await line.close();
  }
}

/**
 * A new version is announced when the turn is over, and taken only by a press; a page that has lost its files to one
 * says so.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function installed_update(run) {
  const line = await Deployment.of(run.base);
  try {
    const table = await run.api.table(['Olena', 'Marek'], 5);
    await run.api.walk(table, upTo('A'));
    const page = await run.person({ base: line.base, worker: true, sits: { [table.id]: { A: table.tokens.A } } });
    await page.goto('/');
    await keptAll(page);
    await page.goto(`/table/${table.id}`);
    await page.locator('.table[data-yours=true]').waitFor();
    await page.evaluate(() => (window['here'] = true));
    const before = await page.evaluate(() => caches.keys());

    const version = /version:.([0-9a-f]{16})/.exec(await (await fetch(`${line.base}/sw.js`)).text())?.[1] ?? '';
    assert.ok(before.includes(`files-${version}`));
    const next = 'f'.repeat(16);
    line.changed.set('/sw.js', (body) => body.replaceAll(version, next));
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      await found.update();
    });
    await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
    // It waits, and nobody hears of it in the middle of a turn.
    const bar = page.getByText('A new version is ready.');
    assert.equal(await bar.count(), 0);
    assert.ok(await page.evaluate(() => window['here']));
    await run.api.walk(table, upTo('B'));
    await bar.waitFor();
    await run.shot(page, 'update-table');
    assert.ok(await page.evaluate(() => window['here']));
    // A file of the page that is open, while the new version is on the server.
    const old = await page.evaluate(async () => {
      const names = await caches.keys();
      const files = await caches.open(names.find((name) => name.startsWith('files-')));
      return (await files.keys()).map((one) => one.url).find((url) => url.includes('/assets/Gallery-'));
    });
    line.changed.set(new URL(old).pathname, () => 'not this version');
    assert.ok(!(await page.evaluate(async (url) => (await fetch(url)).text(), old)).includes('not this'));

    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !window['here'] && navigator.serviceWorker.controller !== null);
    await page.locator('.table[data-seq]').waitFor();
    await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting === null);
    assert.equal(await bar.count(), 0);
    const after = await page.evaluate(() => caches.keys());
    assert.ok(after.includes(`files-${version}`) && after.includes(`files-${next}`) && after.includes(`texts-${next}`));
    assert.ok(!after.includes(`texts-${version}`));

    // Without a worker: a page whose files have gone offers to reload.
    const plain = await run.person({ base: line.base });
    run.allowed.push(/Gallery-/, /404/, /preload/, /dynamically imported/);
    await plain.goto('/learn');
    await plain.locator('.learn-game').first().waitFor();
    await plain.route(/\/assets\/Gallery-/, (route) => route.fulfill({ status: 404, body: '' }));
    line.changed.set('/', (body) => body.replace(/assets\/index-[\w-]+\.js/, 'assets/index-next.js'));
    await plain.getByRole('link', { name: 'Gallery', exact: true }).click();
    await plain.getByText('A new version is ready.').waitFor();
    await plain.locator('.lost').getByRole('button', { name: 'Reload' }).waitFor();
  } finally {
    await line.close();
  }
}
