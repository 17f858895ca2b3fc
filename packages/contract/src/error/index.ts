/** The one shape of a refusal. */
export * from './coded-error.ts';
export * from './error.ts';
