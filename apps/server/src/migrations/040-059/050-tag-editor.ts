import { createSqlMigration } from '../statement/sql-migration.ts';

export const tagEditor = createSqlMigration(
  // What people say in place of the ship's declaration, which stays beside it; null is the ship's.
  `alter table tag
    add column given_name text,
    add column given_description text,
    add column given_unit text,
    add column given_decimals integer,
    add column standard_name text not null default ''`,
  // What counts as a faulty value, in the unit of the tag; null is not evaluated.
  `alter table tag
    add column lowest_possible double precision,
    add column highest_possible double precision,
    add column fastest_change double precision,
    add column stuck_seconds double precision`,
);
