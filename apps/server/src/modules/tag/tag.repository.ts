/** Rows of tags. */
import type { TagId, VesselId } from '@fms/domain/identity';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { RemovedTable, TagRow, TagTable } from '../../platform/database/tables/telemetry.ts';

export type NewTag = Omit<Insertable<TagTable>, 'id' | 'editedMs'>;

/** Columns a person may edit; once edited, the vessel's declaration no longer changes them. */
export const EDITABLE = [
  'min',
  'max',
  'type',
  'alarmLevel',
  'emergencyLevel',
  'reverse',
  'delaySeconds',
  'deadBand',
] as const satisfies readonly (keyof TagTable)[];
/** What the ship knows better. */
export const DESCRIBED = [
  'description',
  'unit',
  'valueKind',
  'subsystem',
  'decimals',
  'intervalSeconds',
  'role',
] as const satisfies readonly (keyof TagTable)[];

export function findAllTags(db: Db): Promise<TagRow[]> {
  return db.selectFrom('tag').selectAll().orderBy('id').execute();
}

/** Adds tags, or brings known ones up to the declaration; answers them in no particular order. */
export function upsertDeclaredTags(db: Db, tags: readonly NewTag[]): Promise<TagRow[]> {
  return db
    .insertInto('tag')
    .values([...tags])
    .onConflict((known) =>
      known.columns(['vesselId', 'name', 'source']).doUpdateSet((set) => ({
        ...Object.fromEntries(DESCRIBED.map((column) => [column, set.ref(`excluded.${column}`)])),
        ...Object.fromEntries(
          EDITABLE.map((column) => [
            column,
            sql`case when tag.edited_ms is null then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`tag.${column}`)} end`,
          ]),
        ),
      })),
    )
    .returningAll()
    .execute();
}

export type TagChange = Partial<Pick<TagTable, (typeof EDITABLE)[number]>>;

export function updateTag(db: Db, id: TagId, change: TagChange, now: number): Promise<TagRow> {
  return db
    .updateTable('tag')
    .set({ ...change, editedMs: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteTag(db: Db, id: TagId): Promise<void> {
  await db.deleteFrom('tag').where('id', '=', id).execute();
}

/** Names of vessels, for a search among their tags. */
export async function findVesselNames(db: Db, vesselIds: Iterable<VesselId>): Promise<Map<VesselId, string>> {
  const rows = await db
    .selectFrom('vessel')
    .select(['id', 'name'])
    .where('id', '=', sql<VesselId>`any(${[...vesselIds]}::bigint[])`)
    .where('removedMs', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Deleted tags and vessels whose telemetry is still there. */
export function findRemoved(db: Db): Promise<RemovedTable[]> {
  return db.selectFrom('removed').selectAll().orderBy('kind').orderBy('id').execute();
}

/** Their telemetry is gone. */
export async function deleteRemovedRecords(db: Db, removed: readonly RemovedTable[]): Promise<void> {
  for (const kind of ['tag', 'vessel'] as const) {
    const ids = removed.filter((row) => row.kind === kind).map(({ id }) => id);
    const these = sql<TagId>`any(${ids}::bigint[])`;
    await db.deleteFrom('removed').where('kind', '=', kind).where('id', '=', these).execute();
  }
}
