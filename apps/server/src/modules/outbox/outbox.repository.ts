/** Reads rows of the outbox. */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function listMail(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const rows = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
export type MailRow = Awaited<ReturnType<typeof listMail>>['rows'][number];

export async function findMail(db: Db, id: number): Promise<MailRow | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}
