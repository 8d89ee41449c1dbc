import { TestRun, launch } from './support/browser.mjs';
import { readFileSync } from 'node:fs';
const base = process.argv[2]; const out='/tmp/shots';
import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true});
const browser = await launch();
const run = new TestRun('x', base, browser);
for (const [size, theme, lang, game] of [[[1280,720],'dark','en','imperium'],[[390,844],'light','uk','uprising'],[[820,1180],'light','cs','imperium'],[[1280,720],'light','ru','arrakis']]) {
  const page = await run.person({size, theme, phone: size[0]===390});
  page.on('pageerror', e=>console.log('ERR', e));
  await run.speak(page, lang, '/analysis');
  await page.locator(`[data-example=${game}]`).click();
  await page.screenshot({path:`${out}/editor-${game}-${size[0]}.png`});
  await page.locator('.position-editor .primary').click();
  await page.locator('.analysis [data-candidate]').first().waitFor({timeout:60000});
  await page.waitForFunction(()=>Number(document.querySelector('.analysis').dataset.done)>5);
  await page.waitForTimeout(1500);
  await page.screenshot({path:`${out}/board-${game}-${size[0]}.png`});
  await page.locator('.analysis [data-candidate] button').first().click();
  await page.waitForFunction(()=>document.querySelector('.analysis').dataset.depth==='1');
  await page.waitForFunction(()=>document.querySelectorAll('.analysis [data-candidate], .analysis .note-text').length>0);
  await page.waitForTimeout(3000);
  await page.screenshot({path:`${out}/moved-${game}-${size[0]}.png`});
  console.log(page.url().length, page.url().slice(0,120));
}
await browser.close();
