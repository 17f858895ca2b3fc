// @ts-check
/**
 * `npm test`: every test there is, the browser's included. Finds what they need, says what it found and what it leaves
 * out, and ends with one line that is the sum of all runs: `N passed, N failed[, N skipped]`.
 *
 * `npm test -- packages/domain e2e/journeys/sign-in.test.ts` runs only the files whose path holds one of the words;
 * `npm test -- --full` the long suites too.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runBootstrap } from './bootstrap.mjs';
import { buildWebWhenStale } from './build/web-build.mjs';
import { findChromium } from './install/chromium.mjs';
import { startTestPostgres } from './install/postgres.mjs';
import { ROOT } from './process/paths.mjs';
import { createStopwatch } from './verify/stages.mjs';
import { formatLastLine, sumTotals } from './verify/totals.mjs';
import { countTests, runVitest } from './verify/vitest-run.mjs';

/** @typedef {import('./verify/totals.mjs').Totals} Totals */

const JOURNEYS_CONFIG = join(ROOT, 'e2e/vitest.config.ts');

const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('-'));
const journeyPaths = paths.filter((path) => path.startsWith('e2e'));
const unitPaths = paths.filter((path) => !path.startsWith('e2e'));
const env = { FMS_FULL: args.includes('--full') ? '1' : undefined };

const watch = createStopwatch();
const node24 = await watch.run('install', runBootstrap);
const totals = sumTotals(await runAll());
console.log(`\n${watch.summary()}`);
console.log(formatLastLine(totals));
process.exitCode = totals.failed > 0 ? 1 : 0;

async function runAll() {
  /** @type {Totals[]} */
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
    return runVitest(node24, unitPaths, { ...env, FMS_TEST_POSTGRES_SKIP: postgres.missing });
  }
  console.log('PostgreSQL tests run against a server started for them.');
  process.once('exit', postgres.stop);
  try {
    return await runVitest(node24, unitPaths, { ...env, FMS_TEST_POSTGRES_URL: postgres.url });
  } finally {
    process.off('exit', postgres.stop);
    postgres.stop();
  }
}

/** A person's work in a real browser, against the built application. @returns {Promise<Totals>} */
async function runJourneys() {
  if (!existsSync(JOURNEYS_CONFIG)) {
    console.log('There are no browser journeys in this checkout (e2e/vitest.config.ts).');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const select = ['--config', JOURNEYS_CONFIG, ...journeyPaths];
  const chromium = findChromium();
  if ('missing' in chromium) {
    console.log(`Browser journeys are skipped: ${chromium.missing}.`);
    return { passed: 0, failed: 0, skipped: await countTests(node24, select) };
  }
  console.log(`Browser journeys run in ${chromium.version} (${chromium.path}).`);
  try {
    await buildWebWhenStale(node24);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return runVitest(node24, select, { ...env, CHROMIUM_PATH: chromium.path });
}
