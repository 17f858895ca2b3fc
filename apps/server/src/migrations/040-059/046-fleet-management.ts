import { createSqlMigration } from '../statement/sql-migration.ts';

export const fleetManagement = createSqlMigration(
  // Of vessels that name none; 0 keeps all raw readings.
  `alter table organization add column retention_days integer not null default 0`,
  // A rotated key ends at a time.
  `alter table gateway_key
    add column ends_ms bigint,
    add column created_by text`,
  `create index gateway_key_by_vessel on gateway_key (vessel_id) where vessel_id is not null`,
  `create index vessel_by_imo on vessel (imo) where imo <> ''`,
  `create index vessel_by_folder on vessel (folder_id) where folder_id is not null`,
);
