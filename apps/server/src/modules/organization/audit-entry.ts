/** What the audit keeps of a change to an organisation or a folder. */
import type { Caller } from '../../platform/access/caller.ts';
import { toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';

/** Makes the entries of one kind of subject: who did `what`, from which address, and to which of them. */
export const createEntryMaker =
  <Id extends number>(clock: Clock, kind: 'folder' | 'organization') =>
  (caller: Caller, from: string, what: string, id: Id) => ({
    at: clock.now(),
    ...toActor(caller),
    from,
    what,
    subject: `${kind}:${id}`,
  });
