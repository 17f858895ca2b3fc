/** Rows of assignments of vessels to people. */
import type { UserId, VesselId } from '@fms/domain/identity';
import { type Assignment, sortWords, type VesselWord } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** One assignment as it is stored; its end may lie in the past. */
export interface StoredAssignment extends Assignment {
  readonly userId: UserId;
  readonly vesselId: VesselId;
  readonly grantedBy: string | null;
  readonly grantedMs: Instant | null;
}

/** Of these people, on these vessels, or both; in no order. */
export async function findAssignments(
  db: Db,
  { userIds, vesselIds }: { userIds?: readonly UserId[]; vesselIds?: readonly VesselId[] },
): Promise<StoredAssignment[]> {
  return db
    .selectFrom('vesselAssignment')
    .select(['accountId as userId', 'vesselId', 'words', 'untilMs as until', 'grantedBy', 'grantedMs'])
    .$if(userIds !== undefined, (query) =>
      query.where('accountId', '=', sql<UserId>`any(${[...(userIds ?? [])]}::bigint[])`),
    )
    .$if(vesselIds !== undefined, (query) =>
      query.where('vesselId', '=', sql<VesselId>`any(${[...(vesselIds ?? [])]}::bigint[])`),
    )
    .execute();
}

/** The assignment on each pair, found by `keyOfPair`. */
export const formatPairKey = (userId: UserId, vesselId: VesselId) => `${userId}:${vesselId}`;

/** A grant of words on vessels to one account. */
export interface NewAssignment {
  accountId: UserId;
  vesselIds: readonly VesselId[];
  words: readonly VesselWord[];
  until: Instant | null;
  grantedBy: string | null;
  now: Instant;
}

/** Assigns vessels to an account; those that are gone meanwhile, and those it already has, are left as they are. */
export async function insertAssignments(db: Db, { accountId, vesselIds, ...grant }: NewAssignment): Promise<void> {
  if (vesselIds.length === 0) return;
  await db
    .insertInto('vesselAssignment')
    .columns(['vesselId', 'accountId', 'words', 'untilMs', 'grantedBy', 'grantedMs'])
    .expression((from) =>
      from
        .selectFrom('vessel')
        .select((is) => [
          'id as vesselId',
          is.val(accountId).as('accountId'),
          sql<string>`${JSON.stringify(sortWords(grant.words))}::jsonb`.as('words'),
          sql<Instant | null>`${grant.until}::bigint`.as('untilMs'),
          sql<string | null>`${grant.grantedBy}::text`.as('grantedBy'),
          sql<Instant>`${grant.now}::bigint`.as('grantedMs'),
        ])
        .where('id', 'in', vesselIds)
        .where('removedMs', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives one pair the assignment, in place of what it has. */
export async function putAssignment(
  tx: Db,
  { userId, vesselId, words, until, grantedBy, grantedMs }: StoredAssignment,
): Promise<void> {
  const values = { words: JSON.stringify(sortWords(words)), untilMs: until, grantedBy, grantedMs };
  await tx
    .insertInto('vesselAssignment')
    .values({ vesselId, accountId: userId, ...values })
    .onConflict((conflict) => conflict.columns(['vesselId', 'accountId']).doUpdateSet(values))
    .execute();
}

export async function deleteAssignment(tx: Db, userId: UserId, vesselId: VesselId): Promise<void> {
  await tx.deleteFrom('vesselAssignment').where('accountId', '=', userId).where('vesselId', '=', vesselId).execute();
}

/** People of whom an assignment ended after `since` and not after `now`. */
export async function findEndedBetween(db: Db, since: Instant, now: Instant): Promise<UserId[]> {
  const rows = await db
    .selectFrom('vesselAssignment')
    .select('accountId')
    .distinct()
    .where('untilMs', '>', since)
    .where('untilMs', '<=', now)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** When the next assignment ends after `now`; null when none does. */
export async function findNextEnd(db: Db, now: Instant): Promise<Instant | null> {
  const row = await db
    .selectFrom('vesselAssignment')
    .select(({ fn }) => fn.min<Instant | null>('untilMs').as('next'))
    .where('untilMs', '>', now)
    .executeTakeFirst();
  return row?.next ?? null;
}
