import { defineConfig } from 'vite';

import { precompressed } from './build/precompressed.ts';
import { textFiles } from './build/texts.ts';

/** Writes the texts of `locales` as files beside the client. */
export default defineConfig({
  plugins: [textFiles(), precompressed()],
  publicDir: false,
  build: { outDir: 'dist', emptyOutDir: false, rollupOptions: { input: 'virtual:texts' } },
});
