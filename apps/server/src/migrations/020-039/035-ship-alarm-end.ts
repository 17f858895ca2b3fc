import { createSqlMigration } from '../statement/sql-migration.ts';

export const shipAlarmEnd = createSqlMigration(
  // When an alert was last over is looked up with each new statement: one that never ends has millions before it.
  `create index ship_alarm_end on ship_alarm_statement (vessel_id, source, identifier, at_ms) where not active`,
);
