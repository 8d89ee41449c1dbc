// Our fonts, cut to the letters of our languages: src/fonts.css and src/fonts/*.woff2, which are not in the repository.
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const out = join(web, 'src/fonts');

const span = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => a + i);
const of = (text) => [...text].map((c) => c.codePointAt(0));
// From which file of the package each set of letters is cut.
const SETS = {
  base: ['latin', [...span(0x20, 0x7e), 0xa0, ...of('«»·×–—‘’“”„…•‹›→−°')]],
  west: ['latin', [...span(0xc0, 0xff), ...of('¡¿§©')]],
  czech: ['latin-ext', [...span(0x100, 0x17f)]],
  cyrillic: ['cyrillic', [...span(0x401, 0x45f), ...of('№Ґґ')]],
};
// [package, family, weight of the file, the weights it serves]
const FACES = [
  ['philosopher', 'Philosopher', 700, '400 700'],
  ['fira-sans', 'Fira Sans', 400, '400'],
  ['fira-sans', 'Fira Sans', 600, '500 600'],
  ['fira-sans-condensed', 'Fira Sans Condensed', 400, '400'],
  ['fira-sans-condensed', 'Fira Sans Condensed', 500, '500'],
  ['fira-sans-condensed', 'Fira Sans Condensed', 600, '600 700'],
];

function ranges(codes) {
  const sorted = [...new Set(codes)].sort((a, b) => a - b);
  const parts = [];
  for (let i = 0; i < sorted.length;) {
    let j = i;
    while (j + 1 < sorted.length && sorted[j + 1] === sorted[j] + 1) j++;
    const hex = (n) => n.toString(16).toUpperCase();
    parts.push(i === j ? `U+${hex(sorted[i])}` : `U+${hex(sorted[i])}-${hex(sorted[j])}`);
    i = j + 1;
  }
  return parts.join(', ');
}

const css = join(web, 'src/fonts.css');
const self = statSync(fileURLToPath(import.meta.url)).mtimeMs;
const lock = statSync(join(web, 'package-lock.json')).mtimeMs;
if (existsSync(css) && statSync(css).mtimeMs > Math.max(self, lock)) process.exit(0);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
let text = '/* Made by tools/fonts.mjs. */\n';
for (const [pack, family, weight, serves] of FACES) {
  for (const [set, [file, codes]] of Object.entries(SETS)) {
    const source = readFileSync(
      join(web, `node_modules/@fontsource/${pack}/files/${pack}-${file}-${weight}-normal.woff2`),
    );
    const cut = await subsetFont(source, String.fromCodePoint(...codes), { targetFormat: 'woff2' });
    const name = `${pack}-${weight}-${set}.woff2`;
    writeFileSync(join(out, name), cut);
    text +=
      `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${serves};` +
      `src:url(./fonts/${name}) format("woff2");unicode-range:${ranges(codes)}}\n`;
  }
}
writeFileSync(css, text);
