// Fails on a line of more than 120 columns. Messages, drawings and what tools make may have longer ones.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 120;
const web = dirname(dirname(fileURLToPath(import.meta.url)));
const MADE = /schema\.d\.ts$|^src\/(fonts|generated)|map\.json$/;
const files = ['src', 'e2e', 'tools', 'public'].flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true }).map((name) => `${folder}/${name}`),
);
let bad = 0;
for (const file of files.filter((name) => /\.(svelte|m?[jt]s|css|json|html)$/.test(name) && !MADE.test(name))) {
  for (const [i, line] of readFileSync(join(web, file), 'utf8').split('\n').entries()) {
    if ([...line].length <= WIDTH) continue;
    console.error(`${file}:${i + 1}: ${[...line].length} columns`);
    bad = 1;
  }
}
process.exit(bad);
