/** Tanks: volume from sounding, density and mass, rates, what remains, transfers, bunkerings and leaks. */
export * from './bunkering.ts';
export * from './delivery-match.ts';
export * from './even-keel.ts';
export * from './fuel-density.ts';
export * from './nominal-density.ts';
export * from './remaining.ts';
export * from './sounding-table.ts';
export * from './tank-rate.ts';
export * from './transfer.ts';
