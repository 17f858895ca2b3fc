import { sqlMigration } from './sql-migration.ts';

export const vesselDetail = sqlMigration(`alter table vessel add column detail jsonb not null default '{}'`);
