/** Positions of vessels over time, voyages derived from them, and anchor watches. */
export { createPortFinder, type PortFinder } from './port-finder.ts';
export { loadKnownPorts, type Port, type Ports } from './port-name.ts';
