/** Quantities of many vessels beside each other, on the wire. */
export * from './fleet-statistic.ts';
export * from './fleet-vessel-figure.ts';
