// What follows from the Python side: src/api/schema.d.ts from the server's OpenAPI document, src/generated/views.d.ts
// from the cells of each game, src/generated/icons.json from the `icons.yaml` of each set. `--check` only compares.
// PYTHON names the interpreter that has the server's packages.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ours = join(root, '.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3');

/** What a tool of the server's side prints. @param {string} tool @returns {Promise<string>} */
async function printed(tool) {
  const env = { ...process.env, PYTHONPATH: join(root, 'src') };
  return (await promisify(execFile)(python, [join(root, 'tools', tool)], { env, maxBuffer: 1 << 26 })).stdout;
}

async function schema() {
  const types = await openapiTS(JSON.parse(await printed('openapi.py')), { emptyObjectsUnknown: true });
  return `// Made from the server's OpenAPI document by tools/types.mjs.\n${astToString(types)}`;
}

const check = process.argv.includes('--check');
for (const [name, made] of [
  ['web/src/api/schema.d.ts', schema()],
  ['web/src/generated/views.d.ts', printed('view_types.py')],
  ['web/src/generated/icons.json', printed('icon_table.py')],
]) {
  const file = join(root, name);
  const text = await made;
  if (check && !(existsSync(file) && readFileSync(file, 'utf8') === text)) {
    console.error(`${name} does not fit the server any more: run \`make types\``);
    process.exitCode = 1;
  } else if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
