/** A person's work in a real browser against the built application. One at a time: each starts a whole product. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    // A cold start opens two embedded stores; the map is drawn in software.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
