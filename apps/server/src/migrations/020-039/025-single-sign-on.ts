import { createSqlMigration } from '../statement/sql-migration.ts';

export const singleSignOn = createSqlMigration(
  // Bound at the first sign-in: later ones are recognised by it, whatever happens to the address at the provider.
  `create table provider_identity (
    account_id bigint primary key references account on delete cascade,
    issuer text not null, subject text not null, created_ms bigint not null,
    unique (issuer, subject)
  )`,
);
