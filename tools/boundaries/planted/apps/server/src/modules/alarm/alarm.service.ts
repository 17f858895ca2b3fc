export { findVessel } from '../vessel/vessel.service.ts';
