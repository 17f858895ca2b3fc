import { createSqlMigration } from '../statement/sql-migration.ts';

export const impersonation = createSqlMigration(
  // The admin's own sign-in behind an impersonation: what he ends from afar must end that too.
  `alter table sign_in add column opened_by text`,
);
