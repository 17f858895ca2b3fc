/** Alarms: limits judged, transitions kept, people's acknowledgements and shelvings, journal, performance, back-tests. */
export { mountAlarm } from './alarm.routes.ts';
export { createAlarmService } from './alarm.service.ts';
export { createAlarmBackTestService } from './alarm-back-test.service.ts';
export { createAlarmJournalService } from './alarm-journal.service.ts';
export {
  type AlarmJudge,
  type AlarmReading,
  openAlarmJudge,
  type WatchedTag,
} from './alarm-judge.service.ts';
export { createAlarmSuppressionService } from './alarm-suppression.service.ts';
export { createShipAlarms, type ShipAlarmStatement } from './ship-alarm.service.ts';
