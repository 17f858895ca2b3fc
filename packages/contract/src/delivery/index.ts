/** Bunker delivery notes on the wire. */
export * from './delivery.ts';
