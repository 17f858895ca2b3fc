// @ts-check
/** Running Vitest and reading back what it counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, ROOT, TOOL } from '../process/paths.mjs';
import { runCaptured, runInForeground } from '../process/run.mjs';
import { computeTotals, describeSkipped, listSkipped } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */
/** @typedef {Totals & { skippedTests: string[] }} Run each test that did not run, with its reason */

/**
 * @param {string} node24 @param {string[]} args of `vitest run`
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Run>}
 */
export async function runVitest(node24, args, env) {
  const report = join(CACHE, `vitest-${process.pid}.json`);
  mkdirSync(CACHE, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runInForeground(node24, [TOOL.vitest, 'run', ...reporters, ...args], { env });
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  rmSync(report, { force: true });
  return { ...computeTotals(counted, code), skippedTests: listSkipped(counted, ROOT) };
}

/**
 * What a run would hold, for tests that are left out as a whole.
 * @param {string} node24 @param {string[]} args of `vitest list`
 * @param {string} reason why they are left out
 * @returns {Promise<Run>}
 */
export async function skipVitest(node24, args, reason) {
  const listed = join(CACHE, `vitest-list-${process.pid}.json`);
  mkdirSync(CACHE, { recursive: true });
  await runCaptured(node24, [TOOL.vitest, 'list', `--json=${listed}`, ...args]);
  /** @type {{ name: string, file: string }[]} */
  const tests = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : [];
  rmSync(listed, { force: true });
  const skippedTests = tests.map(({ name, file }) => describeSkipped(relative(ROOT, file), name, reason));
  return { passed: 0, failed: 0, skipped: tests.length, skippedTests };
}
