/** Emissions by voyage, port stay and period: records, ratings, allowances and balances, each with its explanation. */
export * from './allowance.ts';
export * from './carbon-rating.ts';
export * from './emission-leg.ts';
export * from './emission-total.ts';
export * from './fuel-eu-energy.ts';
export * from './fuel-eu-ledger.ts';
export * from './gas-data.ts';
export * from './gas-emission.ts';
export * from './union-port.ts';
export * from './year-cut.ts';
export * from './yearly-record.ts';
