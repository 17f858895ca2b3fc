import { createSqlMigration } from '../statement/sql-migration.ts';

export const lineUsage = createSqlMigration(
  // Of all accounts of a line, as JSON.
  `create table line_usage (
    vessel_id bigint primary key references vessel on delete cascade,
    used text not null
  )`,
);
