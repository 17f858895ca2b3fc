import { createSqlMigration } from '../statement/sql-migration.ts';

export const zoneSpeed = createSqlMigration(
  `alter table zone add column speed_limit_knots double precision`,
  `alter table zone_event add column speed_knots double precision`,
);
