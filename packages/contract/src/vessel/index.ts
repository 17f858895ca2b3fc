/** Vessels, the words of rights on them, their particulars and their sister ships. */
export * from './sister-ship.ts';
export * from './vessel.ts';
export * from './vessel-info.ts';
