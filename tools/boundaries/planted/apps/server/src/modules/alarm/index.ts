export { findVessel } from '../vessel/index.ts';
