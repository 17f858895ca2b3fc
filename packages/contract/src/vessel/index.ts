/** Vessels, the words of rights on them, their particulars, keys, changes of many, and sister ships. */
export * from './gateway-key.ts';
export * from './sister-ship.ts';
export * from './vessel.ts';
export * from './vessel-bulk.ts';
export * from './vessel-info.ts';
export * from './vessel-lifecycle.ts';
