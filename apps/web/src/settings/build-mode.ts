/** Build constants, read here and nowhere else. */

/** False on a developer's machine and in tests: no service worker, no error report. */
export const IS_PRODUCTION = import.meta.env.PROD;
