import { createSqlMigration } from '../statement/sql-migration.ts';

export const health = createSqlMigration(
  // One row a store and hour at most; a job deletes those of more than a week ago.
  `create table store_size (
    store text not null,
    at_ms bigint not null,
    bytes bigint not null,
    primary key (store, at_ms)
  )`,
  // The newest backup alone.
  `create table backup_record (
    id int primary key check (id = 1),
    at_ms bigint not null,
    bytes bigint not null
  )`,
);
