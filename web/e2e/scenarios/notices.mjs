// Notices: chosen, tested, received by the worker of the page, and refused by a browser that allows none.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';

/** A place that takes notices. @returns {Promise<{ address: string, taken: string[], close: () => void }>} */
async function receiver() {
  /** @type {string[]} */
  const taken = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      taken.push(body);
      answer.writeHead(request.url === '/broken' ? 403 : 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}`, taken, close: () => server.close() };
}

/**
 * A push service for the browser, because no test reaches a real one.
 * @param {import('playwright-core').Page} page
 * @param {string} origin of the page
 * @param {string} place of the service
 */
async function pushService(page, origin, place) {
  await page.context().grantPermissions(['notifications'], { origin });
  await page.addInitScript((endpoint) => {
    const made = (async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const keys = {
        p256dh: await crypto.subtle.exportKey('raw', /** @type {CryptoKeyPair} */ (pair).publicKey),
        auth: crypto.getRandomValues(new Uint8Array(16)).buffer,
      };
      return { endpoint, getKey: (/** @type {'p256dh' | 'auth'} */ name) => keys[name], options: {} };
    })();
    Object.assign(PushManager.prototype, { getSubscription: () => Promise.resolve(null), subscribe: () => made });
  }, place);
}

/** @param {import('playwright-core').Page} page */
async function signUp(page) {
  await page.goto('/you');
  await page.getByLabel('Your name').fill('Olena');
  await page.getByRole('button', { name: /^Keep my|^Make a profile/ }).click();
  await page.locator('.you-notices').waitFor();
}

/**
 * Settings, test notices, a browser that says no, a notice that the worker shows, and the way back to the seat.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function notices(run) {
  const place = await receiver();
  const table = await run.api.table(['Olena', 'Marek'], 5, { title: 'Thursday' });
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } }, worker: true });
  await pushService(page, run.base, `${place.address}/push`);
  try {
    await signUp(page);
    const browsers = page.getByRole('region', { name: 'Browsers', exact: true });
    const hooks = page.getByRole('region', { name: 'Webhooks', exact: true });

    // What is chosen stays chosen.
    await page.getByLabel('a game ended: Webhooks').uncheck();
    await page.locator('.you-notices[aria-busy="false"]').waitFor();
    const quiet = page.locator('.notice-line', { hasText: 'Quiet hours' });
    await quiet.getByRole('button', { name: 'on', exact: true }).click();
    await page.getByLabel('from', { exact: true }).fill('23:30');
    await page.locator('.you-notices[aria-busy="false"]').waitFor();
    await page.reload();
    await page.locator('.you-notices').waitFor();
    assert.equal(await page.getByLabel('a game ended: Webhooks').isChecked(), false);
    assert.equal(await page.getByLabel('it is my turn: Webhooks').isChecked(), true);
    assert.equal(await page.getByLabel('from', { exact: true }).inputValue(), '23:30');

    // A test says delivered, no device, or refused and by whom.
    await hooks.getByRole('button', { name: 'Test' }).click();
    await hooks.getByText('No device: nothing is set up here yet.').waitFor();
    await hooks.getByLabel('Address of the webhook').fill(`${place.address}/hook`);
    await hooks.getByRole('button', { name: 'Add', exact: true }).click();
    await hooks.getByRole('button', { name: 'Remove: 127.0.0.1' }).waitFor();
    await hooks.getByRole('button', { name: 'Test' }).click();
    await hooks.getByText('delivered, taken by 127.0.0.1').waitFor();
    assert.equal(JSON.parse(place.taken[0] ?? '').title, 'It works');
    await hooks.getByRole('button', { name: 'Remove: 127.0.0.1' }).click();
    await hooks.getByRole('button', { name: 'Remove: 127.0.0.1' }).waitFor({ state: 'detached' });
    await hooks.getByLabel('Address of the webhook').fill(`${place.address}/broken`);
    await hooks.getByRole('button', { name: 'Add', exact: true }).click();
    await hooks.getByRole('button', { name: 'Remove: 127.0.0.1' }).waitFor();
    await hooks.getByRole('button', { name: 'Test' }).click();
    await hooks.getByRole('status').getByText('refused by 127.0.0.1 (403)').waitFor();

    // The feed is shown once.
    await page.locator('.notice-line', { hasText: 'Feed of my turns' }).getByRole('button', { name: 'Make' }).click();
    const feed = await page.getByLabel('Feed of my turns').inputValue();
    assert.match(await (await page.request.get(feed)).text(), /<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);

    // The browser subscribes, and what is sent to it is taken.
    await browsers.getByRole('button', { name: 'Tell this browser' }).click();
    await browsers.getByText('this browser', { exact: true }).waitFor();
    await browsers.getByRole('button', { name: 'Test' }).click();
    await browsers.getByText(/delivered, taken by 127\.0\.0\.1/).waitFor();
    await run.shot(page, 'notices');

    // The worker shows what it is sent, and leads to the seat.
    const session = await page.context().newCDPSession(page);
    /** @type {Promise<string>} */
    const registered = new Promise((done) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) done(registrations[0].registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const path = `/seat/${table.id}/A`;
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: run.base,
      registrationId: await registered,
      data: JSON.stringify({ title: 'Your turn', text: 'Thursday', path, tag: 'one', table: table.id }),
    });
    const shown = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      for (;;) {
        const [note] = await worker.getNotifications();
        if (note) return { title: note.title, body: note.body, data: note.data };
        await new Promise(requestAnimationFrame);
      }
    });
    assert.deepEqual(shown, { title: 'Your turn', body: 'Thursday', data: { path } });
    await page.goto(path);
    await page.locator('.table[data-seq]').waitFor();
    assert.equal(new URL(page.url()).pathname, `/table/${table.id}`);
  } finally {
    place.close();
  }
}

/**
 * A browser that allows no notices says so; the tab of a guest counts turns, and its icon has a badge.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function notices_denied(run) {
  const table = await run.api.table(['Olena', 'Marek'], 5, { title: 'Thursday' });
  const actor = (await run.api.now(table.id, table.tokens.A)).actor;
  const page = await run.person({ sits: { [table.id]: { [actor]: table.tokens[actor] } } });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/rules');
  await page.waitForFunction(() => /^\(1\) .+Landsraad$/.test(document.title));
  await page.locator('link[rel="icon"][href="/mark-turn.svg"]').waitFor({ state: 'attached' });
  await signUp(page);
  await page.getByText('The browser does not allow notices here.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Tell this browser' }).count(), 0);
  // A link in a mail asks before it does something.
  await page.goto('/you#unsubscribe=wrong');
  run.allowed.push(/403/);
  await page.getByRole('button', { name: 'Send no more' }).click();
  await page.getByRole('alert').waitFor();
}
