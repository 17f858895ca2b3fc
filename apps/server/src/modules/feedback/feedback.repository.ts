/** Rows of problem reports. */
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { FeedbackTable } from '../../platform/database/tables/message.ts';
import { selectAdmins } from '../account/index.ts';

export async function insertFeedback(db: Db, feedback: Insertable<FeedbackTable>): Promise<number> {
  return (await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow()).id;
}

/** Newest first. */
export async function listFeedbackRows(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const rows = await db.selectFrom('feedback').selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const count = db.selectFrom('feedback').select(sql<number>`count(*)::int`.as('total'));
  return { rows, total: (await count.executeTakeFirstOrThrow()).total };
}

export async function findFeedback(db: Db, id: number) {
  return db.selectFrom('feedback').select(['folder', 'images']).where('id', '=', id).executeTakeFirst();
}

/** Mailboxes of the admins, for reports when no other recipient is configured. */
export async function findAdminMailboxes(db: Db): Promise<string[]> {
  const rows = await selectAdmins(db).select('email').execute();
  return rows.map(({ email }) => email);
}
