/** Alarms by the limits of a tag and by the systems of the ship: evaluation, priority, escalation, floods, measures. */
export * from './alarm.ts';
export * from './alarm-back-test.ts';
export * from './alarm-escalation.ts';
export * from './alarm-flood.ts';
export * from './alarm-kpi.ts';
export * from './alarm-priority.ts';
export * from './alarm-reason.ts';
export * from './alarm-suppression.ts';
export * from './ship-alarm.ts';
