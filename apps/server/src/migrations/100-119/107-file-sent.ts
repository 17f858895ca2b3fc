import { createSqlMigration } from '../statement/sql-migration.ts';

export const fileSent = createSqlMigration(
  // Bytes of chunks that crossed the line; null of transfers of before, of which that is not known.
  `alter table file_transfer add column sent_bytes bigint`,
  `alter table file_transfer alter column sent_bytes set default 0`,
);
