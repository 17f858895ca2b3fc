/** Alarms: limits evaluated, transitions kept, what people do with them, escalation, journal, performance, back-tests. */
export {
  type AlarmEvaluator,
  type AlarmReading,
  openAlarmEvaluator,
} from './alarm-evaluator.service.ts';
export type { WatchedTag } from './alarm-transition.service.ts';
export { clearEvaluatedAlarm, publishAlarms, raiseEvaluatedAlarm } from './evaluated-alarm.service.ts';
export { createShipAlarms, type ShipAlarmStatement } from './ship-alarm.service.ts';
