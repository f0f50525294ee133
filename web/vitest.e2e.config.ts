import { defineConfig } from 'vitest/config';

/** Tests in the real browser, against the real program: `npm run e2e`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.spec.ts'],
    // Each file has a server and a browser of its own, and often waits: four at a time keep two cores busy.
    maxWorkers: 4,
    // They share nothing but the tools, which take long to load.
    isolate: false,
    // What is about time can fail where others use the machine; what is broken fails twice.
    retry: 1,
    testTimeout: 240_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000, interval: 40 } },
  },
});
