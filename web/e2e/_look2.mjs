// walk a game until certain decisions come, and take pictures of them
import { House } from './house/house.mjs';
import { dice } from './house/dice.mjs';
const base = process.argv[2], want = (process.argv[3] ?? 'spy,contract,gather,recall_spy,infiltrate,ability,complete,match,detonate,trash_intrigue,train,trash_looked').split(','), players = Number(process.argv[4] ?? 4), lang = process.argv[5] ?? 'en', theme = process.argv[6] ?? 'dark', seeds = Number(process.argv[7] ?? 4);
const house = await House.open('look', base);
const left = new Set(want);
for (let seed = 1; seed <= seeds && left.size; seed++) {
  const table = await house.api.table(['Olena', 'Marek', 'Tiber', 'Iva'].slice(0, players), seed, { game: 'uprising', options: { choam: 'yes' } });
  const chance = dice(seed);
  let state = await house.api.state(table.id);
  while (!state.over && left.size) {
    const token = table.tokens[state.actor];
    const mine = await house.api.state(table.id, token);
    const fams = new Set(mine.legal.map((c) => c.words[0]));
    const hit = [...left].find((f) => fams.has(f) && (f !== 'spy' || mine.legal.length > 4));
    if (hit) {
      left.delete(hit);
      for (const phone of [false, true]) {
        const page = await house.person({ theme, phone, locale: lang, sits: { [table.id]: { [state.actor]: token } } });
        await page.goto(`/table/${table.id}`);
        await page.locator('.board .space').first().waitFor();
        await page.waitForTimeout(700);
        const glow = await page.evaluate(() => [...document.querySelectorAll('.table .glow, .table .lit, .table .option, .gchoices .btn')].map((e) => e.className + '|' + (e.dataset.thing ?? '') + '|' + e.textContent.trim().slice(0, 60)));
        if (!phone) console.log(hit, mine.decision.effect, [...fams].join(' '), '\n   ', mine.decision.prompt, '\n   ', glow.join('\n    '));
        await house.shot(page, `d-${hit}-${phone ? 'phone' : 'desk'}`);
        await page.context().close();
      }
    }
    const like = mine.legal.filter((c) => !['end', 'pass', 'skip', 'reveal'].includes(c.words[0]));
    const from = like.length && chance() < 0.85 ? like : mine.legal;
    state = await house.api.tell(`/tables/${table.id}/moves`, { token, expect: mine.seq, move: from[Math.floor(chance() * from.length)].move });
  }
}
console.log('not seen', [...left], house.faults);
await house.close();
