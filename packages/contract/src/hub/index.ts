/** Messages of the realtime hub. */
export * from './hub.ts';
