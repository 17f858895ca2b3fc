export { alarms } from '../features/alarm/index.ts';
