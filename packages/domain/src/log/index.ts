/** Texts for logs and error reports, without secrets. */
export * from './without-secrets.ts';
