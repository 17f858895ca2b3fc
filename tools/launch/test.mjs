// @ts-check
/**
 * `npm test`: every test but the long suites, the browser's included. Finds what they need, says what it found, names each
 * test that was skipped, flaky or failed, and ends with one line that is the sum of all runs: `N passed, N failed[, N skipped]`.
 *
 * `npm test -- packages/domain e2e/journeys/sign-in.test.ts` runs only the files whose path holds one of the words;
 * `npm run test:full` the long suites too, `npm run test:full -- --shard 1/3` the first third of all files.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runBootstrap } from './bootstrap.mjs';
import { buildWebWhenStale } from './build/web-build.mjs';
import { findChromium } from './install/chromium.mjs';
import { startTestPostgres } from './install/postgres.mjs';
import { ROOT } from './process/paths.mjs';
import { createStopwatch } from './verify/stages.mjs';
import { formatLastLine, sumTotals } from './verify/totals.mjs';
import { EMPTY_RUN, runVitest, skipVitest } from './verify/vitest-run.mjs';

/** @typedef {import('./verify/vitest-run.mjs').Run} Run */

const JOURNEYS_CONFIG = join(ROOT, 'e2e/vitest.config.ts');

/** Traces and screenshots of journeys that failed. */
const JOURNEY_RESULTS = join(ROOT, 'test-results');

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
// The whole suite runs for an hour beside servers, gateways and a browser: a test that fails is run once more, and one that
// passes then is named as flaky. `npm test` does not try twice.
const options = [
  ...(values.shard === undefined ? [] : [`--shard=${values.shard}`]),
  ...(values.full ? ['--retry=1'] : []),
];
const journeyPaths = paths.filter((path) => path.startsWith('e2e'));
const unitPaths = paths.filter((path) => !path.startsWith('e2e'));
const env = { FMS_FULL: values.full ? '1' : undefined };

const watch = createStopwatch();
const node24 = await watch.run('install', runBootstrap);
const runs = await runAll();
const totals = sumTotals(runs);
for (const { skippedTests, flakyTests, failedTests } of runs) {
  for (const test of [...skippedTests, ...flakyTests, ...failedTests]) console.log(test);
}
console.log(`\n${watch.summary()}`);
console.log(formatLastLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runAll() {
  /** @type {Run[]} */
  const runs = [];
  if (paths.length === 0 || unitPaths.length > 0) runs.push(await watch.run('unit and server', runUnits));
  if (paths.length === 0 || journeyPaths.length > 0) runs.push(await watch.run('browser', runJourneys));
  return runs;
}

/** Unit, server and gateway tests, with a PostgreSQL of their own where the machine has one. */
async function runUnits() {
  const postgres = await startTestPostgres();
  if ('missing' in postgres) {
    console.log(`PostgreSQL tests are skipped: ${postgres.missing}.`);
    return runVitest(node24, [...options, ...unitPaths], { ...env, FMS_TEST_POSTGRES_SKIP: postgres.missing });
  }
  console.log('PostgreSQL tests run against a server started for them.');
  process.once('exit', postgres.stop);
  try {
    return await runVitest(node24, [...options, ...unitPaths], { ...env, FMS_TEST_POSTGRES_URL: postgres.url });
  } finally {
    process.off('exit', postgres.stop);
    postgres.stop();
  }
}

/** A person's work in a real browser, against the built application. @returns {Promise<Run>} */
async function runJourneys() {
  if (!existsSync(JOURNEYS_CONFIG)) {
    console.log('There are no browser journeys in this checkout (e2e/vitest.config.ts).');
    return EMPTY_RUN;
  }
  const select = ['--config', JOURNEYS_CONFIG, ...options, ...journeyPaths];
  const chromium = findChromium();
  if ('missing' in chromium) {
    console.log(`Browser journeys are skipped: ${chromium.missing}.`);
    return skipVitest(node24, select, chromium.missing);
  }
  rmSync(JOURNEY_RESULTS, { recursive: true, force: true });
  console.log(`Browser journeys run in ${chromium.version} (${chromium.path}).`);
  try {
    await buildWebWhenStale(node24);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ...EMPTY_RUN, failed: 1, failedTests: [`apps/web: could not be built (failed: ${reason})`] };
  }
  return runVitest(node24, select, { ...env, CHROMIUM_PATH: chromium.path });
}
