/** Rows of the outbox. */
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export interface NewMail {
  atMs: Instant;
  recipient: string;
  subject: string;
  status: 'waiting' | 'kept';
  sealedBody: string;
}

export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('mail')
    .values({ ...mail, nextMs: mail.atMs })
    .execute();
}

/** Takes what is due, so that no other process sends it too; what is not settled by `againMs` is due once more. */
export async function claimDueMail(db: Db, now: Instant, againMs: Instant, limit: number) {
  return db
    .updateTable('mail')
    .set({ nextMs: againMs, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail')
        .select('id')
        .where('status', '=', 'waiting')
        .where('nextMs', '<=', now)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'atMs', 'recipient', 'subject', 'sealedBody', 'attempts'])
    .execute();
}
export type DueMail = Awaited<ReturnType<typeof claimDueMail>>[number];

export type DeliveryOutcome =
  | { status: 'sent' | 'failed'; error: string | null; sealedBody: null }
  | { status: 'waiting'; error: string; nextMs: Instant };

export async function recordDelivery(db: Db, id: number, settlement: DeliveryOutcome): Promise<void> {
  await db.updateTable('mail').set(settlement).where('id', '=', id).execute();
}

export async function clearMailBodiesBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('mail').where('atMs', '<', before).execute();
}
