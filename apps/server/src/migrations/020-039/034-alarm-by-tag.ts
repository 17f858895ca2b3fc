import { createSqlMigration } from '../statement/sql-migration.ts';

export const alarmByTag = createSqlMigration(
  // A tag that is deleted leaves its alarms without it: they are found here, and not by reading those of all ships.
  `create index alarm_by_tag on alarm (tag_id, raised_ms) where tag_id is not null`,
);
