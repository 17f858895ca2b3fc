import { createSqlMigration } from '../statement/sql-migration.ts';

/** What several people edit. */
const EDITED = ['organization', 'folder', 'vessel', 'account', 'tag'] as const;

/** Counts the edits of each row, so that the second of two editors is told of the first. */
export const revision = createSqlMigration(
  ...EDITED.map(
    (table) => `alter table ${table}
      add column revision bigint not null default 0,
      add column changed_ms bigint,
      add column changed_by text`,
  ),
);
