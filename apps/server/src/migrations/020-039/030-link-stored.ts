import { createSqlMigration } from '../statement/sql-migration.ts';

export const linkStored = createSqlMigration(
  // Exactly which batches are stored, first and last number of each range. What was kept before was the highest number,
  // which says nothing about those below it: gateways send again what they have, and that changes nothing.
  `alter table link_stream drop column last_sequence, add column stored jsonb not null default '[]'`,
);
