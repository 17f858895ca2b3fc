/** Alarms: state, suppression, duty, journal, measures and back test. */
export * from './alarm.ts';
export * from './alarm-back-test.ts';
export * from './alarm-duty.ts';
export * from './alarm-journal.ts';
export * from './alarm-kpi.ts';
export * from './alarm-moment.ts';
export * from './alarm-suppression.ts';
export * from './fleet-alarm.ts';
