import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

import { precompressed } from './build/precompressed.ts';
import { printedData } from './build/printed-data.ts';
import { rulesPages } from './build/rules-pages.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), rulesPages(), printedData(), precompressed()],
  server: {
    // The texts and the rules live beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['DIGHOUSE_SERVER'] ?? 'http://127.0.0.1:8080' } },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy takes fonts, pictures and scripts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    restoreMocks: true,
  },
});
