export { findVessel } from '../modules/vessel/vessel.service.ts';
