/** What an endpoint is, and the limits of requests and answers. */
export * from './bounds.ts';
export * from './endpoint.ts';
