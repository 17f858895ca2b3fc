export { VesselPage } from '../../features/vessel/index.ts';
