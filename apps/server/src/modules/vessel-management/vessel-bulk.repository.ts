/** Rows of many vessels that are changed together. */
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { VesselAssignmentTable, VesselRow, VesselTable } from '../../platform/database/tables/vessel.ts';

const anyOf = <Id extends number>(ids: Iterable<Id>) => sql<Id>`any(${[...ids]}::bigint[])`;

/** What a change of many looks at. */
export type BulkRow = Pick<VesselRow, 'id' | 'name' | 'organizationId' | 'folderId' | 'expiredMs'>;

/** Vessels in service, by id; locked until the transaction ends. */
export async function lockVessels(tx: Db, ids: Iterable<VesselId>): Promise<BulkRow[]> {
  return tx
    .selectFrom('vessel')
    .select(['id', 'name', 'organizationId', 'folderId', 'expiredMs'])
    .where('id', '=', anyOf(ids))
    .where('removedMs', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateVessels(tx: Db, ids: readonly VesselId[], change: Updateable<VesselTable>): Promise<void> {
  await tx.updateTable('vessel').set(change).where('id', '=', anyOf(ids)).execute();
}

/** Ends what people of the organisation that a vessel leaves were assigned to it; called before it moves. */
export async function endOwnAssignments(tx: Db, ids: readonly VesselId[]): Promise<void> {
  await sql`
    delete from vessel_assignment using vessel, account
    where vessel_assignment.vessel_id = ${anyOf(ids)}
      and vessel.id = vessel_assignment.vessel_id and account.id = vessel_assignment.account_id
      and account.organization_id = vessel.organization_id`.execute(tx);
}

export async function findUserNames(db: Db, ids: readonly UserId[]): Promise<Map<UserId, string>> {
  const rows = await db.selectFrom('account').select(['id', 'userName']).where('id', '=', anyOf(ids)).execute();
  return new Map(rows.map(({ id, userName }) => [id, userName]));
}

export type AssignedWords = Pick<VesselAssignmentTable, 'vesselId' | 'accountId'> & {
  words: string[];
  untilMs: number | null;
};

/** What these users are assigned to these vessels. */
export async function findAssignments(
  tx: Db,
  vesselIds: readonly VesselId[],
  userIds: readonly UserId[],
): Promise<AssignedWords[]> {
  return tx
    .selectFrom('vesselAssignment')
    .select(['vesselId', 'accountId', 'words', 'untilMs'])
    .where('vesselId', '=', anyOf(vesselIds))
    .where('accountId', '=', anyOf(userIds))
    .execute();
}

export async function deleteAssignments(
  tx: Db,
  vesselIds: readonly VesselId[],
  userIds: readonly UserId[],
): Promise<void> {
  await tx
    .deleteFrom('vesselAssignment')
    .where('vesselId', '=', anyOf(vesselIds))
    .where('accountId', '=', anyOf(userIds))
    .execute();
}

/** Names of organisations, by id. */
export async function findOrganizationNames(db: Db): Promise<Map<OrganizationId, string>> {
  const rows = await db.selectFrom('organization').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
