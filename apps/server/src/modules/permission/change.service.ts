/** Changes of assignments: looked at, then stored in one transaction with one entry of the audit trail (§7.10, §9.12). */
import type { PermissionChange, PreviewedChange } from '@fms/contract/permission';
import { toWireTime } from '@fms/contract/scalar';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Assignment } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure } from '../../platform/failure/failure.ts';
import { deleteAssignment, keepManaged, putAssignment } from '../vessel/index.ts';
import { isSame, type PlannedChange, planChanges, requireAllowed } from './change-plan.ts';
import type { AskedChange } from './permission.policy.ts';
import type { PermissionPorts } from './ports.ts';

export interface ChangeOptions {
  from: string;
  /** Whether a vessel may be left without a manager. */
  leaveUnmanaged: boolean;
}

/** Ends the transaction of a preview without storing anything. */
class Previewed extends Error {}

/** What the trail keeps of one assignment, with names that outlive account and vessel. */
function traceOf({ person, vessel }: AskedChange, assignment: Assignment | null) {
  const { id: userId, userName } = person;
  const held = {
    words: assignment?.words ?? [],
    until: assignment?.until == null ? null : toWireTime(assignment.until),
  };
  return { userId, userName, vesselId: vessel.id, vesselName: vessel.name, ...held };
}

/** The one thing that all changes are about, or permissions as a whole. */
function subjectOf(changes: readonly AskedChange[]): string {
  const [people, vessels] = [new Set<UserId>(), new Set<VesselId>()];
  for (const { person, vessel } of changes) {
    people.add(person.id);
    vessels.add(vessel.id);
  }
  if (vessels.size === 1) return `vessel:${[...vessels][0]}`;
  return people.size === 1 ? `account:${[...people][0]}` : 'permission';
}

async function storeChanges(
  tx: Db,
  { userName }: Caller,
  now: Instant,
  changes: readonly PlannedChange[],
): Promise<void> {
  for (const { person, vessel, after } of changes) {
    if (after === null) await deleteAssignment(tx, person.id, vessel.id);
    else {
      const given = { grantedBy: userName, grantedMs: now };
      await putAssignment(tx, { userId: person.id, vesselId: vessel.id, ...after, ...given });
    }
  }
}

/** Those that are not already as asked. */
const findDiffering = (planned: readonly PlannedChange[]) =>
  planned.filter(({ before, after }) => !isSame(before, after));

async function storeManaged(
  tx: Db,
  caller: Caller,
  now: Instant,
  changes: readonly PlannedChange[],
  leaveUnmanaged: boolean,
): Promise<void> {
  const vesselIds = [...new Set(changes.map(({ vessel }) => vessel.id))];
  if (leaveUnmanaged) await storeChanges(tx, caller, now, changes);
  else await keepManaged(tx, vesselIds, now, () => storeChanges(tx, caller, now, changes));
}

export function createChanges(ports: PermissionPorts) {
  const { db, bus, clock } = ports;

  return {
    /**
     * Stores changes that are worked out in the same transaction; answers how many assignments differ. Throws
     * `forbidden`, `changed-meanwhile`, or `conflict` with the name of a vessel left without a manager.
     */
    async save(
      caller: Caller,
      changesOf: (tx: Db) => Promise<readonly PermissionChange[]>,
      { from, leaveUnmanaged }: ChangeOptions,
    ): Promise<number> {
      const changing = { caller, grantOf: await ports.grants.of(caller) };
      const changed = await db.transaction().execute(async (tx) => {
        const differing = findDiffering(await requireAllowed(tx, ports, changing, await changesOf(tx)));
        if (differing.length === 0) return [];
        await storeManaged(tx, caller, clock.now(), differing, leaveUnmanaged);
        await recordAudit(tx, {
          ...{ at: clock.now(), ...toActor(caller), from },
          ...{ what: 'assignment.changed', subject: subjectOf(differing) },
          old: differing.map((change) => traceOf(change, change.before)),
          new: differing.map((change) => traceOf(change, change.after)),
        });
        return differing;
      });
      if (changed.length > 0)
        bus.publish('right.changed', { userIds: [...new Set(changed.map(({ person }) => person.id))] });
      return changed.length;
    },

    /** What the same changes would do; nothing is stored. */
    async preview(
      caller: Caller,
      changes: readonly PermissionChange[],
      leaveUnmanaged: boolean,
    ): Promise<PreviewedChange[]> {
      const changing = { caller, grantOf: await ports.grants.of(caller) };
      let planned: PlannedChange[] = [];
      let unmanaged: string | null = null;
      const look = async (tx: Db) => {
        planned = await planChanges(tx, ports, changing, changes);
        const allowed = findDiffering(planned).filter(({ refusal }) => refusal === null);
        await storeManaged(tx, caller, clock.now(), allowed, leaveUnmanaged);
        throw new Previewed();
      };
      await db
        .transaction()
        .execute(look)
        .catch((error: unknown) => {
          if (error instanceof Failure && error.code === 'conflict' && planned.length > 0) unmanaged = error.message;
          else if (!(error instanceof Previewed)) throw error;
        });
      return planned.map((change) => toPreview(change, unmanaged));
    },
  };
}
export type Changes = ReturnType<typeof createChanges>;

/** `unmanaged` is shown at every change that takes `edit`: one of them leaves a vessel without a manager. */
function toPreview({ person, vessel, held, refusal }: PlannedChange, unmanaged: string | null): PreviewedChange {
  const [before, after] = [held.before.usable, held.after.usable];
  const lost = before.filter((word) => !after.includes(word));
  return {
    userId: person.id,
    userName: person.userName,
    vesselId: vessel.id,
    vesselName: vessel.name,
    before,
    after,
    gained: after.filter((word) => !before.includes(word)),
    lost,
    refusal: refusal?.message ?? (lost.includes('edit') ? unmanaged : null),
  };
}
