/** Work of the server that outlives it, for who runs the server. */
export * from './queue.ts';
