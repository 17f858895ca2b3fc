import { createSqlMigration } from '../statement/sql-migration.ts';

export const vesselDetail = createSqlMigration(`alter table vessel add column detail jsonb not null default '{}'`);
