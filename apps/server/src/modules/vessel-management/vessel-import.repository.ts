/** Rows of imports that can be taken back, and the vessels that imports look at. */
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ImportedVessel, VesselImportTable, VesselTable } from '../../platform/database/tables/vessel.ts';
import { IMPORTED, type KnownVessel } from './import-plan.ts';

/** Vessels in one statement: PostgreSQL takes 65,535 parameters. */
const VESSELS_PER_STATEMENT = 500;

/** All of them, deleted ones too: what they are called and their numbers stay theirs while they can be brought back. */
export async function findKnownVessels(db: Db): Promise<KnownVessel[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'name', 'revision', 'removedMs', ...IMPORTED])
    .orderBy('id')
    .execute();
}

/** Answers their ids, in order. */
export async function insertImported(tx: Db, vessels: readonly Insertable<VesselTable>[]): Promise<VesselId[]> {
  const ids: VesselId[] = [];
  for (let from = 0; from < vessels.length; from += VESSELS_PER_STATEMENT) {
    const some = vessels.slice(from, from + VESSELS_PER_STATEMENT);
    const rows = await tx.insertInto('vessel').values(some).returning('id').execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** Answers the revision after it; undefined for a vessel that is not in service, or no longer of that revision. */
export async function updateImported(
  tx: Db,
  { id, revision }: Pick<KnownVessel, 'id' | 'revision'>,
  change: Updateable<VesselTable>,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('vessel')
    .set(change)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('removedMs', 'is', null)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

export async function insertImport(
  tx: Db,
  { madeBy, madeMs, vessels }: { madeBy: UserId; madeMs: Instant; vessels: readonly ImportedVessel[] },
): Promise<number> {
  const values = { madeBy, madeMs, vessels: JSON.stringify(vessels) };
  return (await tx.insertInto('vesselImport').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Locked until the transaction ends, so that it is taken back once. */
export async function lockImport(tx: Db, id: number): Promise<Selectable<VesselImportTable> | undefined> {
  return tx.selectFrom('vesselImport').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deleteImport(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('vesselImport').where('id', '=', id).execute();
}

/** Those that can no longer be taken back. */
export async function deleteImportsUntil(db: Db, madeMs: Instant): Promise<void> {
  await db.deleteFrom('vesselImport').where('madeMs', '<=', madeMs).execute();
}
