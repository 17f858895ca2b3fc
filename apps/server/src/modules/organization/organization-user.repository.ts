/** Rows of accounts as far as they belong to an organisation. */
import type { OrganizationId, UserId } from '@fms/domain/identity';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AccountTable } from '../../platform/database/tables/account.ts';

/** Locked until the transaction ends; unknown ids are left out. */
export async function findMembers(
  tx: Db,
  ids: readonly UserId[],
): Promise<{ id: UserId; organizationId: OrganizationId | null }[]> {
  return tx
    .selectFrom('account')
    .select(['id', 'organizationId'])
    .where('id', '=', sql<UserId>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Ends the assignments of accounts to vessels of their organisation; called before they leave it. */
export async function endMemberAssignments(tx: Db, ids: readonly UserId[]): Promise<void> {
  await sql`
    delete from vessel_assignment using vessel, account
    where vessel_assignment.account_id = any(${[...ids]}::bigint[])
      and account.id = vessel_assignment.account_id and vessel.id = vessel_assignment.vessel_id
      and vessel.organization_id = account.organization_id`.execute(tx);
}

/** Moves accounts, and ends their assignments to vessels of the organisation they leave. */
export async function moveMembers(tx: Db, ids: readonly UserId[], change: Updateable<AccountTable>): Promise<void> {
  if (ids.length === 0) return;
  await endMemberAssignments(tx, ids);
  await tx
    .updateTable('account')
    .set(change)
    .where('id', '=', sql<UserId>`any(${[...ids]}::bigint[])`)
    .execute();
}
