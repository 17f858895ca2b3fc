/** Alarms: limits judged, transitions kept, what people do with them, escalation, journal, performance, back-tests. */
export { mountAlarm } from './alarm.routes.ts';
export { createAlarmService } from './alarm.service.ts';
export { createAlarmBackTestService } from './alarm-back-test.service.ts';
export { createAlarmDutyService } from './alarm-duty.service.ts';
export { createAlarmEscalation } from './alarm-escalation.service.ts';
export { createAlarmJournalService } from './alarm-journal.service.ts';
export {
  type AlarmJudge,
  type AlarmReading,
  openAlarmJudge,
  type WatchedTag,
} from './alarm-judge.service.ts';
export { createAlarmSuppressionService } from './alarm-suppression.service.ts';
export { clearJudgedAlarm, raiseJudgedAlarm, tellAlarms } from './judged-alarm.service.ts';
export { createShipAlarms, type ShipAlarmStatement } from './ship-alarm.service.ts';
