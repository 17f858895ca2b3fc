/** Answers why a person has or lacks rights on a vessel, to the person and to those in charge (§6). */
import type { RightExplanation } from '@fms/contract/permission';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import { type Caller, createUnknownFailure } from '../../platform/access/caller.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import { findPeople } from '../vessel/index.ts';
import { explainFacts } from './explain-right.ts';
import { findRightFacts } from './explanation.repository.ts';
import { canManagePerson, findCallingPerson } from './permission.policy.ts';
import type { PermissionPorts } from './ports.ts';

export function createExplanations({ db, clock, grants, twoFactorByDefault }: PermissionPorts) {
  /** Admins ask of all. Others must see the vessel, and ask of themselves, of who they manage, or of who is assigned. */
  async function requireMayAsk(caller: Caller, userId: UserId, vesselId: VesselId, isAssigned: boolean): Promise<void> {
    if (caller.level === LEVEL_ADMIN) return;
    const { usable } = (await grants.of(caller))(vesselId);
    if (!usable.includes('view')) throw forbidden();
    if (userId === caller.userId) return;
    if (!usable.includes('edit')) throw forbidden();
    const [person] = await findPeople(db, [userId]);
    const isManaged = person !== undefined && canManagePerson(await findCallingPerson(db, caller), person);
    if (!isManaged && !isAssigned) throw forbidden();
  }

  return {
    async explain(caller: Caller, of: { userId: UserId; vesselId: VesselId }): Promise<RightExplanation> {
      const facts = await findRightFacts(db, of, { now: clock.now(), twoFactorByDefault });
      await requireMayAsk(caller, of.userId, of.vesselId, (facts?.assignedWords ?? null) !== null);
      if (!facts) throw createUnknownFailure(caller, 'This user or vessel');
      const { userName, vesselName } = facts;
      return { ...of, userName, vesselName, ...explainFacts(facts) };
    },
  };
}
export type Explanations = ReturnType<typeof createExplanations>;
