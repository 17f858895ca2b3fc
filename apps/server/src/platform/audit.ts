/** The audit trail: who did what, when and from where, written in the transaction of what was done. */
import type { Instant, UserId } from '@fms/domain';
import type { Db } from './database/database.ts';

export interface AuditEntry {
  at: Instant;
  accountId: UserId | null;
  who: string;
  from: string;
  /** e.g. `sign-in`, `sign-in.refused`. */
  what: string;
  /** e.g. `account:7`. */
  subject: string;
  old?: unknown;
  new?: unknown;
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      atMs: entry.at,
      accountId: entry.accountId,
      who: entry.who,
      fromAddress: entry.from,
      what: entry.what,
      subject: entry.subject,
      old: asJson(entry.old),
      new: asJson(entry.new),
    })
    .execute();
}
