/** Followers of a vessel: the accounts of its organisation, and those it is assigned to. */
import type { UserData } from '@fms/contract/account';
import { getPermissionLevel, LEVEL_MANAGER, type PermissionLevel } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import { decideGrant, type Grant, type Reach, type VesselWord } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AccountRow } from '../../platform/database/tables/account.ts';

export interface Follower extends Pick<AccountRow, 'userName' | 'email' | 'role'> {
  readonly id: UserId;
  readonly data: UserData;
  /** Whether the account is of the vessel's organisation. */
  readonly isOwn: boolean;
}

/** Admins follow as people of their organisation do, or as assigned: not every vessel of the installation. */
function grantOf(
  { role, isOwn }: Pick<Follower, 'role' | 'isOwn'>,
  { reach, words, untilMs }: { reach: Reach; words: VesselWord[] | null; untilMs: Instant | null },
  now: Instant,
): Grant {
  const level = Math.min(getPermissionLevel(role), LEVEL_MANAGER) as PermissionLevel;
  return decideGrant({ level, reach, isOwn, assignment: words && { words, until: untilMs } }, now);
}

/** Each once, by name; without closed accounts. */
export async function findFollowers(db: Db, vesselId: VesselId, now: Instant): Promise<Follower[]> {
  const isOwn = sql<boolean>`coalesce(account.organization_id = vessel.organization_id, false)`;
  const rows = await db
    .selectFrom('account')
    .innerJoin('vessel', (join) => join.on('vessel.id', '=', vesselId))
    .leftJoin('vesselAssignment as assigned', (join) =>
      join.onRef('assigned.vesselId', '=', 'vessel.id').onRef('assigned.accountId', '=', 'account.id'),
    )
    .select(['account.id', 'account.userName', 'account.email', 'account.role', 'account.data', isOwn.as('isOwn')])
    .select(['account.reach', 'assigned.words', 'assigned.untilMs'])
    .where('vessel.removedMs', 'is', null)
    .where('account.disabledMs', 'is', null)
    .where((is) => is.or([is(isOwn, '=', true), is('assigned.accountId', 'is not', null)]))
    .orderBy('account.userName')
    .execute();
  return rows
    .map(({ reach, words, untilMs, ...follower }) => ({
      follower,
      grant: grantOf(follower, { reach, words, untilMs }, now),
    }))
    .filter(({ grant }) => grant.usable.includes('view'))
    .map(({ follower }) => follower);
}
