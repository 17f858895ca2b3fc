export { alarmQueries } from '../entities/alarm/index.ts';
