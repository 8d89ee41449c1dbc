import { House } from './house/house.mjs';
import { faults } from './house/axe.mjs';
const base = process.argv[2], theme = process.argv[3] ?? 'dark', lang = process.argv[4] ?? 'en';
const house = await House.open('look', base);
const page = await house.person({ theme, locale: lang });
for (const [name, path, ready] of [['home', '/', '.game h2'], ['new', '/new/uprising', '.seatlist li'], ['gal', '/gallery/uprising', '.grid .card'], ['gal-rival', '/gallery/uprising/rival/muad_dib', '.drawer'], ['gal-post', '/gallery/uprising/post/post_choam', '.drawer']]) {
  await page.goto(path); await page.locator(ready).first().waitFor(); await page.waitForLoadState('networkidle'); await page.waitForTimeout(300);
  if (name === 'new') { await page.getByRole('button', { name: '1', exact: true }).click(); await page.waitForTimeout(200); }
  if (name === 'gal-post') { await page.locator('.filt label', { hasText: 'Contract' }).first().click(); await page.locator('.filt label', { hasText: 'Objective' }).click(); await page.locator('.filt label', { hasText: 'Rival' }).click(); await page.locator('.filt label', { hasText: 'Observation post' }).click(); await page.waitForTimeout(300); }
  await house.shot(page, `p-${name}`);
  console.log(name, await faults(page));
}
console.log(house.faults);
await house.close();
