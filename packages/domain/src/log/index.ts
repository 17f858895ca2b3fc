/** Lines of the log: their levels, how they are searched, and their texts without secrets. */
export * from './log-content.ts';
export * from './log-level.ts';
export * from './log-query.ts';
export * from './log-term.ts';
export * from './log-token.ts';
export * from './redact-secrets.ts';
