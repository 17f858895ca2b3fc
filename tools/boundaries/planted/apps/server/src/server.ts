export { findVessel as server } from './modules/vessel/vessel.service.ts';
