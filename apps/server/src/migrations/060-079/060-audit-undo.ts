import { createSqlMigration } from '../statement/sql-migration.ts';

export const auditUndo = createSqlMigration(
  // The entry that an entry undoes. No reference: entries are never deleted.
  `alter table audit add column undoes bigint`,
  `create index audit_by_undone on audit (undoes) where undoes is not null`,
);
