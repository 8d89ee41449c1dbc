// What a first visit costs, compressed: the page, its scripts and styles, the fonts it shows. `node tools/size.mjs
// [limit in kB]`
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const built = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'src/landsraad/server/static');
const size = (file) =>
  /\.woff2$/.test(file)
    ? readFileSync(join(built, file)).length
    : gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
const all = readdirSync(built, { recursive: true })
  .map(String)
  .filter((f) => f.includes('.'));
// The table of Imperium in English, from nothing: pages behind it and other games are fetched when they are opened.
const LATER =
  /Gallery|Rules|Replay|Records|NewTable|new_table|Join|hyphen|uprising|six-|arrakis|locales|assets\/(uk|ru|cs)-/;
const first = all.filter((f) => !LATER.test(f) && (!f.endsWith('.woff2') || f.includes('-base')));
const total = first.reduce((n, f) => n + size(f), 0);
const kB = (n) => `${(n / 1000).toFixed(1)} kB`;
for (const [name, test] of [
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['page and signs', /\.(html|svg)$/],
]) {
  console.log(
    `${name.padEnd(16)}${kB(first.filter((f) => test.test(f)).reduce((n, f) => n + size(f), 0)).padStart(10)}`,
  );
}
console.log(`${'first load'.padEnd(16)}${kB(total).padStart(10)}`);
const limit = Number(process.argv[2] ?? 250) * 1000;
process.exit(total > limit ? 1 : 0);
