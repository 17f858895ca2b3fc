import { createSqlMigration } from '../statement/sql-migration.ts';

export const jobDay = createSqlMigration(
  // Days in which jobs were found, and by what: once readings or the plant are others, they are found again.
  `create table job_day (
    vessel_id bigint not null references vessel on delete cascade,
    day_ms bigint not null, digest text not null,
    primary key (vessel_id, day_ms)
  )`,
);
