// Fails on a message that the client asks for and a language does not have, and on one that nobody asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');
const sources = readdirSync(src, { recursive: true })
  .map(String)
  .filter((f) => /\.(svelte|ts)$/.test(f) && !f.endsWith('.d.ts'))
  .map((f) => [f, readFileSync(join(src, f), 'utf8')]);

let bad = 0;
function fail(line) {
  console.error(line);
  bad = 1;
}

// What is asked for by name, and what by a beginning: t('undo'), text('fx-then'), label: 'pile-hand', t(`kind-${…}`);
// and what a game names for its piles and buttons.
const asked = new Map();
const begun = new Map();
const note = (map, key, file) => map.set(key, (map.get(key) ?? new Set()).add(file));
for (const [file, text] of sources) {
  for (const [, id] of text.matchAll(/\bt(?:ext)?\(\s*'([a-z][\w-]*)'/g)) note(asked, id, file);
  for (const [, condition] of text.matchAll(/\bt\(([^()`]*\?[^()`]*)[,)]/g)) {
    for (const [, id] of condition.matchAll(/[?:]\s*'([a-z][\w-]*)'/g)) note(asked, id, file);
  }
  for (const [, start] of text.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)) note(begun, start, file);
  for (const [, id] of text.matchAll(/'(key-[a-z]+)'/g)) note(asked, id, file);
  if (file.startsWith('games'))
    for (const [, id] of text.matchAll(/\b(?:label|short|beside): '([a-z]+-[\w-]*)'/g)) note(asked, id, file);
}
for (const [, id] of readFileSync(join(src, 'generated/icons.json'), 'utf8').matchAll(/\{(fx-[\w-]+)\}/g))
  note(asked, id, 'icons.json');

const known = new Map();
for (const file of readdirSync(join(src, 'locales'), { withFileTypes: true })
  .filter((f) => f.isDirectory())
  .map((f) => f.name)) {
  const folder = join(src, 'locales', file);
  const source = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((topic) => topic.endsWith('.ftl'))
    .map((topic) => readFileSync(join(folder, topic), 'utf8'))
    .join('\n');
  const ids = new FluentResource(source).body.map((m) => m.id);
  const written = [...source.matchAll(/^([a-z][\w-]*)\s*=/gm)].map((m) => m[1]);
  for (const id of written) if (!ids.includes(id)) fail(`${file}: ${id} is not written as Fluent wants it`);
  for (const id of new Set(ids))
    if (ids.filter((other) => other === id).length > 1) fail(`${file}: ${id} is there twice`);
  known.set(file, new Map(new FluentResource(source).body.map((m) => [m.id, places(source, m.id)])));
}

/** The places of a message that are to be filled. */
function places(source, id) {
  const at = source.search(new RegExp(`^${id}\\s*=`, 'm'));
  const rest = source.slice(at).split(/\n(?=[a-z#-])/)[0];
  return [...new Set([...rest.matchAll(/\$(\w+)/g)].map((m) => m[1]))].sort().join(' ');
}

const english = known.get('en');
for (const [lang, messages] of known) {
  for (const [id, files] of asked) if (!messages.has(id)) fail(`${lang}: ${id} is missing (${[...files].join(', ')})`);
  for (const [id, filled] of english) {
    if (!messages.has(id)) {
      if (!asked.has(id)) fail(`${lang}: ${id} is missing`);
    }
    // A language may leave a place out (a number that its word already says), but not invent one.
    else if (
      messages
        .get(id)
        .split(' ')
        .some((p) => p && !filled.split(' ').includes(p))
    )
      fail(`${lang}: ${id} asks for ${messages.get(id)}, English for ${filled || 'nothing'}`);
  }
  for (const id of messages.keys()) {
    if (!asked.has(id) && ![...begun.keys()].some((start) => id.startsWith(start)))
      fail(`${lang}: ${id} is used nowhere`);
    if (lang !== 'en' && !english.has(id)) fail(`${lang}: ${id} is not in English`);
  }
}
process.exit(bad);
