/** Followers of a vessel: the accounts of its organisation, and those it is assigned to. */
import type { UserData } from '@fms/contract/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables/account.ts';

export interface Follower extends Pick<AccountRow, 'userName' | 'email' | 'role'> {
  readonly id: UserId;
  readonly data: UserData;
  /** Whether the account is of the vessel's organisation. */
  readonly isOwn: boolean;
}

/** Each once, by name; without closed accounts. */
export function findFollowers(db: Db, vesselId: VesselId): Promise<Follower[]> {
  const isOwn = sql<boolean>`coalesce(account.organization_id = vessel.organization_id, false)`;
  return db
    .selectFrom('account')
    .innerJoin('vessel', (join) => join.on('vessel.id', '=', vesselId))
    .leftJoin('vesselAssignment as assigned', (join) =>
      join.onRef('assigned.vesselId', '=', 'vessel.id').onRef('assigned.accountId', '=', 'account.id'),
    )
    .select(['account.id', 'account.userName', 'account.email', 'account.role', 'account.data', isOwn.as('isOwn')])
    .where('account.disabledMs', 'is', null)
    .where((is) => is.or([is(isOwn, '=', true), is('assigned.accountId', 'is not', null)]))
    .orderBy('account.userName')
    .execute();
}
