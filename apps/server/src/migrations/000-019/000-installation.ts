import { createSqlMigration } from '../statement/sql-migration.ts';

export const installation = createSqlMigration(
  `create table installation (
    only_row boolean primary key default true check (only_row),
    mode text not null check (mode in ('demonstration', 'live')),
    created_ms bigint not null
  )`,
);
