export { VesselPage } from '../vessel/index.ts';
