/** Rows of reports that people defined. */
import type { Instant } from '@fms/domain/time';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type {
  ReportDefinitionRow,
  ReportDefinitionTable,
} from '../../../platform/database/tables/background/report.ts';

export function listDefinitions(db: Db): Promise<ReportDefinitionRow[]> {
  return db.selectFrom('reportDefinition').selectAll().orderBy('id').execute();
}

export function findDefinition(db: Db, id: number): Promise<ReportDefinitionRow | undefined> {
  return db.selectFrom('reportDefinition').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockDefinition(db: Db, id: number): Promise<ReportDefinitionRow | undefined> {
  return db.selectFrom('reportDefinition').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertDefinition(db: Db, row: Insertable<ReportDefinitionTable>): Promise<ReportDefinitionRow> {
  return db.insertInto('reportDefinition').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateDefinition(
  db: Db,
  id: number,
  row: Updateable<ReportDefinitionTable>,
): Promise<ReportDefinitionRow> {
  return db.updateTable('reportDefinition').set(row).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteDefinition(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reportDefinition').where('id', '=', id).execute();
}

/** Whose schedule is due; another server that looks at the same time passes them over. */
export function lockDueDefinitions(db: Db, now: Instant): Promise<ReportDefinitionRow[]> {
  return db
    .selectFrom('reportDefinition')
    .selectAll()
    .where('nextRunMs', '<=', now)
    .orderBy('nextRunMs')
    .forUpdate()
    .skipLocked()
    .execute();
}
