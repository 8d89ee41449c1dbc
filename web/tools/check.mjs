// Runs every check of the client at once, and prints what failed. Unchanged files come from node_modules/.cache.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const CACHE = 'node_modules/.cache';
const CHECKS = {
  eslint: `eslint . --cache --cache-strategy content --cache-location ${CACHE}/eslint`,
  'svelte-check': 'svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human --threshold warning',
  worker: 'tsc -p src/sw',
  prettier: 'prettier --check --log-level warn . --cache --cache-strategy content',
  stylelint: `stylelint src/**/*.css --cache --cache-strategy content --cache-location ${CACHE}/stylelint`,
  types: 'node tools/types.mjs --check',
  messages: 'node tools/messages.mjs',
  'line length': 'node tools/line_length.mjs',
};

/** @param {string} name @param {string} command @returns {Promise<boolean>} whether it found nothing */
function run(name, command) {
  const [program = '', ...args] = command.split(' ');
  const path = [join(web, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const child = spawn(program, args, { cwd: web, env: { ...process.env, PATH: path } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) => {
    child.on('error', (error) => (said += error));
    child.on('close', (code) => {
      if (code !== 0) console.error(`${name}:\n${said}`);
      done(code === 0);
    });
  });
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(CHECKS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const well = await Promise.all(chosen.map(([name, command]) => run(name, command)));
process.exit(well.every(Boolean) ? 0 : 1);
