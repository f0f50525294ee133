import { defineConfig } from 'vitest/config';

/** Measures the static site in a real browser: `cargo xtask site --measure`. */
export default defineConfig({
  test: { environment: 'node', include: ['e2e/measure/*.measure.ts'], fileParallelism: false, disableConsoleIntercept: true },
});
