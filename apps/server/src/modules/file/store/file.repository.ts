/** Rows of files: the newest version of a name, its older ones, and the place they take. */
import { refuseFile } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { NewVesselFile, StoredTree, VesselFileRow } from '../../../platform/database/tables/file.ts';
import { toFileFailure, type VesselPath } from '../rule/vessel-path.ts';

/** Undefined for a file of a vessel that was deleted, too. */
export function findFile(db: Db, id: number): Promise<VesselFileRow | undefined> {
  return db.selectFrom('vesselFile').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findNewestFile(
  db: Db,
  vesselId: VesselId,
  { tree, path }: { readonly tree: StoredTree; readonly path: string },
): Promise<VesselFileRow | undefined> {
  return db
    .selectFrom('vesselFile')
    .selectAll()
    .where(({ and }) => and({ vesselId, tree, path, isNewest: true }))
    .executeTakeFirst();
}

/** Versions of any file, those of a path first, then by age. */
export function listNewestFiles(db: Db, vesselId: VesselId, path: string, most: number): Promise<VesselFileRow[]> {
  return db
    .selectFrom('vesselFile')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .orderBy(sql`case when path = ${path} then 0 else 1 end`)
    .orderBy('storedMs', 'desc')
    .limit(most)
    .execute();
}

/** Newest first. */
export function listVersions(db: Db, { vesselId, tree, pathFold }: VesselFileRow): Promise<VesselFileRow[]> {
  return db
    .selectFrom('vesselFile')
    .selectAll()
    .where(({ and }) => and({ vesselId, tree, pathFold }))
    .orderBy('version', 'desc')
    .execute();
}

/** Changes of one vessel's files wait for each other until the end of the transaction: version, names and quota are sure. */
export async function lockVesselFiles(tx: Db, vesselId: VesselId): Promise<void> {
  await tx.selectFrom('vessel').select('id').where('id', '=', vesselId).forUpdate().execute();
}

/** Bytes of all versions, and of parts of uploads that are not complete; `exceptUpload` is not counted. */
export async function countStoredBytes(db: Db, vesselId: VesselId, exceptUpload = 0): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (
      coalesce((select sum(size_bytes) from vessel_file where vessel_id = ${vesselId}), 0)
      + coalesce((
        select sum(part.size_bytes) from file_part part join file_upload upload on upload.id = part.upload_id
        where upload.vessel_id = ${vesselId} and upload.id <> ${exceptUpload} and part.blob is not null
      ), 0)
    )::bigint as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Whether the name can stand where it is asked to: neither it nor a directory before it differs from what is there in
 * case or form only, and no file has the name of a directory.
 * @throws {Failure} `conflict`
 */
export async function requireFreeName(
  tx: Db,
  vesselId: VesselId,
  { tree, path, pathFold, name }: VesselPath,
): Promise<void> {
  const parents = pathFold.split('/').map((_, end, parts) => parts.slice(0, end).join('/'));
  const written = path.split('/').map((_, end, parts) => parts.slice(0, end).join('/'));
  const found = (condition: RawBuilder<boolean>) =>
    tx
      .selectFrom('vesselFile')
      .select('id')
      .where(({ and }) => and({ vesselId, tree: tree as StoredTree, isNewest: true }))
      .where(condition)
      .limit(1)
      .executeTakeFirst();
  if (await found(sql<boolean>`path_fold = ${pathFold} and path <> ${path}`)) {
    throw toFileFailure(refuseFile('same-name', name));
  }
  if (await found(sql<boolean>`starts_with(path_fold, ${`${pathFold}/`})`)) {
    throw toFileFailure(refuseFile('other-kind', name));
  }
  for (const [depth, parent] of parents.entries()) {
    if (parent === '') continue;
    const above = `${written[depth]}/`;
    if (await found(sql<boolean>`path_fold = ${parent}`)) throw toFileFailure(refuseFile('other-kind', above));
    if (await found(sql<boolean>`starts_with(path_fold, ${`${parent}/`}) and not starts_with(path, ${above})`)) {
      throw toFileFailure(refuseFile('same-name', above));
    }
  }
}

/** Adds the version behind those of its name; what was the newest one is kept. */
export async function insertVersion(tx: Db, file: Omit<NewVesselFile, 'version' | 'isNewest'>): Promise<VesselFileRow> {
  const { vesselId, tree, pathFold } = file;
  const newest = await tx
    .updateTable('vesselFile')
    .set({ isNewest: false })
    .where(({ and }) => and({ vesselId, tree, pathFold, isNewest: true }))
    .returning('version')
    .executeTakeFirst();
  return tx
    .insertInto('vesselFile')
    .values({ ...file, version: (newest?.version ?? 0) + 1, isNewest: true })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes versions; of each name the newest that is left stands for it again. */
export async function deleteVersions(tx: Db, ids: readonly number[]): Promise<VesselFileRow[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .deleteFrom('vesselFile')
    .where('id', 'in', [...ids])
    .returningAll()
    .execute();
  for (const { vesselId, tree, pathFold } of gone.filter(({ isNewest }) => isNewest)) {
    await sql`
      update vessel_file set is_newest = true where id = (
        select id from vessel_file
        where vessel_id = ${vesselId} and tree = ${tree} and path_fold = ${pathFold}
        order by version desc limit 1
      )`.execute(tx);
  }
  return gone;
}

/** When the newest file of a tree was changed; null for an empty tree. */
export async function findLastChange(db: Db, vesselId: VesselId, tree: StoredTree): Promise<number | null> {
  const { changedMs } = await db
    .selectFrom('vesselFile')
    .select(({ fn }) => fn.max('modifiedMs').as('changedMs'))
    .where(({ and }) => and({ vesselId, tree, isNewest: true }))
    .executeTakeFirstOrThrow();
  return changedMs === null ? null : Number(changedMs);
}
