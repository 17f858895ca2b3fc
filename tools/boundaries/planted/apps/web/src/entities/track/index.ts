export { alarmQueries } from '../alarm/index.ts';
