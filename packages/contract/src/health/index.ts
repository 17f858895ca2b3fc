/** The state of the server, as a proxy or a monitor asks for it. */
export * from './health.ts';
