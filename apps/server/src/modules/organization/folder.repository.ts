/** Rows of folders, and the vessels in them. */
import type { FolderId, OrganizationId, VesselId } from '@fms/domain/identity';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { FolderTable } from '../../platform/database/tables/organization.ts';

export type FolderRow = Selectable<FolderTable>;

/** All of them, by name. */
export async function findFolders(db: Db): Promise<FolderRow[]> {
  return db.selectFrom('folder').selectAll().orderBy(sql`lower(name)`).orderBy('id').execute();
}

export async function findFolder(db: Db, id: FolderId): Promise<FolderRow | undefined> {
  return db.selectFrom('folder').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those of one organisation, locked until the transaction ends: two moves at once could make a circle. */
export async function lockFoldersOf(tx: Db, organizationId: OrganizationId): Promise<FolderRow[]> {
  return tx
    .selectFrom('folder')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertFolder(tx: Db, values: Insertable<FolderTable>): Promise<FolderRow> {
  return tx.insertInto('folder').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateFolder(tx: Db, id: FolderId, change: Updateable<FolderTable>): Promise<FolderRow> {
  return tx.updateTable('folder').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Moves what lies in a folder to its parent, and deletes it. */
export async function dissolveFolder(tx: Db, { id, parentId }: Pick<FolderRow, 'id' | 'parentId'>): Promise<void> {
  await tx.updateTable('vessel').set({ folderId: parentId }).where('folderId', '=', id).execute();
  await tx.updateTable('folder').set({ parentId }).where('parentId', '=', id).execute();
  await tx.deleteFrom('folder').where('id', '=', id).execute();
}

/** Vessels in service that lie in the folder itself, by id. */
export async function findVesselsIn(tx: Db, id: FolderId): Promise<VesselId[]> {
  const rows = await tx
    .selectFrom('vessel')
    .select('id')
    .where('folderId', '=', id)
    .where('removedMs', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Puts vessels of the organisation into a folder, or with `null` into none; answers those that were there to move. */
export async function placeVessels(
  tx: Db,
  { organizationId, folderId }: { organizationId: OrganizationId; folderId: FolderId | null },
  vesselIds: readonly VesselId[],
): Promise<VesselId[]> {
  const rows = await tx
    .updateTable('vessel')
    .set({ folderId })
    .where('id', '=', sql<VesselId>`any(${[...vesselIds]}::bigint[])`)
    .where('organizationId', '=', organizationId)
    .where('removedMs', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
