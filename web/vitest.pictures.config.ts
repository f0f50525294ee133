import { defineConfig } from 'vitest/config';

/** Takes the pictures of the README: `npm run screenshots`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/pictures/*.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 30_000,
  },
});
