/** The audit trail: who did what, when and from where, written in the transaction of what was done. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../database/database.ts';
import { findUndoneEntry } from './undo-rule.ts';

/** Who did it. */
export interface Actor {
  /** Null for an anonymous actor. */
  accountId: UserId | null;
  who: string;
  /** The admin behind an impersonated user: what is done in another's name carries both. */
  actingId: UserId | null;
}

export interface AuditEntry extends Actor {
  at: Instant;
  from: string;
  /** One of `AUDIT_ACTIONS` of the contract; a test reads every one that is written anywhere. */
  what: string;
  /** e.g. `account:7`. */
  subject: string;
  old?: unknown;
  new?: unknown;
  /** What an undo needs beyond `old` and `new`; no reader of the trail sees it, and it is kept for 30 days. */
  kept?: unknown;
}

export function toActor({ userId, userName, impersonatedBy, apiToken }: Caller): Actor {
  const who = apiToken === undefined ? userName : `${userName} (API token ${apiToken.name})`;
  return { accountId: userId, who, actingId: impersonatedBy };
}

/** An actor that is not signed in, by the name given. */
export function createAnonymousActor(who: string): Actor {
  return { accountId: null, who, actingId: null };
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Entries in one statement. */
const ENTRIES_AT_ONCE = 500;

export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await recordAudits(db, [entry]);
}

/** Of one change of many things: an entry each. */
export async function recordAudits(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const part = entries.slice(from, from + ENTRIES_AT_ONCE);
    const ids = await db.insertInto('audit').values(part.map(toRow)).returning('id').execute();
    const kept = part.flatMap(({ at, kept: content }, i) => {
      const auditId = ids[i]?.id;
      return content === undefined || auditId === undefined
        ? []
        : [{ auditId, atMs: at, content: JSON.stringify(content) }];
    });
    if (kept.length > 0) await db.insertInto('auditKept').values(kept).execute();
  }
}

function toRow(entry: AuditEntry) {
  return {
    atMs: entry.at,
    accountId: entry.accountId,
    who: entry.who,
    actingId: entry.actingId,
    actingName: sql<string | null>`(select user_name from account where id = ${entry.actingId}::bigint)`,
    fromAddress: entry.from,
    what: entry.what,
    subject: entry.subject,
    old: asJson(entry.old),
    new: asJson(entry.new),
    undoes: findUndoneEntry(),
  };
}
