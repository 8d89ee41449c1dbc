// What the home page takes at a first visit in English: the page, the scripts it imports with their styles, the
// messages of the language, and the fonts that are used at first sight. What is fetched later does not count.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** In kB, compressed. */
export const LIMIT = 200;

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const BUILT = join(ROOT, 'src/landsraad/server/static');
const PAGE = ['index.html', 'theme.js', 'mark.svg'];
const MESSAGES = 'src/locales/en.ts';
/** The names of the other languages, in the switch, need the last two. */
export const FONTS = [
  'philosopher-700-base',
  'fira-sans-400-base',
  'fira-sans-condensed-400-base',
  'fira-sans-condensed-500-base',
  'fira-sans-condensed-600-base',
  'fira-sans-condensed-500-cyrillic',
  'fira-sans-condensed-500-czech',
];

/** @returns {string[]} the files, by their names on the server */
export function filesOfFirstLoad() {
  /** @type {Record<string, { file: string, imports?: string[], css?: string[], assets?: string[] }>} */
  const chunks = JSON.parse(readFileSync(join(ROOT, 'build/client_manifest.json'), 'utf8'));
  const found = new Set(PAGE);
  const seen = new Set();
  const walk = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const next of chunk.imports ?? []) walk(next);
  };
  walk('index.html');
  walk(MESSAGES);
  for (const font of FONTS) {
    const file = chunks['index.html']?.assets?.find((one) => one.startsWith(`assets/${font}-`));
    if (file === undefined) throw new Error(`the build has no font ${font}`);
    found.add(file);
  }
  return [...found];
}

/** @param {string} file @returns {number} bytes on the line */
export function sizeOf(file) {
  const body = readFileSync(join(BUILT, file));
  return file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
}
