import { createSqlMigration } from '../statement/sql-migration.ts';

export const shipAlarm = createSqlMigration(
  // Where an alarm comes from a system on board: who states it, under which number, and who there has acknowledged it.
  `alter table alarm
    add column source text,
    add column identifier text,
    add column category text,
    add column board_acknowledged_ms bigint`,
  `create index alarm_by_source on alarm (vessel_id, source, identifier, raised_ms) where source is not null`,
  // What was stated, each once: the alarms follow from it, in whatever order it arrives.
  `create table ship_alarm_statement (
    vessel_id bigint not null references vessel on delete cascade,
    source text not null,
    identifier text not null,
    at_ms bigint not null,
    ordinal integer not null,
    active boolean not null,
    acknowledged boolean not null,
    priority text not null,
    category text not null,
    text text not null,
    primary key (vessel_id, source, identifier, at_ms, ordinal, active, acknowledged, priority, category, text)
  )`,
);
