/** Rows of tags. */
import type { TagId } from '@fms/domain';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { TagRow, TagTable } from '../../platform/database/tables/telemetry.ts';

export type NewTag = Omit<Insertable<TagTable>, 'id' | 'editedMs'>;

/** What a person may edit; once he did, the ship's declaration leaves it alone. */
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
export function declareTags(db: Db, tags: readonly NewTag[]): Promise<TagRow[]> {
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

export function changeTag(db: Db, id: TagId, change: TagChange, now: number): Promise<TagRow> {
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
