/** Positions of vessels over time, voyages derived from them, and anchor watches. */
export { createPortFinder, type PortFinder } from './port-finder.ts';
export { getCountry, loadKnownPorts, type Ports } from './port-name.ts';
