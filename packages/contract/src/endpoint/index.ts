/** What an endpoint is, bytes and forms in place of JSON, and the limits of requests and answers. */
export * from './bounds.ts';
export * from './byte-stream.ts';
export * from './endpoint.ts';
export * from './form.ts';
export * from './known-at.ts';
export type { VesselRead } from './query.ts';
export type { EntryRemoval } from './vessel-entry.ts';
