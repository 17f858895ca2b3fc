import { createSqlMigration } from '../statement/sql-migration.ts';

export const plantChange = createSqlMigration(
  // What a version changed, in words of its time: the tags it names may be gone later.
  `alter table plant_version
    add column changes text,
    add column restored integer`,
);
