/** Whole suites that files of tests share. Apart from the builders: outside of a test run Vitest cannot be loaded. */
export { describeDecoders } from './decoder-suite.ts';
export { itLong } from './long-test.ts';
