import { createHash } from 'node:crypto';

import { defineConfig } from 'vite';

import { clientFiles } from './build/client-files.ts';

/** The folders whose files the client consists of. */
const files = clientFiles((process.env['DIGHOUSE_CLIENT'] ?? 'dist').split(':'));

/** Writes the service worker, which keeps a whole client in the browser. Everything else must have been built before. */
export default defineConfig({
  publicDir: false,
  define: {
    FILES: JSON.stringify(files),
    VERSION: JSON.stringify(createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/offline/service-worker.ts', output: { entryFileNames: 'sw.js' } },
  },
});
