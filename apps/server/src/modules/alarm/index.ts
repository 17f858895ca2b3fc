/** Alarms: limits evaluated, transitions kept, what people do with them, escalation, journal, performance, back-tests. */
export {
  type AlarmEvaluator,
  type AlarmReading,
  openAlarmEvaluator,
  type WatchedTag,
} from './alarm-evaluator.service.ts';
export { clearEvaluatedAlarm, publishAlarms, raiseEvaluatedAlarm } from './evaluated-alarm.service.ts';
export { createShipAlarms, type ShipAlarmStatement } from './ship-alarm.service.ts';
