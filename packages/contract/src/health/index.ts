/** Health of the server, for proxies and monitors. */
export * from './health.ts';
export * from './report.ts';
