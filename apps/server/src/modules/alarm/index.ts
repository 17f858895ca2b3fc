/** Alarms: limits evaluated, transitions kept, what people do with them, escalation, journal, performance, back-tests. */
export {
  type AlarmJudge,
  type AlarmReading,
  openAlarmJudge,
  type WatchedTag,
} from './alarm-judge.service.ts';
export { clearJudgedAlarm, raiseJudgedAlarm, tellAlarms } from './judged-alarm.service.ts';
export { createShipAlarms, type ShipAlarmStatement } from './ship-alarm.service.ts';
