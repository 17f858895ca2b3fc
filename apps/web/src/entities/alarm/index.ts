/** Alarms: queries, actions, texts and marks. */
export {
  alarmQueries,
  fetchJournal,
  type JournalRequest,
  runBackTest,
  sendAcknowledge,
  sendAssign,
  sendEscalation,
  sendOutOfService,
  sendRestore,
  sendShelve,
} from './alarm.queries.ts';
export { AlarmSpark } from './alarm-spark.tsx';
export { AlarmTabBadge } from './alarm-tab-badge.tsx';
export { AlarmTallyMarks } from './alarm-tally.tsx';
export {
  type AlarmScale,
  formatAlarmFigures,
  formatAlarmNumber,
  formatAlarmValue,
  getMarkState,
} from './alarm-text.ts';
export { type AlarmReading, AlarmValue, useAlarmFigures, useAlarmReading } from './alarm-value.tsx';
export { PriorityMark } from './priority-mark.tsx';
export { type AlarmTally, NO_ALARMS, tallyAlarms } from './vessel-tally.ts';
