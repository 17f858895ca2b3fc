/** What an endpoint is, bytes in place of JSON, and the limits of requests and answers. */
export * from './bounds.ts';
export * from './byte-stream.ts';
export * from './endpoint.ts';
