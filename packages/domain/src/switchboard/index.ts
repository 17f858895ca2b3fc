/** The switchboard of a plant: its layout from the equipment, and what follows from its slots. */
export * from './board-check.ts';
export * from './board-layout.ts';
export * from './set-values.ts';
