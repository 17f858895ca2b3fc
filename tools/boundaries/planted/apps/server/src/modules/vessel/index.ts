export { findVessel } from './vessel.service.ts';
