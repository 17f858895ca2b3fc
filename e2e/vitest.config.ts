/** A person's work in a real browser against the built application. Two at a time: each starts a whole product. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['fixtures/journey/prepare-template.ts'],
    pool: 'forks',
    // One process, and one browser in it, goes through many files.
    isolate: false,
    // As many as the product promises to be built on; a journey waits for its product half of its time.
    maxWorkers: 2,
    // A cold start opens two embedded stores; the map is drawn in software.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
