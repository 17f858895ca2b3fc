/** Who holds which words on a vessel, and a person on which vessels (§7.10). */
import type { HeldVessel, VesselHolder } from '@fms/contract/permission';
import { toWireTime } from '@fms/contract/scalar';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Grant } from '@fms/domain/permission';
import type { Caller } from '../../platform/access/caller.ts';
import {
  findAssignments,
  findHolders,
  findVesselFacts,
  grantOfPerson,
  type StoredAssignment,
} from '../vessel/index.ts';
import { findCallingPerson, requireEditable, requireManagedPerson } from './permission.policy.ts';
import type { PermissionPorts } from './ports.ts';
import { findReachableVesselIds } from './reach.repository.ts';

function holdingOf({ words, usable, through }: Grant, assignment: StoredAssignment | null) {
  if (assignment === null) return { words, usable, through, assignment };
  const { until, grantedBy, grantedMs } = assignment;
  const wireTimeOrNull = (at: number | null) => (at === null ? null : toWireTime(at));
  const given = { words: [...assignment.words], until: wireTimeOrNull(until), grantedBy };
  return { words, usable, through, assignment: { ...given, grantedAt: wireTimeOrNull(grantedMs) } };
}

export function createHoldings({ db, clock, grants, twoFactorByDefault }: PermissionPorts) {
  const moment = () => ({ now: clock.now(), twoFactorByDefault });

  return {
    async usersOf(caller: Caller, vesselId: VesselId): Promise<VesselHolder[]> {
      requireEditable(await grants.of(caller), [vesselId]);
      return (await findHolders(db, vesselId, moment())).map(({ person, grant, assignment }) => ({
        userId: person.id,
        userName: person.userName,
        fullName: person.fullName,
        ...holdingOf(grant, assignment),
      }));
    },

    async vesselsOf(caller: Caller, userId: UserId): Promise<HeldVessel[]> {
      const person = await requireManagedPerson(db, await findCallingPerson(db, caller), userId);
      const grantOf = await grants.of(caller);
      const ids = (await findReachableVesselIds(db, person)).filter((id) => grantOf(id).usable.includes('view'));
      const rows = await findAssignments(db, { userIds: [userId], vesselIds: ids });
      const assigned = new Map(rows.map((row) => [row.vesselId, row]));
      return (await findVesselFacts(db, ids))
        .map((vessel) => {
          const assignment = assigned.get(vessel.id) ?? null;
          const grant = grantOfPerson(person, vessel, assignment, moment());
          return { vesselId: vessel.id, name: vessel.name, ...holdingOf(grant, assignment) };
        })
        .filter(({ words }) => words.length > 0);
    },
  };
}
export type Holdings = ReturnType<typeof createHoldings>;
