// @ts-check
/** A reporter of Vitest for what its JSON report leaves out: errors that were thrown outside any test. */
import { writeFileSync } from 'node:fs';

/** The file that the errors are written to, as a JSON list of messages. */
export const UNHANDLED_FILE_VARIABLE = 'FMS_TEST_UNHANDLED_FILE';

export default class UnhandledReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly { message: string, stack?: string }[]} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    const file = process.env[UNHANDLED_FILE_VARIABLE];
    if (file) writeFileSync(file, JSON.stringify(unhandled.map(describeUnhandled)));
  }
}

/** The message, and the first place in the project that the stack names. @param {{ message: string, stack?: string }} error */
function describeUnhandled({ message, stack = '' }) {
  const place = stack.split('\n').find((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'));
  return `${message.split('\n')[0]}${place ? ` ${place.trim()}` : ''}`;
}
