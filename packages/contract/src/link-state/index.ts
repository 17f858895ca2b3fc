/** State of the link to a ship. */
export * from './link-state.ts';
