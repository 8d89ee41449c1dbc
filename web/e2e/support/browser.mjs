// A browser and its people, who notice every fault of a page: errors, refused policies, calls to other places.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { Api } from './api.mjs';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
// Of every page at the moment a scenario fails; of all the screens only where somebody wants to look at them, for a
// picture is work.
const PICTURES = process.env.LANDSRAAD_SCREENS;
const SCREENS = PICTURES || join(ROOT, 'build/screens');
const CHROMIUM = process.env.LANDSRAAD_CHROMIUM || '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// A machine with other work may be slow: this bounds a hang, and says nothing about speed.
const PATIENCE = 180_000;
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * @typedef {object} Wish
 * @property {[number, number]} [size]
 * @property {'light' | 'dark'} [theme]
 * @property {string} [locale]
 * @property {boolean} [phone]
 * @property {string} [speed] how the moves of others are told; without it they are not
 * @property {boolean} [motion] things move
 * @property {Record<string, Record<string, string>>} [sits] tokens by seat, by table
 * @property {string} [base]
 * @property {boolean} [worker] with a service worker, which others do without: it would keep what they look for
 */

/** A browser without anybody before it. */
export function launch() {
  mkdirSync(SCREENS, { recursive: true });
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET });
}

export class TestRun {
  /** @param {string} name @param {string} base @param {import('playwright-core').Browser} browser */
  constructor(name, base, browser) {
    this.name = name;
    this.base = base;
    this.browser = browser;
    this.api = new Api(base);
    /** @type {string[]} */
    this.faults = [];
    /** @type {RegExp[]} what the pages may complain about just now */
    this.allowed = [];
  }

  /**
   * Somebody with a browser of their own. @param {Wish} [wish]
   * @returns {Promise<import('playwright-core').Page>}
   */
  async person({
    size,
    theme = 'dark',
    locale = 'en-US',
    phone = false,
    speed = 'skip',
    motion = false,
    sits = {},
    base = this.base,
    worker = false,
  } = {}) {
    const [width, height] = size ?? (phone ? [390, 844] : [1280, 720]);
    const context = await this.browser.newContext({
      baseURL: base,
      viewport: { width, height },
      colorScheme: theme,
      locale,
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: base });
    await context.addInitScript(
      ({ known, speed: told }) => {
        if (location.protocol !== 'http:') return;
        window.addEventListener('securitypolicyviolation', (e) =>
          console.error(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}`),
        );
        // Pages choose by chance what a test should find again: a puzzle, say.
        let state = 1;
        Math.random = () => {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          return state / 2 ** 32;
        };
        // Most tests wait for states, not for stories: then what others do is shown at once.
        localStorage['landsraad.speed'] ??= JSON.stringify(told);
        if (known.length) localStorage['landsraad.tables'] ??= JSON.stringify(known);
      },
      {
        known: Object.entries(sits).map(([id, tokens]) => ({ id, game: 'imperium', title: '', tokens, seen: 1 })),
        speed,
      },
    );
    context.on('page', (page) => this.watch(page, base));
    return context.newPage();
  }

  /**
   * A page in a language that somebody chose before.
   * @param {import('playwright-core').Page} page
   * @param {string} lang
   * @param {string} path
   */
  async speak(page, lang, path) {
    if (page.url() === 'about:blank')
      await page.addInitScript((l) => {
        localStorage['landsraad.lang'] ??= JSON.stringify(l);
      }, lang);
    else
      await page.evaluate((l) => {
        localStorage['landsraad.lang'] = JSON.stringify(l);
      }, lang);
    await page.goto(path);
  }

  /**
   * Buttons that make a table at once leave its deal to chance; here it is always the same.
   * @param {import('playwright-core').Page} page
   * @param {number} seed
   */
  async deal(page, seed) {
    await page.route('**/api/tables', (route) => {
      const asked = route.request();
      if (asked.method() !== 'POST') return route.continue();
      return route.continue({ postData: JSON.stringify({ ...asked.postDataJSON(), seed }) });
    });
  }

  /** @param {import('playwright-core').Page} page @param {string} base */
  watch(page, base) {
    page.on('pageerror', (error) => this.fault(`error: ${error.stack}`));
    page.on('console', (said) => {
      const told = said.text();
      if (told === WORKER_BLOCKED) return;
      if (said.type() === 'error' || said.type() === 'warning') this.fault(`console: ${told}`);
    });
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${base}/`))
        this.fault(`elsewhere: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.fault(`${response.status()}: ${response.url()}`);
    });
  }

  /** A figure, to be read where somebody runs the scenario by hand. @param {object} figures */
  note(figures) {
    console.error(JSON.stringify(figures));
  }

  /** @param {string} text */
  fault(text) {
    if (!this.allowed.some((pattern) => pattern.test(text))) this.faults.push(text);
  }

  check() {
    assert.deepEqual(this.faults, []);
  }

  /**
   * A picture, if pictures are wanted; the page is let come to rest as it is for one in any case.
   * @param {import('playwright-core').Page} page
   * @param {string} name
   */
  async shot(page, name) {
    if (PICTURES) await page.screenshot({ path: join(SCREENS, `${name}.png`) });
    else {
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        });
      });
    }
  }

  /** Every open page, to see where a scenario failed. @param {string} why */
  async pictures(why) {
    const pages = this.browser.contexts().flatMap((context) => context.pages());
    await Promise.allSettled(
      pages.map((page, n) => page.screenshot({ path: join(SCREENS, `${why}-${this.name}-${n}.png`), timeout: 5000 })),
    );
  }

  /** Everybody goes home; the browser stays. */
  async close() {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
  }
}
