// @ts-check
/** Running Vitest and reading back what it counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, TOOL } from '../process/paths.mjs';
import { runCaptured, runInForeground } from '../process/run.mjs';
import { computeTotals } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

/**
 * @param {string} node24 @param {string[]} args of `vitest run`
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Totals>}
 */
export async function runVitest(node24, args, env) {
  const report = join(CACHE, `vitest-${process.pid}.json`);
  mkdirSync(CACHE, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runInForeground(node24, [TOOL.vitest, 'run', ...reporters, ...args], { env });
  const totals = computeTotals(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
  rmSync(report, { force: true });
  return totals;
}

/**
 * How many tests a run would hold, for the count of those left out as a whole.
 * @param {string} node24 @param {string[]} args of `vitest list` @returns {Promise<number>}
 */
export async function countTests(node24, args) {
  const listed = join(CACHE, `vitest-list-${process.pid}.json`);
  mkdirSync(CACHE, { recursive: true });
  await runCaptured(node24, [TOOL.vitest, 'list', `--json=${listed}`, ...args]);
  const count = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')).length : 0;
  rmSync(listed, { force: true });
  return count;
}
