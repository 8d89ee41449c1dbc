// The manifests of the installed app, one for each language: what a system shows of it comes from our messages.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The page at night, as in `tokens.css`: behind the icon while the app starts. The page itself sets its own colour. */
const NIGHT = '#0b0e17';

/** @param {string} web @param {{ name: string, size: number, purpose: string }[]} icons */
export function manifests(web, icons) {
  const locales = join(web, 'src/locales');
  return readdirSync(locales, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name: lang }) => {
      const say = speaker(join(locales, lang), lang);
      const shortcut = (/** @type {string} */ message, /** @type {string} */ url) => ({ name: say(message), url });
      const manifest = {
        id: '/',
        name: 'Landsraad',
        short_name: 'Landsraad',
        description: say('home-text'),
        lang,
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: NIGHT,
        theme_color: NIGHT,
        categories: ['games'],
        icons: icons
          .filter((one) => one.purpose)
          .map(({ name, size, purpose }) => ({
            src: `/${name}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        shortcuts: [
          shortcut('new-table', '/new'),
          shortcut('learn', '/learn'),
          shortcut('puzzles', '/puzzles'),
          shortcut('your-tables', '/#your-tables'),
        ],
      };
      return { name: `manifest-${lang}.webmanifest`, body: Buffer.from(JSON.stringify(manifest)) };
    });
}

/** @param {string} folder @param {string} lang @returns {(id: string) => string} */
function speaker(folder, lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl')))
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${lang}: the manifest needs ${id}`);
    return bundle.formatPattern(pattern);
  };
}
