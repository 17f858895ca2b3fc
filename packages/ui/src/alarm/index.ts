/** Marks and counts of alarms. */
export { AlarmCount } from './alarm-count.tsx';
export { AlarmMark, type AlarmMarkState } from './alarm-mark.tsx';
export { CountBars } from './count-bars.tsx';
