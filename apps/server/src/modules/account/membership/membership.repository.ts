/** Rows of users as lists and changes need them. */
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';
import { selectAdmins } from '../user/account.repository.ts';

export async function findOrganization(db: Db, id: OrganizationId) {
  return db.selectFrom('organization').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Users by name: of one organisation, or with a right to one vessel by organisation or assignment, or all. */
export async function findUsers(
  db: Db,
  { organizationId, vesselId }: { organizationId?: OrganizationId | undefined; vesselId?: VesselId | undefined },
) {
  return db
    .selectFrom('account')
    .select(['id', 'userName', 'email', 'fullName', 'role', 'organizationId', 'twoFactorEnabled', 'lastSignInMs'])
    .$if(organizationId !== undefined, (query) => query.where('organizationId', '=', organizationId ?? null))
    .$if(vesselId !== undefined, (query) =>
      query.where((is) =>
        is.or([
          is('organizationId', '=', (of) =>
            of
              .selectFrom('vessel')
              .select('vessel.organizationId')
              .where('vessel.id', '=', vesselId as VesselId)
              .where('vessel.removedMs', 'is', null),
          ),
          is('id', 'in', (of) =>
            of
              .selectFrom('vesselAssignment')
              .select('accountId')
              .where('vesselId', '=', vesselId as VesselId),
          ),
        ]),
      ),
    )
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
