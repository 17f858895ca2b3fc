/** The log of server, browsers and gateways. */
export * from './log.ts';
