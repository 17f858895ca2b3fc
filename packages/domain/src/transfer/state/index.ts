/** Transfers under way: states, reasons to wait, the queue, and the time that remains. */
export * from './remaining-time.ts';
export * from './transfer-queue.ts';
export * from './transfer-state.ts';
export * from './wait-reason.ts';
