/** Ships from the side. */
export { VesselSide } from './vessel-side.tsx';
export type { VesselSideName } from './vessel-side-names.ts';
