import { createSqlMigration } from '../statement/sql-migration.ts';

export const vesselPermission = createSqlMigration(
  // The words of an assignment; those given before words existed are what a user of the organisation has.
  `alter table vessel_assignment
    add column words jsonb not null default '["view", "acknowledge", "file-read", "report", "ship-view"]',
    add column until_ms bigint,
    add column granted_by text,
    add column granted_ms bigint`,
  `alter table vessel_assignment alter column words drop default`,
  `create index vessel_assignment_by_end on vessel_assignment (until_ms) where until_ms is not null`,
  // `assigned`: nothing through the organisation, only assignments.
  `alter table account
    add column reach text not null default 'organization' check (reach in ('organization', 'assigned'))`,
  // Deleted and still to be brought back; a job deletes the row and all that hangs on it after 7 days.
  `alter table vessel
    add column removed_ms bigint,
    add column removed_by text`,
  `create index vessel_by_removal on vessel (removed_ms) where removed_ms is not null`,
);
