/** Rows of people and vessels as their rights are decided from them. */
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { PersonFacts, VesselFacts } from './person-grant.ts';

const FACTS = [
  'account.id',
  'account.userName',
  'account.fullName',
  'account.role',
  'account.organizationId',
  'account.reach',
  'account.disabledMs',
  'account.twoFactorEnabled',
  'organization.twoFactorRequired',
] as const;

export function selectPeople(db: Db) {
  return db.selectFrom('account').leftJoin('organization', 'organization.id', 'account.organizationId').select(FACTS);
}

/** By id; unknown ids are left out. */
export async function findPeople(db: Db, ids: readonly UserId[]): Promise<PersonFacts[]> {
  return selectPeople(db)
    .where('account.id', '=', sql<UserId>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** Accounts that may hold a right on the vessel: admins, those of its organisation, and those it is assigned to. */
export async function findPossibleHolders(db: Db, vesselId: VesselId): Promise<PersonFacts[]> {
  return selectPeople(db)
    .where((is) =>
      is.or([
        is('account.role', '=', 'Admin'),
        is('account.organizationId', '=', (of) =>
          of.selectFrom('vessel').select('vessel.organizationId').where('vessel.id', '=', vesselId),
        ),
        is('account.id', 'in', (of) =>
          of.selectFrom('vesselAssignment').select('accountId').where('vesselId', '=', vesselId),
        ),
      ]),
    )
    .orderBy('account.userName')
    .execute();
}

const selectVesselFacts = (db: Db, ids: readonly VesselId[]) =>
  db
    .selectFrom('vessel')
    .select(['id', 'name', 'organizationId', 'removedMs'])
    .where('id', '=', sql<VesselId>`any(${[...ids]}::bigint[])`)
    .orderBy('id');

/** In service or removed, by id; unknown ids are left out. */
export async function findVesselFacts(db: Db, ids: readonly VesselId[]): Promise<VesselFacts[]> {
  return selectVesselFacts(db, ids).execute();
}

/** The same of vessels in service, held until the transaction ends: their assignments change one after the other. */
export async function lockVesselFacts(tx: Db, ids: readonly VesselId[]): Promise<VesselFacts[]> {
  return selectVesselFacts(tx, ids).where('removedMs', 'is', null).forUpdate().execute();
}

/** True where `account` may edit `vessel` without being an admin; the missing second factor does not count here. */
const managing = (now: Instant) => sql<boolean>`(
  account.role = 'Manager' and account.disabled_ms is null and vessel.removed_ms is null and (
    (account.organization_id = vessel.organization_id and account.reach = 'organization')
    or exists (
      select from vessel_assignment
      where vessel_assignment.vessel_id = vessel.id and vessel_assignment.account_id = account.id
        and words @> '["view", "edit"]'::jsonb and (until_ms is null or until_ms > ${now}::bigint)
    )
  )
)`;

/** Vessels that have a manager. */
export async function findManagedVessels(db: Db, ids: readonly VesselId[], now: Instant): Promise<VesselId[]> {
  const rows = await db
    .selectFrom('vessel')
    .select('vessel.id')
    .where('vessel.id', '=', sql<VesselId>`any(${[...ids]}::bigint[])`)
    .where((is) => is.exists(is.selectFrom('account').select('account.id').where(managing(now))))
    .execute();
  return rows.map(({ id }) => id);
}

/** Vessels of which the account is a manager. */
export async function findVesselsManagedBy(db: Db, accountId: UserId, now: Instant): Promise<VesselId[]> {
  const rows = await db
    .selectFrom('vessel')
    .innerJoin('account', (join) => join.on('account.id', '=', accountId))
    .select('vessel.id')
    .where(managing(now))
    .execute();
  return rows.map(({ id }) => id);
}
