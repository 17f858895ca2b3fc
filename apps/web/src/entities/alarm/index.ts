/** Alarms: queries, actions, texts and marks. */

export { ActiveMark } from './active-mark.tsx';
export {
  alarmQueries,
  type FleetAlarmFilter,
  fetchAlarmsAt,
  fetchJournal,
  type JournalRequest,
  runBackTest,
  type SuppressKind,
  sendAssign,
  sendEscalation,
  sendOutOfService,
  sendRestore,
  sendShelve,
} from './alarm.queries.ts';
export { formatEvidence, formatShortTime } from './alarm-evidence.ts';
export { AlarmNoteButton } from './alarm-note-button.tsx';
export { AlarmSpark } from './alarm-spark.tsx';
export { AlarmTabBadge } from './alarm-tab-badge.tsx';
export { AlarmTallyMarks } from './alarm-tally.tsx';
export {
  ALARM_STATE_TEXT,
  type AlarmScale,
  type AlarmState,
  formatAlarmFigures,
  formatAlarmNumber,
  formatAlarmValue,
  getAlarmState,
  getMarkState,
} from './alarm-text.ts';
export { type AlarmReading, AlarmValue, useAlarmFigures, useAlarmReading } from './alarm-value.tsx';
export { JournalButton } from './journal-button.tsx';
export { PriorityMark } from './priority-mark.tsx';
export { StepCells } from './step-cells.tsx';
export { formatStep } from './step-text.ts';
export { type AlarmNoteKind, useAlarmNote } from './use-alarm-note.ts';
export { toReadingAlarm, useTagAlarm } from './use-tag-alarm.ts';
export { type AlarmTally, NO_ALARMS, tallyAlarms } from './vessel-tally.ts';
