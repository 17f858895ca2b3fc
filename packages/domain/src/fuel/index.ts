/** Fuel as measured by flow meters: net flow, faults of meters, balance with the tanks, change-over of grades. */
export * from './change-over.ts';
export * from './fuel-balance.ts';
export * from './meter-fault.ts';
export * from './net-flow.ts';
