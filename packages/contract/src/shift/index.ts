/** Figures of tags by shift and by month of shifts. */
export * from './shift.ts';
