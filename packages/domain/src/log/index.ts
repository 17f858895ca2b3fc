/** Texts for logs and error reports, without secrets. */
export * from './redact-secrets.ts';
