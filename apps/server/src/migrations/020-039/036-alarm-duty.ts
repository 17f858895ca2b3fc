import { createSqlMigration } from '../statement/sql-migration.ts';

export const alarmDuty = createSqlMigration(
  `alter table alarm
    add column heard_ms bigint,
    add column assigned_to bigint references account on delete set null,
    add column assigned_name text,
    add column assigned_by text,
    add column assigned_ms bigint,
    add column escalated_ms bigint,
    add column escalated_to jsonb`,
  `create index alarm_by_assignee on alarm (assigned_to) where assigned_to is not null`,
  // Alarms awaiting acknowledgement. Alarms older than this column have no time of arrival and are never escalated.
  `create index alarm_unattended on alarm (heard_ms)
    where heard_ms is not null and escalated_ms is null and acknowledged_ms is null and cleared_ms is null`,
  `create table alarm_escalation (
    vessel_id bigint primary key references vessel on delete cascade,
    minutes integer not null check (minutes >= 0)
  )`,
);
