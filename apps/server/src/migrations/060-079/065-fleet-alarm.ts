import { createSqlMigration } from '../statement/sql-migration.ts';

export const fleetAlarm = createSqlMigration(
  // The journal of all vessels is one walk along this index, from the newest step back.
  `create index alarm_transition_by_time on alarm_transition (at_ms desc, id desc)`,
);
