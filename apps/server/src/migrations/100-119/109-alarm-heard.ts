import { createSqlMigration } from '../statement/sql-migration.ts';

/** Null where the shore's clock took the step, and for steps of before: they count as heard when they were taken. */
export const alarmHeard = createSqlMigration('alter table alarm_transition add column heard_ms bigint');
