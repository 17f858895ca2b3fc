/** Rows of users as lists and changes need them. */
import type { OrganizationId, UserId } from '@fms/domain/identity';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { selectAdmins } from '../user/account.repository.ts';

export async function findOrganization(db: Db, id: OrganizationId) {
  return db.selectFrom('organization').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Users by name: of one organisation, or of these ids, or all. */
export async function findUsers(
  db: Db,
  { organizationId, ids }: { organizationId?: OrganizationId | undefined; ids?: readonly UserId[] | undefined },
) {
  return db
    .selectFrom('account')
    .select(['id', 'userName', 'email', 'fullName', 'role', 'organizationId', 'reach', 'disabledMs'])
    .select(['twoFactorEnabled', 'lastSignInMs'])
    .$if(organizationId !== undefined, (query) => query.where('organizationId', '=', organizationId ?? null))
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<UserId>`any(${[...(ids ?? [])]}::bigint[])`))
    .orderBy('userName')
    .execute();
}

/** Ids of enabled admins, held until the transaction ends, so that two of them cannot both be the last but one. */
export async function lockAdmins(tx: Db): Promise<UserId[]> {
  const rows = await selectAdmins(tx).select('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

export async function deleteAccount(db: Db, id: UserId): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute();
}
