/** Rows of what is held back of a person by a channel. */
import type { UserId } from '@fms/domain/identity';
import type { Db } from '../../platform/database/database.ts';
import type { ToldNotice } from './notice.ts';
import type { Channel, WaitingNotice } from './notice-line.ts';

/** Oldest first. */
export async function findWaiting(db: Db): Promise<(WaitingNotice & { accountId: UserId; channel: Channel })[]> {
  const rows = await db
    .selectFrom('noticeWaiting')
    .select(['accountId', 'channel', 'atMs', 'notice'])
    .orderBy('id')
    .execute();
  return rows.map(({ notice, ...row }) => ({ ...row, notice: notice as ToldNotice }));
}

export async function insertWaiting(
  db: Db,
  accountId: UserId,
  channel: Channel,
  waiting: readonly WaitingNotice[],
): Promise<void> {
  if (waiting.length === 0) return;
  const rows = waiting.map(({ atMs, notice }) => ({ accountId, channel, atMs, notice: JSON.stringify(notice) }));
  await db.insertInto('noticeWaiting').values(rows).execute();
}

export async function deleteWaiting(db: Db, accountId: UserId, channel: Channel): Promise<void> {
  await db.deleteFrom('noticeWaiting').where('accountId', '=', accountId).where('channel', '=', channel).execute();
}

/** Of those who are told nothing any more. */
export async function deleteWaitingOf(db: Db, accountIds: readonly UserId[]): Promise<void> {
  if (accountIds.length > 0) await db.deleteFrom('noticeWaiting').where('accountId', 'in', accountIds).execute();
}
