import { House } from './house/house.mjs';
import { dice } from './house/dice.mjs';
const base = process.argv[2];
const house = await House.open('look', base);
for (let seed = 1; seed < 30; seed++) {
  const at = await house.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], seed, { game: 'uprising', options: { choam: 'yes', leaders: ['feyd_rautha_harkonnen', 'lady_jessica', 'shaddam_corrino_iv', 'staban_tuek'] } });
  const chance = dice(seed); let state = await house.api.state(at.id), ok = false;
  while (!state.over) {
    const mine = await house.api.state(at.id, at.tokens[state.actor]);
    const w = ['A','B','C','D'].reduce((n, s) => n + mine.view[s].sandworms, 0), sp = ['A','B','C','D'].reduce((n, s) => n + mine.view[s].spies.length, 0);
    if (w >= 2 && sp >= 3 && mine.legal.some((c) => c.words[0] === 'agent')) { ok = true; break; }
    const like = mine.legal.filter((c) => !['end', 'pass', 'skip', 'reveal'].includes(c.words[0])), from = like.length && chance() < .9 ? like : mine.legal;
    state = await house.api.tell(`/tables/${at.id}/moves`, { token: at.tokens[state.actor], expect: mine.seq, move: from[Math.floor(chance() * from.length)].move });
  }
  if (!ok) continue;
  for (const theme of ['dark', 'light']) {
    const page = await house.person({ theme, sits: { [at.id]: { [state.actor]: at.tokens[state.actor] } } });
    await page.goto(`/table/${at.id}`);
    await page.locator('.hand .card.ready').first().waitFor();
    await page.locator('.hand .card.ready').first().click();
    await page.waitForTimeout(300);
    const inf = page.locator('.infil'); console.log('infil', await inf.count());
    const g = page.locator('.board .glow').first(); if (await g.count()) { await g.hover(); await page.waitForTimeout(500); }
    await house.shot(page, `worm-${theme}`);
    await page.keyboard.press('Escape');
    await page.locator('.player[data-thing="seat:A"]').click(); await page.waitForTimeout(400); await house.shot(page, `seat-${theme}`);
  }
  console.log(seed, house.faults); break;
}
await house.close();
