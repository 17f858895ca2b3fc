/** The one shape of a refusal. */
export * from './error.ts';
