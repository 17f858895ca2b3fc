// @ts-check
/** Counting what test runs report, so that the last line of `npm test` is the truth about all of them. */

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * The part of Vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests skipped
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 */

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
