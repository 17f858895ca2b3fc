/**
 * Every test but the browser journeys, which have a configuration of their own in e2e/. Two projects: what runs in
 * Node, and what draws (`*.test.tsx` of ui and web) in jsdom.
 */
import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/dist/**', '**/planted/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Two cores are what the product promises to be built on; a process each, because the embedded telemetry engine
    // crashes when a worker thread around it is torn down.
    pool: 'forks',
    maxWorkers: 2,
    // No test waits; these only end one that hangs. The first opening of the embedded database costs 5 to 6 s of processor
    // time, a test that kills a server opens it again and again, and on a machine that is busy otherwise 20 s were not enough.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The embedded PostgreSQL is WebAssembly, and a second of processor time went into optimising it for each server
          // that a test starts and stops again.
          execArgv: ['--liftoff-only'],
          // One process goes through many files: half the time of a server's test went into loading it anew. A test that
          // changes a global or the clock gives it back; one that mocks a module is a `*.test.tsx`, which stays isolated.
          isolate: false,
          include: ['{packages,apps,tools}/*/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: NEVER,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['packages/ui/**/*.test.tsx', 'apps/web/**/*.test.tsx'],
          exclude: NEVER,
          setupFiles: ['./vitest.screen.ts'],
        },
      },
    ],
  },
});
