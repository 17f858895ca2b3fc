/** Quantities of many vessels beside each other: what is compared, over which spans, in which order, and who stands out. */
export * from './fleet-figure.ts';
export * from './fleet-outlier.ts';
export * from './fleet-quantity.ts';
export * from './fleet-rank.ts';
export * from './fleet-span.ts';
export * from './series-place.ts';
