import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is served under a policy of `script-src 'self'`: nothing inline, nothing from elsewhere.
export default defineConfig({
  plugins: [svelte()],
  publicDir: 'public',
  build: {
    outDir: '../src/landsraad/server/static',
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
