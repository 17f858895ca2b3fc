export { findVessel } from '../modules/vessel/index.ts';
