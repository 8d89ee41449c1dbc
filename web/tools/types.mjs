// src/api/schema.d.ts from the server's OpenAPI document; `--check` only compares. PYTHON names the interpreter that has
// the server's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ours = join(root, '.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3');
const document = execFileSync(python, [join(root, 'tools/openapi.py')], {
  env: { ...process.env, PYTHONPATH: join(root, 'src') },
  maxBuffer: 1 << 26,
});
const types = astToString(await openapiTS(JSON.parse(document.toString()), { emptyObjectsUnknown: true }));
const text = `// Made from the server's OpenAPI document by tools/types.mjs.\n${types}`;
const file = join(root, 'web/src/api/schema.d.ts');
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('web/src/api/schema.d.ts does not fit the server any more: run `make types`');
  process.exit(1);
}
