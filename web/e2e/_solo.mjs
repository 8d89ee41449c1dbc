import { House } from './house/house.mjs';
const base = process.argv[2], seed = Number(process.argv[3] ?? 7), n = Number(process.argv[4] ?? 6), theme = process.argv[5] ?? 'dark', lang = process.argv[6] ?? 'en';
const house = await House.open('look', base);
const table = await house.api.table(['Olena'], seed, { game: 'uprising', options: {} });
await house.api.playOn(table, 3, n);
for (const phone of [false, true]) {
  const page = await house.person({ theme, phone, locale: lang, speed: 'step', sits: { [table.id]: table.tokens } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.board .space').first().waitFor();
  await page.waitForTimeout(500);
  await house.shot(page, `solo-${phone ? 'phone' : 'desk'}`);
  for (let i = 0; i < 12 && !(await page.locator('.rvl').count()); i++) {
    const { legal, seq } = await house.api.state(table.id, table.tokens.A);
    await house.api.tell(`/tables/${table.id}/moves`, { token: table.tokens.A, expect: seq, move: legal[i % legal.length].move });
    await page.waitForTimeout(700);
    if (await page.locator('.guide .skip').count()) { await page.locator('.guide .skip').click(); await page.waitForTimeout(300); }
  }
  for (let k = 0; k < 3; k++) { await page.waitForTimeout(400); await house.shot(page, `solo-rival${k}-${phone ? 'phone' : 'desk'}`); const b = page.locator('.rvl .btn.primary'); if (await b.count()) await b.click(); }
}
console.log(table.id, house.faults);
await house.close();
