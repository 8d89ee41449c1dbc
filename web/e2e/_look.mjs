import { House } from './house/house.mjs';
const base = process.argv[2], n = Number(process.argv[3] ?? 40), seed = Number(process.argv[4] ?? 7), lang = process.argv[5] ?? 'en', theme = process.argv[6] ?? 'dark';
const house = await House.open('look', base);
const table = await house.api.table(['Olena', 'Marek', 'Tiber', 'Iva'], seed, { game: 'uprising', options: { choam: 'yes' } });
await house.api.playOn(table, 3, n);
const { actor } = await house.api.state(table.id);
for (const phone of [false, true]) {
  const page = await house.person({ theme, phone, locale: lang, sits: { [table.id]: { [actor]: table.tokens[actor] } } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.board .space').first().waitFor();
  await page.waitForTimeout(800);
  await house.shot(page, `upr-${phone ? 'phone' : 'desk'}-${lang}-${theme}`);
  if (phone) { await page.evaluate(() => { const b = document.querySelector('.board'); b.scrollTop = 480; }); await page.waitForTimeout(300); await house.shot(page, `upr-phone2-${lang}-${theme}`);
  await page.evaluate(() => { const b = document.querySelector('.board'); b.scrollTop = 5000; }); await page.waitForTimeout(300); await house.shot(page, `upr-phone3-${lang}-${theme}`); }
}
console.log(table.id, actor, house.faults);
await house.close();
