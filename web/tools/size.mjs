// What a first visit costs, compressed. `node tools/size.mjs [limit in kB]` fails above the limit.
import { LIMIT, filesOfFirstLoad, sizeOf } from './first_load.mjs';

const limit = Number(process.argv[2] ?? LIMIT);
const files = filesOfFirstLoad();
const sum = (/** @type {string[]} */ some) => some.reduce((n, file) => n + sizeOf(file), 0) / 1000;
/** @param {string} name @param {string[]} some */
const line = (name, some) => console.log(name.padEnd(16) + `${sum(some).toFixed(1)} kB`.padStart(10));

line(
  'scripts',
  files.filter((file) => file.endsWith('.js')),
);
line(
  'styles',
  files.filter((file) => file.endsWith('.css')),
);
line(
  'fonts',
  files.filter((file) => file.endsWith('.woff2')),
);
line(
  'page and signs',
  files.filter((file) => /\.(html|svg)$/.test(file)),
);
line('first load', files);
if (sum(files) > limit) {
  console.error(`The first load is above ${limit} kB.`);
  process.exit(1);
}
