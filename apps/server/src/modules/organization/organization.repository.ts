/** Rows of organisations and folders. */
import type { FolderId, OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OrganizationTable } from '../../platform/database/tables/organization.ts';

export type OrganizationRow = Selectable<OrganizationTable>;

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

export async function findOrganization(db: Db, id: OrganizationId): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organization').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The row, locked until the transaction ends, so that of two edits at once neither is lost. */
export async function lockOrganization(tx: Db, id: OrganizationId): Promise<OrganizationRow | undefined> {
  return tx.selectFrom('organization').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Names of uploaded logos are paths; those of shipped ones are a word. */
export const isUploaded = (logo: string) => logo.includes('/');

/** What an entry of the trail keeps of a logo that is replaced: its file, when it has one. */
export const pickUploadedLogo = (logo: string) => (isUploaded(logo) ? { logo } : undefined);

/** The uploaded logos that an organisation has, or that an entry of the trail keeps. */
export async function findNamedLogos(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ logo: string }>`
    select logo from organization
    union select audit_kept.content ->> 'logo' from audit_kept where audit_kept.content ->> 'logo' is not null`.execute(
    db,
  );
  return new Set(rows.map(({ logo }) => logo));
}

/** The organisation whose vessels, people and folders an account reaches as a whole; null where it reaches assigned vessels alone. */
export async function findReachedOrganization(db: Db, accountId: UserId): Promise<OrganizationId | null> {
  const row = await db
    .selectFrom('account')
    .select('organizationId')
    .where('id', '=', accountId)
    .where('reach', '=', 'organization')
    .executeTakeFirst();
  return row?.organizationId ?? null;
}

/** Another organisation of that name, whatever its case. */
export async function hasOtherOfName(db: Db, name: string, than: OrganizationId | null): Promise<boolean> {
  const found = await db
    .selectFrom('organization')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .$if(than !== null, (query) => query.where('id', '!=', than as OrganizationId))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertOrganization(db: Db, values: Insertable<OrganizationTable>): Promise<OrganizationRow> {
  return db.insertInto('organization').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateOrganization(
  db: Db,
  id: OrganizationId,
  change: Updateable<OrganizationTable>,
): Promise<OrganizationRow> {
  return db.updateTable('organization').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteOrganizationRow(db: Db, id: OrganizationId): Promise<void> {
  await db.deleteFrom('organization').where('id', '=', id).execute();
}

/** How many of each it holds; vessels that can still be brought back are among its deleted ones. */
export async function countBelongings(db: Db, id: OrganizationId): Promise<Record<string, number>> {
  const { rows } = await sql<{ what: string; held: number }>`
    select 'vessels' as what, count(*)::int as held from vessel where organization_id = ${id} and removed_ms is null
    union all
    select 'deleted vessels', count(*)::int from vessel where organization_id = ${id} and removed_ms is not null
    union all select 'users', count(*)::int from account where organization_id = ${id}
    union all select 'folders', count(*)::int from folder where organization_id = ${id}
    union all select 'zones', count(*)::int from zone where organization_id = ${id}`.execute(db);
  return Object.fromEntries(rows.filter(({ held }) => held > 0).map(({ what, held }) => [what, held]));
}

export interface VesselPlace {
  id: VesselId;
  organizationId: OrganizationId;
  folderId: FolderId | null;
}

/** Where vessels in service belong, by id. */
export async function findVesselPlaces(db: Db): Promise<VesselPlace[]> {
  return db
    .selectFrom('vessel')
    .select(['id', 'organizationId', 'folderId'])
    .where('removedMs', 'is', null)
    .orderBy('id')
    .execute();
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
