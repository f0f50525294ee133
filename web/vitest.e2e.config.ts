import { defineConfig } from 'vitest/config';

/** Tests in the real browser, against the real program: `npm run e2e`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.spec.ts'],
    // Each file has a house and a browser of its own, and mostly waits: two at a time take half as long.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 40 } },
  },
});
