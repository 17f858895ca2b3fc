export { VesselPage } from '../alarm/alarm-words.ts';
