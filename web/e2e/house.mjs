// A server of its own with a database of its own, and a browser: what every test here needs.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const SHOTS = process.env.SHOTS ?? join(root, 'build/shots');
const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((f) => existsSync(f));
const AXE = readFileSync(join(root, 'web/node_modules/axe-core/axe.min.js'), 'utf8');

export async function open() {
  mkdirSync(SHOTS, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'landsraad-'));
  const ours = join(root, '.venv/bin/python');
  const python = process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3');
  const server = spawn(python, ['-m', 'landsraad.cli.main', 'serve', '--no-browser', '--port', '0', '--database', `sqlite:///${folder}/tables.db`],
    { env: { ...process.env, PYTHONPATH: join(root, 'src') }, stdio: ['ignore', 'pipe', 'inherit'] });
  const base = await new Promise((found, failed) => {
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (data) => {
      const address = /http:\/\/\S+?(?=\/?\s)/.exec(String(data));
      if (address) found(address[0]);
    });
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  return new House(base, browser, server);
}

export class House {
  constructor(base, browser, server) {
    Object.assign(this, { base, browser, server, faults: [] });
  }

  async page({ width = 1280, height = 720, theme = 'dark', locale = 'en-US', touch = false, speed = 'skip', tables = [] } = {}) {
    const context = await this.browser.newContext({ viewport: { width, height }, colorScheme: theme, locale, hasTouch: touch });
    await context.addInitScript(([pace, known]) => {
      if (!localStorage.getItem('landsraad.speed')) localStorage.setItem('landsraad.speed', JSON.stringify(pace));
      if (known.length && !localStorage.getItem('landsraad.tables')) localStorage.setItem('landsraad.tables', JSON.stringify(known));
    }, [speed, tables]);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (m) => { if (m.type() === 'error' && !/Failed to load resource|WebSocket/.test(m.text())) this.faults.push(m.text()); });
    return page;
  }

  async make(wish) {
    const answer = await fetch(`${this.base}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  async state(id, token = '') {
    return (await fetch(`${this.base}/api/tables/${id}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();
  }

  async shot(page, name) {
    await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  }

  /** Serious and critical faults that axe finds on the page. */
  async faultsOf(page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setBypassCSP', { enabled: true });
    await page.evaluate(AXE);
    return page.evaluate(async () => {
      const found = await window.axe.run(document, { resultTypes: ['violations'] });
      return found.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
        .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(', ')}`);
    });
  }

  async close() {
    await this.browser.close();
    this.server.kill('SIGTERM');
  }
}

/** One press on something that is offered, by a fixed rule with a little chance in it; what was pressed, or why nothing. */
export function press(page, chance) {
  return page.evaluate((random) => {
    const visible = (e) => e.offsetParent !== null && !e.disabled;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
    const any = (list) => list[Math.floor(random * 0.999 * list.length)];
    if (document.querySelector('.fin')) return 'over';
    const curtain = document.querySelector('.cur .huge');
    if (curtain) { curtain.click(); return 'curtain'; }
    const options = all('.option'), inline = all('.gchoices .btn'), confirm = all('.stepper [data-confirm]'), end = all('.guide .end');
    const cards = all('.card.ready'), spaces = all('.space.glow'), market = all('.strip.glow, .resv.glow'), glow = all('.glow:not(.intr)');
    const go = (list, what) => { any(list).click(); return what; };
    if (options.length) return go(options, 'option');
    if (document.querySelector('.card.sel') && spaces.length) return go(spaces, 'space');
    if (confirm.length) return go(confirm, 'amount');
    if (market.length && random < 0.8) return go(market, 'market');
    if (cards.length && random < 0.9) return go(cards, 'card');
    if (inline.length) return go(inline, 'inline');
    if (end.length) return go(end, 'end');
    if (glow.length) return go(glow, 'glow');
    return 'nothing';
  }, chance());
}

/** Numbers that are the same in every run. */
export function dice(seed) {
  let n = seed;
  return () => {
    n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
    return n / 0x7fffffff;
  };
}

/** Press on until the game is over. */
export async function playOn(pages, seed, most = 4000) {
  const chance = dice(seed);
  const seen = {};
  let idle = 0;
  for (let n = 0; n < most; n++) {
    let pressed = false;
    for (const page of [pages].flat()) {
      const what = await press(page, chance);
      if (what === 'over') return seen;
      seen[what] = (seen[what] ?? 0) + 1;
      if (what !== 'nothing') pressed = true;
    }
    idle = pressed ? 0 : idle + 1;
    if (idle > 200) throw new Error(`stuck: ${await [pages].flat()[0].locator('.gtext').textContent()}`);
    await new Promise((done) => setTimeout(done, pressed ? 15 : 50));
  }
  throw new Error('the game does not end');
}

export const tokensOf = (made) => Object.fromEntries(made.seats.filter((s) => s.token).map((s) => [s.seat, s.token]));
