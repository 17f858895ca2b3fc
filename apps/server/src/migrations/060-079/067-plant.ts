import { createSqlMigration } from '../statement/sql-migration.ts';

export const plant = createSqlMigration(
  // Every version that was saved is kept: an alarm or a report of the past is read with the plant of its time.
  `create table plant_version (
    vessel_id bigint not null references vessel on delete cascade,
    version integer not null, content text not null,
    saved_ms bigint not null, saved_by text not null,
    primary key (vessel_id, version)
  )`,
);
