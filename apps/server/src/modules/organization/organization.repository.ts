/** Rows of organisations and folders. */
import type { FolderId, OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** All of them, or only that of one account; by id. */
export async function findOrganizations(db: Db, of: UserId | 'all') {
  return db
    .selectFrom('organization')
    .select(['id', 'name', 'customData', 'logo', 'revision', 'changedMs', 'changedBy'])
    .$if(of !== 'all', (query) =>
      query.where('id', 'in', (own) =>
        own
          .selectFrom('account')
          .select('organizationId')
          .where('account.id', '=', of as UserId)
          .$castTo<{ organizationId: OrganizationId }>(),
      ),
    )
    .orderBy('id')
    .execute();
}

export async function findFolders(db: Db) {
  return db.selectFrom('folder').selectAll().orderBy(sql`lower(name)`).orderBy('id').execute();
}
export type FolderRow = Awaited<ReturnType<typeof findFolders>>[number];

export interface VesselPlace {
  id: VesselId;
  organizationId: OrganizationId;
  folderId: FolderId | null;
}

/** Where vessels belong, by id. */
export async function findVesselPlaces(db: Db): Promise<VesselPlace[]> {
  return db.selectFrom('vessel').select(['id', 'organizationId', 'folderId']).orderBy('id').execute();
}

/** By name, whatever its case; made when there is none. */
export async function findOrInsertOrganization(
  db: Db,
  organization: { name: string; twoFactorRequired?: boolean },
): Promise<OrganizationId> {
  const { name } = organization;
  const found = await db
    .selectFrom('organization')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (found) return found.id;
  const made = await db.insertInto('organization').values(organization).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

/** The top-level folder of that name, whatever its case; made when there is none. */
export async function findOrInsertFolder(db: Db, organizationId: OrganizationId, name: string): Promise<FolderId> {
  const found = await db
    .selectFrom('folder')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('parentId', 'is', null)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  if (found) return found.id;
  const values = { organizationId, parentId: null, name };
  return (await db.insertInto('folder').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** The oldest organisation, for vessels created without naming one. */
export async function findFirstOrganization(db: Db): Promise<OrganizationId | undefined> {
  const row = await db.selectFrom('organization').select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id;
}
