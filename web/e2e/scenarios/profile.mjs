// One's own page: games kept, ways in on several devices, and leaving.
import assert from 'node:assert/strict';
import { accessibilityFaults } from '../support/accessibility.mjs';
import { overflows } from '../support/overflow.mjs';

const SIZES = /** @type {[number, number][]} */ ([
  [1280, 720],
  [820, 1180],
  [390, 844],
]);

/** An authenticator in the browser that says yes. @param {import('playwright-core').Page} page */
async function authenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** @param {import('playwright-core').Page} page */
const signedIn = (page) => page.locator('main[data-signed="true"] .you-cols').waitFor();
/** @param {import('playwright-core').Page} page */
const signedOut = (page) => page.locator('main[data-signed="false"]').waitFor();
/** @param {import('playwright-core').Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** @param {import('playwright-core').Page} page @param {string} name */
async function signUp(page, name) {
  await page.goto('/you');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /^Keep my|^Make a profile/ }).click();
  await signedIn(page);
}

/** @param {import('playwright-core').Page} page */
async function seatHere(page) {
  await page.locator('.table[data-seq]').waitFor();
  return page.evaluate(() => JSON.parse(localStorage['landsraad.tables'])[0].tokens);
}

/**
 * Games are kept by one press; a passkey brings them back to a browser that forgot everything, also after the link of
 * the seat was lost.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function profile_passkey(run) {
  const table = await run.api.table(['Olena', 'Marek'], 5, { title: 'Thursday' });
  // Passkeys belong to a name: an address has none.
  const base = run.base.replace('127.0.0.1', 'localhost');
  const page = await run.person({ base, sits: { [table.id]: { A: table.tokens.A } } });
  const key = await authenticator(page);
  await signUp(page, 'Olena');
  await page.locator('.you-games li', { hasText: 'Thursday' }).waitFor();
  await page.locator('.you-nudge').waitFor();
  await page.locator('.you-ways').first().getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: /^Remove: / }).waitFor();
  assert.equal(await page.locator('.you-nudge').count(), 0);
  const { credentials } = await key.session.send('WebAuthn.getCredentials', { authenticatorId: key.authenticatorId });
  assert.equal(credentials.length, 1);
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Sign out' }).click();
  await press(page, 'Sign out and clear games');
  await signedOut(page);
  assert.equal(await page.evaluate(() => localStorage['landsraad.tables']), '[]');
  await press(page, 'Use a passkey');
  await signedIn(page);
  await page.locator('.you-games li', { hasText: 'Thursday' }).getByRole('button', { name: 'Open' }).click();
  const tokens = await seatHere(page);
  assert.ok(tokens.A && tokens.A !== table.tokens.A);
  assert.equal((await run.api.now(table.id, tokens.A)).you, 'A');
  // A second press on the same device has nothing to add, and a passkey that was removed opens nothing.
  await page.goto('/you');
  await signedIn(page);
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.locator('.you-nudge').waitFor();
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Sign out' }).click();
  await page.locator('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await signedOut(page);
  run.allowed.push(/403/);
  await press(page, 'Use a passkey');
  await page.getByRole('alert').waitFor();
}

/**
 * At an address without TLS, as at home: words and a link for another device, sessions, closing and deleting.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function profile_devices(run) {
  const table = await run.api.table(['Olena', 'Marek'], 5, { title: 'Thursday' });
  const page = await run.person({ sits: { [table.id]: { A: table.tokens.A } } });
  await signUp(page, 'Olena');
  await page.locator('.you-why', { hasText: 'Passkeys need a name' }).waitFor();
  await page.locator('.you-ways li', { hasText: 'Another device' }).getByRole('button').click();
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');

  const phone = await run.person({ phone: true });
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Sign in as Olena?' }).waitFor();
  await press(phone, 'Sign in');
  await signedIn(phone);
  await phone.locator('.you-games li', { hasText: 'Thursday' }).getByRole('button', { name: 'Open' }).click();
  const tokens = await seatHere(phone);
  assert.equal((await run.api.now(table.id, tokens.A)).you, 'A');
  assert.equal((await run.api.now(table.id, table.tokens.A)).you, 'A');

  await page.reload();
  await signedIn(page);
  await page.locator('.you-ways li', { hasText: 'Recovery words' }).getByRole('button').click();
  await press(page, 'Show new words');
  await page.locator('.you-words li').nth(5).waitFor();
  const words = (await page.locator('.you-words li').allTextContents()).join(' ');
  // On paper there are the words and nothing else.
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.you-words').isVisible());
  for (const other of ['.mast', '.you-cols', '.you-sheet header', '.you-sheet .button'])
    assert.ok(!(await page.locator(other).first().isVisible()), other);
  await run.shot(page, 'profile-print');
  await page.emulateMedia({ media: 'screen' });
  await press(page, 'I have them');
  await press(page, 'Sign out all others');
  await page.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
  await phone.goto('/you');
  await signedOut(phone);
  await phone.getByLabel('Recovery words').fill(words.toUpperCase());
  await press(phone, 'Use recovery words');
  await signedIn(phone);

  const saved = page.waitForEvent('download');
  await press(page, 'Export');
  assert.equal((await saved).suggestedFilename(), 'landsraad-profile.json');
  await press(page, 'Close');
  await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await signedOut(page);
  await page.getByLabel('Recovery words').fill(words);
  await press(page, 'Use recovery words');
  await press(page, 'Open again');
  await signedIn(page);
  await press(page, 'Delete');
  await page.locator('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await signedOut(page);
  assert.deepEqual(
    (await run.api.now(table.id, table.tokens.A)).seats.map((/** @type {any} */ seat) => seat.name).slice(0, 2),
    ['Player A', 'Marek'],
  );
}

/**
 * The page in every language, at every size, by day and by night.
 * @param {import('../support/browser.mjs').TestRun} run
 */
export async function profile_fits(run) {
  const games = [];
  for (const [title, game] of [
    ['Thursday evening with the whole family', 'imperium'],
    ['', 'uprising'],
  ])
    games.push(await run.api.table(['Olena', 'Marek', 'Tiber'], 5, { title, game }));
  const sits = Object.fromEntries(games.map((one) => [one.id, { A: one.tokens.A }]));
  let turn = 0;
  for (const [lang, locale] of [
    ['uk', 'uk-UA'],
    ['en', 'en-GB'],
    ['ru', 'ru-RU'],
    ['cs', 'cs-CZ'],
  ]) {
    const theme = /** @type {'light' | 'dark'} */ (turn++ % 2 ? 'light' : 'dark');
    const page = await run.person({ locale, sits, theme });
    for (const signed of [false, true]) {
      if (signed) {
        await page.locator('.you-doors input').first().fill('Олена-Софія з Чернівців');
        await page.locator('.you-doors .button.primary').click();
        await page.locator('.you-games li').nth(1).waitFor();
      } else {
        await page.goto('/you');
        await page.locator('.you-doors').waitFor();
      }
      for (const size of SIZES) {
        await page.setViewportSize({ width: size[0], height: size[1] });
        await run.shot(page, `profile-${signed ? 'in' : 'out'}-${lang}-${theme}-${size[0]}`);
        assert.deepEqual(await overflows(page), [], `${lang} ${size[0]} ${signed}`);
      }
      assert.deepEqual(await accessibilityFaults(page), []);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [n, name] of ['words', 'link'].entries()) {
      await page
        .locator('.you-ways')
        .first()
        .locator('li .button')
        .nth(-2 + n)
        .click();
      await page.locator('dialog[open]').waitFor();
      if (name === 'words') await page.locator('dialog .button.primary').click();
      await page.locator('dialog .you-words, dialog .qr').waitFor();
      await run.shot(page, `profile-${name}-${lang}-${theme}`);
      assert.deepEqual(await overflows(page), [], `${lang} ${name}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  }
}
