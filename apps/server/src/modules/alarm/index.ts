/** Alarms: limits judged, transitions kept, people's acknowledgements. */
export { mountAlarm } from './alarm.routes.ts';
export { createAlarmService } from './alarm.service.ts';
export {
  type AlarmJudge,
  type AlarmReading,
  openAlarmJudge,
  type WatchedTag,
} from './alarm-judge.service.ts';
