// What makes the built client an app: its icons, a manifest for each language, and a service worker that knows the
// files of this build.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { FONTS as FIRST_FONTS } from '../first_load.mjs';
import { icons } from './icons.mjs';
import { manifests } from './manifests.mjs';

/** Fonts for letters that only these languages have; the others are in every visit. */
const FONTS = { en: [], uk: ['cyrillic'], ru: ['cyrillic'], cs: ['czech', 'west'] };
/** Pages and pictures outside `assets/`: their names stay, so their content is compared. */
const PLAIN = ['index.html', 'theme.js', 'mark.svg', 'icons/icon-192.png'];

const hash = (/** @type {Buffer | string} */ body) => createHash('sha256').update(body).digest('hex');

/**
 * The files that the worker keeps: those of every page, and those of each language.
 * @param {string} out @param {Record<string, { file: string, css?: string[] }>} chunks
 */
export function filesOf(out, chunks) {
  /** @type {Record<string, string[]>} */
  const languages = Object.fromEntries(Object.keys(FONTS).map((lang) => [lang, []]));
  const spoken = new Map();
  for (const [source, { file }] of Object.entries(chunks)) {
    const lang = /^src\/locales\/(\w+)[./]/.exec(source)?.[1];
    if (lang) spoken.set(file, lang);
  }
  /** @type {string[]} */
  const common = [];
  for (const name of readdirSync(join(out, 'assets')).sort()) {
    const file = `assets/${name}`;
    const script = /-(base|west|czech|cyrillic)-[\w-]+\.woff2$/.exec(name)?.[1];
    const lang = spoken.get(file);
    const always = !script || FIRST_FONTS.some((font) => name.startsWith(`${font}-`));
    if (lang) languages[lang]?.push(`/${file}`);
    else if (always || script === 'base') common.push(`/${file}`);
    else for (const one of Object.keys(FONTS)) if (FONTS[one].includes(script)) languages[one].push(`/${file}`);
  }
  const plain = Object.fromEntries(PLAIN.map((name) => [`/${name}`, hash(readFileSync(join(out, name)))]));
  return { version: hash(JSON.stringify([common, languages, plain])).slice(0, 16), common, plain, languages };
}

/** @param {string} web @param {string} out @returns {import('vite').Plugin} */
export function app(web, out) {
  return {
    name: 'landsraad-app',
    apply: 'build',
    closeBundle: { order: 'post', sequential: true, handler: () => finish(web, out) },
  };
}

async function finish(web, out) {
  const pictures = icons(web);
  for (const { name, body } of [...pictures, ...manifests(web, pictures)]) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), body);
  }
  const chunks = JSON.parse(readFileSync(join(web, '../build/client_manifest.json'), 'utf8'));
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILT: JSON.stringify(filesOf(out, chunks)) },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(web, 'src/sw/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
