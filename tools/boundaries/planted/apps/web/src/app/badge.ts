export { VesselPage } from '../entities/alarm/alarm-words.ts';
