export { selectAlarm } from './alarm.repository.ts';
