// src/api/schema.d.ts from the server's OpenAPI document. PYTHON names the interpreter that has the server's packages.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ours = join(root, '.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3');
const document = execFileSync(python, [join(root, 'tools/openapi.py')], {
  env: { ...process.env, PYTHONPATH: join(root, 'src') }, maxBuffer: 1 << 26,
});
const types = astToString(await openapiTS(JSON.parse(document.toString())));
writeFileSync(join(root, 'web/src/api/schema.d.ts'), `// Made from the server's OpenAPI document by tools/types.mjs.\n${types}`);
