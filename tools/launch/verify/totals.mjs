// @ts-check
/** Counting what test runs report, so that the last line of `npm test` is the truth about all of them. */

import { relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * The part of Vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, message?: string, assertionResults: Result[] }[]} testResults
 *   one per file, `name` is its path, `message` why it could not be loaded
 *
 * @typedef {object} Result
 * @property {string} status
 * @property {string} fullName
 * @property {string[]} [failureMessages] of each attempt that failed, also when a later one passed
 */

const NOT_RUN = new Set(['skipped', 'pending', 'todo', 'disabled']);

/**
 * Counts one run. A file that could not be loaded holds no test that failed, and an error outside any test none at
 * all: each such case counts as one failure, so that a failed run never adds up to "0 failed".
 * @param {Report | undefined} report undefined when the run left none
 * @param {number} exitCode
 * @returns {Totals}
 */
export function computeTotals(report, exitCode) {
  if (!report) return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Each test that did not run. @param {Report | undefined} report @param {string} root of the checkout
 * @returns {string[]} see describeSkipped
 */
export function listSkipped(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => NOT_RUN.has(status))
      .map(({ fullName }) => describeSkipped(relative(root, name), fullName, 'its title names no reason')),
  );
}

/**
 * Each test that failed and each file that could not be loaded, with the first line of its reason.
 * @param {Report | undefined} report @param {string} root of the checkout
 * @returns {string[]} `e2e/journeys/a.test.ts: a map opens (failed: AssertionError: expected 1 to be 2)`
 */
export function listFailed(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [describeFailed(relative(root, name), 'could not be loaded', message)];
    return failed.map((test) => describeFailed(relative(root, name), test.fullName, test.failureMessages?.[0]));
  });
}

/**
 * Each test that failed at first and passed when it was run once more: it counts as passed, and is to be mended.
 * @param {Report | undefined} report @param {string} root of the checkout
 * @returns {string[]}
 */
export function listFlaky(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => describeFailed(relative(root, name), test.fullName, test.failureMessages?.[0], 'flaky')),
  );
}

/** @param {string} path @param {string} title @param {string} [message] @param {'failed' | 'flaky'} [kind] */
function describeFailed(path, title, message = '', kind = 'failed') {
  const [reason = ''] = message.split('\n');
  return `${path}: ${title} (${kind}: ${reason || 'no message'})`;
}

/**
 * `e2e/journeys/a.test.ts: a map opens (skipped: no Chromium on this machine)`: most titles name their reason.
 * @param {string} path @param {string} title @param {string} reason for a title that names none
 */
export function describeSkipped(path, title, reason) {
  return `${path}: ${title}${title.includes('skipped: ') ? '' : ` (skipped: ${reason})`}`;
}

/** @param {Totals[]} runs @returns {Totals} */
export function sumTotals(runs) {
  /** @param {keyof Totals} key */
  const total = (key) => runs.reduce((count, run) => count + run[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** `12 passed, 0 failed` or, when some were left out, `12 passed, 0 failed, 3 skipped`. @param {Totals} totals */
export function formatLastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
