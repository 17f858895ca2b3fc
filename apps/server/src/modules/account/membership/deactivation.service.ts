/** Deactivating a user, who is kept with role and assignments, and taking that back. */
import type { deactivateUser } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import type { UserId } from '@fms/domain/identity';
import { type Caller, createUnknownFailure } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { conflict, forbidden } from '../../../platform/failure/failure.ts';
import { findVesselsManagedBy, keepManaged } from '../../vessel/index.ts';
import { revokeSignIns } from '../sign-in/sign-in-list.service.ts';
import { canManage, requireSelf } from '../user/account.policy.ts';
import { findAccount, lockAccount, updateAccount } from '../user/account.repository.ts';
import { lockAdmins } from './membership.repository.ts';
import type { MembershipPorts } from './ports.ts';

export function createDeactivation({ db, bus, clock }: MembershipPorts) {
  /** The account, held until the transaction ends; throws unless the caller manages it. */
  async function lockManaged(tx: Db, caller: Caller, userId: UserId): Promise<AccountRow> {
    const own = await findAccount(tx, caller.userId);
    const account = await lockAccount(tx, userId);
    if (!account) throw createUnknownFailure(caller, 'This user');
    if (!canManage({ ...caller, organizationId: own?.organizationId ?? null }, account)) throw forbidden();
    return account;
  }

  async function record(tx: Db, caller: Caller, { id, userName }: AccountRow, from: string, what: string) {
    const entry = { at: clock.now(), ...toActor(caller), from, what, subject: `account:${id}` };
    await recordAudit(tx, { ...entry, new: { userName } });
  }

  return {
    async deactivate(caller: Caller, asked: BodyOf<typeof deactivateUser>, from: string): Promise<void> {
      requireSelf(caller);
      const { userId, leaveUnmanaged } = asked;
      if (userId === caller.userId) throw conflict('Your own user cannot be deactivated.');
      const tell = await db.transaction().execute(async (tx) => {
        const admins = await lockAdmins(tx);
        const account = await lockManaged(tx, caller, userId);
        if (account.disabledMs !== null) throw conflict('This user is deactivated already.');
        // Two admins who deactivate each other at once: the second is no admin any more.
        if (account.role === 'Admin' && !admins.includes(caller.userId)) throw conflict('This is the last admin.');
        const now = clock.now();
        const managed = leaveUnmanaged ? [] : await findVesselsManagedBy(tx, userId, now);
        await keepManaged(tx, managed, now, () => updateAccount(tx, userId, { disabledMs: now }));
        await record(tx, caller, account, from, 'user.deactivated');
        return revokeSignIns(tx, { bus, clock }, userId, null, 'user-deactivated');
      });
      tell();
      bus.publish('right.changed', { userIds: [userId] });
    },

    async reactivate(caller: Caller, userId: UserId, from: string): Promise<void> {
      requireSelf(caller);
      await db.transaction().execute(async (tx) => {
        const account = await lockManaged(tx, caller, userId);
        if (account.disabledMs === null) throw conflict('This user is active.');
        await updateAccount(tx, userId, { disabledMs: null });
        await record(tx, caller, account, from, 'user.reactivated');
      });
      bus.publish('right.changed', { userIds: [userId] });
    },
  };
}
