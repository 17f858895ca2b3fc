import { createSqlMigration } from '../statement/sql-migration.ts';

export const fileScan = createSqlMigration(
  // When a scanner found the file clean; it is not offered to the ship before, where there is one.
  `alter table file_transfer add column scanned_ms bigint`,
);
