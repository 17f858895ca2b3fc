import { createSqlMigration } from '../statement/sql-migration.ts';

export const twoFactor = createSqlMigration(
  // A secret that was shown but not yet proved.
  `alter table account add column two_factor_pending text`,
  // The newest time step a code was accepted for: it and older ones are worth nothing any more.
  `alter table account add column two_factor_step bigint not null default 0`,
  `create table recovery_code (
    account_id bigint not null references account on delete cascade,
    code_hash text not null,
    primary key (account_id, code_hash)
  )`,
);
