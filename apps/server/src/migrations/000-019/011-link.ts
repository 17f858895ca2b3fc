import { createSqlMigration } from '../statement/sql-migration.ts';

export const link = createSqlMigration(
  `create table link_stream (
    stream text primary key,
    owner text not null,
    last_sequence bigint not null,
    opened_ms bigint not null
  )`,
  `create table vessel_link (
    vessel_id bigint primary key references vessel on delete cascade,
    software text not null,
    last_ping_ms bigint,
    backlog_bytes double precision not null,
    samples_stored bigint not null
  )`,
  `create table refusal (
    vessel_id bigint not null references vessel on delete cascade,
    place text not null check (place in ('gateway', 'server')),
    reason text not null,
    count bigint not null,
    last_ms bigint not null,
    example text not null,
    primary key (vessel_id, place, reason)
  )`,
);
