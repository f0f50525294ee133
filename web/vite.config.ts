import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { precompressed } from './build/precompressed.ts';
import { rulesModules } from './build/rules-modules.ts';
import { rulesPages } from './build/rules-pages.ts';
import { texts } from './build/texts.ts';

/** They load the client several times, so they need a browser of their own. */
const SEVERAL_TABS = ['src/lib/notifications/turns.svelte.test.ts', 'src/lib/text/loading.test.ts'];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), rulesPages(), rulesModules(), texts(), precompressed()],
  server: {
    // The texts and the rules live beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['DIGHOUSE_SERVER'] ?? 'http://127.0.0.1:8080' } },
  },
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: 'assets/worker-[name]-[hash].js' } },
  },
  experimental: {
    // The files find each other wherever they are served. Only the page names them from the root: it has many paths.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy takes fonts, pictures and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  test: {
    environment: 'happy-dom',
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          include: ['build/**/*.test.ts', 'src/**/*.test.ts'],
          exclude: SEVERAL_TABS,
          isolate: false,
          setupFiles: 'tests/new-browser.ts',
        },
      },
      { extends: true, test: { name: 'several tabs', include: SEVERAL_TABS } },
    ],
  },
});
