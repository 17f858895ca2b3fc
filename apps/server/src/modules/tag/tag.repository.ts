/** Rows of tags. */
import type { TagId, VesselId } from '@fms/domain/identity';
import type { QualityRule } from '@fms/domain/quality';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { takeNextRevision } from '../../platform/database/revision.ts';
import type { RemovedTable, TagRow, TagTable } from '../../platform/database/tables/telemetry.ts';

/** A tag as its ship declares it. */
export type NewTag = Omit<
  Insertable<TagTable>,
  | 'id'
  | 'editedMs'
  | 'revision'
  | 'changedMs'
  | 'changedBy'
  | 'standardName'
  | (typeof GIVEN)[number]
  | keyof QualityRule
>;

/** What people say in place of the ship's declaration, which stays beside it. */
export const GIVEN = ['givenName', 'givenDescription', 'givenUnit', 'givenDecimals'] as const;
export const RULED = ['lowestPossible', 'highestPossible', 'fastestChange', 'stuckSeconds'] as const;
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
        // History that is declared without it takes nothing away.
        sentence: sql<string>`coalesce(nullif(excluded.sentence, ''), tag.sentence)`,
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

/** What people may change, by column; a declaration changes none but those of {@link EDITABLE}, until they are edited. */
export const CHANGEABLE = [...EDITABLE, ...GIVEN, ...RULED, 'standardName'] as const;
export type TagChange = Partial<Pick<TagRow, (typeof CHANGEABLE)[number]>>;

/** The rows while no other edit can change them, in order of their ids. */
export function lockTags(tx: Db, ids: readonly TagId[]): Promise<TagRow[]> {
  return tx
    .selectFrom('tag')
    .selectAll()
    .where('id', '=', sql<TagId>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The ship's declaration no longer changes scale and limits once one of them was edited. */
export function updateTag(tx: Db, id: TagId, change: TagChange, by: string, now: number): Promise<TagRow> {
  const isOwn = EDITABLE.some((column) => column in change);
  return tx
    .updateTable('tag')
    .set({ ...change, ...(isOwn && { editedMs: now }), ...takeNextRevision(by, now) })
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
