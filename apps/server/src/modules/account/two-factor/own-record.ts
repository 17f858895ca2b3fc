/** Audit entries of a user's changes to the own second factor. */
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';

/** `from` is the address it came from. */
type OwnRecord = (db: Db, caller: Caller, from: string, what: string, details?: object) => Promise<void>;

export function createOwnRecord(clock: Clock): OwnRecord {
  return (db, caller, from, what, details) =>
    recordAudit(db, {
      at: clock.now(),
      ...toActor(caller),
      from,
      what,
      subject: `account:${caller.userId}`,
      ...(details ? { new: details } : {}),
    });
}
