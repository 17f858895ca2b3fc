import { createSqlMigration } from '../statement/sql-migration.ts';

export const apiToken = createSqlMigration(
  // Only the hash of a token is kept. Vessels are kept by id: those that are gone give nothing, and ids are never reused.
  `create table api_token (
    id text primary key,
    account_id bigint not null references account on delete cascade,
    name text not null,
    token_hash text not null unique,
    vessel_ids jsonb not null,
    words jsonb not null,
    created_ms bigint not null,
    until_ms bigint,
    last_used_ms bigint
  )`,
  `create index api_token_by_account on api_token (account_id, created_ms)`,
);
