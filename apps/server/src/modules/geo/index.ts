/** Positions of vessels over time, what they say of a voyage, and anchor watches. */
export { createPortFinder, type PortFinder } from './port-finder.ts';
