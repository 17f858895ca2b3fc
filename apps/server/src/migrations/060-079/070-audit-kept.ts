import { createSqlMigration } from '../statement/sql-migration.ts';

export const auditKept = createSqlMigration(
  // What an undo needs beyond the values an entry tells; a job deletes rows of more than 30 days ago.
  `create table audit_kept (
    audit_id bigint primary key references audit,
    at_ms bigint not null,
    content jsonb not null
  )`,
  `create index audit_kept_by_time on audit_kept (at_ms)`,
);
