/** Assignments as the calls of the specification set them (§7.10). */

import type { BodyOf } from '@fms/contract/endpoint';
import type {
  assignUsersToVessel,
  assignUserToVessel,
  assignVesselsToUser,
  PermissionChange,
} from '@fms/contract/permission';
import { getPermissionLevel } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import { findGrantable, type Grant, isAssignmentOpen, listDefaultWords } from '@fms/domain/permission';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { findAssignments, lockVesselFacts } from '../vessel/index.ts';
import type { Changes } from './change.service.ts';
import { findCallingPerson, requireEditable, requireManagedPerson } from './permission.policy.ts';
import type { PermissionPorts } from './ports.ts';

const ending = (userId: UserId, vesselId: VesselId): PermissionChange => ({ userId, vesselId, words: [], until: null });

export function createAssignments({ db, clock, grants }: PermissionPorts, changes: Changes) {
  /** What `isAssign` gives where nothing holds: words of the person's role, as far as they are the caller's to give. */
  async function changeOfOne(tx: Db, caller: Caller, grant: Grant, asked: BodyOf<typeof assignUserToVessel>) {
    const { userId, vesselId, isAssign } = asked;
    if (!isAssign) return [ending(userId, vesselId)];
    const by = await findCallingPerson(tx, caller);
    const person = await requireManagedPerson(tx, by, userId);
    const [stored] = await findAssignments(tx, { userIds: [userId], vesselIds: [vesselId] });
    if (stored && isAssignmentOpen(stored, clock.now())) return [];
    const wanted = listDefaultWords(getPermissionLevel(person.role));
    const words = findGrantable(wanted, grant);
    return [{ userId, vesselId, words, until: null }];
  }

  return {
    async assignOne(caller: Caller, asked: BodyOf<typeof assignUserToVessel>, from: string): Promise<void> {
      const { leaveUnmanaged, vesselId } = asked;
      const grantOf = await grants.of(caller);
      requireEditable(grantOf, [vesselId]);
      await changes.save(caller, (tx) => changeOfOne(tx, caller, grantOf(vesselId), asked), { from, leaveUnmanaged });
    },

    async setUsers(caller: Caller, asked: BodyOf<typeof assignUsersToVessel>, from: string): Promise<void> {
      const { vesselId, users, leaveUnmanaged } = asked;
      requireEditable(await grants.of(caller), [vesselId]);
      const named = new Set(users.map(({ userId }) => userId));
      const changesOf = async (tx: Db) => {
        await lockVesselFacts(tx, [vesselId]);
        const stored = await findAssignments(tx, { vesselIds: [vesselId] });
        const ended = stored.filter(({ userId }) => !named.has(userId)).map(({ userId }) => ending(userId, vesselId));
        return [...users.map((user) => ({ ...user, vesselId })), ...ended];
      };
      await changes.save(caller, changesOf, { from, leaveUnmanaged });
    },

    async setVessels(caller: Caller, asked: BodyOf<typeof assignVesselsToUser>, from: string): Promise<void> {
      const { userId, vessels, leaveUnmanaged } = asked;
      await requireManagedPerson(db, await findCallingPerson(db, caller), userId);
      const grantOf = await grants.of(caller);
      requireEditable(
        grantOf,
        vessels.map(({ vesselId }) => vesselId),
      );
      const named = new Set(vessels.map(({ vesselId }) => vesselId));
      const changesOf = async (tx: Db) => {
        const stored = await findAssignments(tx, { userIds: [userId] });
        // Those of vessels the caller does not manage are not the caller's to end, and are left as they are.
        const mine = stored.filter(({ vesselId }) => grantOf(vesselId).usable.includes('edit') && !named.has(vesselId));
        return [...vessels.map((one) => ({ ...one, userId })), ...mine.map((one) => ending(userId, one.vesselId))];
      };
      await changes.save(caller, changesOf, { from, leaveUnmanaged });
    },
  };
}
export type Assignments = ReturnType<typeof createAssignments>;
