import { createSqlMigration } from '../statement/sql-migration.ts';

export const firstHour = createSqlMigration(
  // One row, written with the first skipped step or the end of the guide.
  `create table first_hour (
    id int primary key check (id = 1),
    skipped text[] not null default '{}',
    ended_ms bigint
  )`,
);
