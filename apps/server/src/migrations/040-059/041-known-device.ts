import { createSqlMigration } from '../statement/sql-migration.ts';

export const knownDevice = createSqlMigration(
  // Which accounts signed in from a browser, by the hash of the secret in its cookie.
  `create table known_device (
    secret_hash text not null,
    account_id bigint not null references account on delete cascade,
    last_used_ms bigint not null,
    primary key (secret_hash, account_id)
  )`,
  `create index known_device_by_account on known_device (account_id, last_used_ms)`,
);
