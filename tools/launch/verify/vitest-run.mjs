// @ts-check
/** Running Vitest and reading back what it counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CACHE, ROOT, TOOL } from '../process/paths.mjs';
import { runCaptured, runInForeground } from '../process/run.mjs';
import { computeTotals, describeSkipped, listFailed, listFlaky, listSkipped } from './totals.mjs';
import { UNHANDLED_FILE_VARIABLE } from './unhandled-reporter.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

const UNHANDLED_REPORTER = join(import.meta.dirname, 'unhandled-reporter.mjs');
/** Where Node keeps what it compiled: tests start servers and gateways of two thousand modules again and again. */
const COMPILED = join(CACHE, 'compiled');
/**
 * @typedef {Totals & { skippedTests: string[], failedTests: string[], flakyTests: string[] }} Run each test that did not
 *   run, that failed, and that passed only when it was run once more, with its reason
 */

/** @type {Run} */
export const EMPTY_RUN = { passed: 0, failed: 0, skipped: 0, skippedTests: [], failedTests: [], flakyTests: [] };

/**
 * @param {string} node24 @param {string[]} args of `vitest run`
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Run>}
 */
export async function runVitest(node24, args, env) {
  mkdirSync(CACHE, { recursive: true });
  const report = join(CACHE, `vitest-${process.pid}.json`);
  const outside = join(CACHE, `vitest-unhandled-${process.pid}.json`);
  const reporters = ['default', 'json', UNHANDLED_REPORTER].map((name) => `--reporter=${name}`);
  const code = await runInForeground(
    node24,
    [TOOL.vitest, 'run', ...reporters, `--outputFile.json=${report}`, ...args],
    {
      env: { NODE_COMPILE_CACHE: COMPILED, ...env, [UNHANDLED_FILE_VARIABLE]: outside },
    },
  );
  const counted = takeJson(report);
  /** @type {string[]} */
  const unhandled = takeJson(outside) ?? [];
  return {
    ...computeTotals(counted, code),
    skippedTests: listSkipped(counted, ROOT),
    failedTests: [...listFailed(counted, ROOT), ...unhandled.map((error) => `outside any test (failed: ${error})`)],
    flakyTests: listFlaky(counted, ROOT),
  };
}

/** Reads a file that a run left, and deletes it. @param {string} file @returns {any} undefined when there is none */
function takeJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(file);
  }
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
  const tests = takeJson(listed) ?? [];
  const skippedTests = tests.map(({ name, file }) => describeSkipped(relative(ROOT, file), name, reason));
  return { ...EMPTY_RUN, skipped: tests.length, skippedTests };
}
