import { createSqlMigration } from '../statement/sql-migration.ts';

export const impersonation = createSqlMigration(
  // The admin's own sign-in behind an impersonation: ending it ends the impersonation too.
  `alter table sign_in add column opened_by text`,
);
