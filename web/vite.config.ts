import { svelte } from '@sveltejs/vite-plugin-svelte';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { app } from './tools/app/plugin.mjs';

const WEB = fileURLToPath(new URL('.', import.meta.url));
const OUT = '../src/landsraad/server/static';

/** What each chunk imports is for `tools/first_load.mjs`, and not to be served. */
const manifestAside = {
  name: 'manifest-aside',
  closeBundle() {
    mkdirSync('../build', { recursive: true });
    renameSync(`${OUT}/.vite/manifest.json`, '../build/client_manifest.json');
    rmSync(`${OUT}/.vite`, { recursive: true });
  },
};

// The page is served under a policy of `script-src 'self'`: nothing inline, nothing from elsewhere.
export default defineConfig({
  plugins: [svelte(), manifestAside, app(WEB, fileURLToPath(new URL(OUT, import.meta.url)))],
  publicDir: 'public',
  build: {
    outDir: OUT,
    manifest: true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: process.env.LANDSRAAD_API ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
