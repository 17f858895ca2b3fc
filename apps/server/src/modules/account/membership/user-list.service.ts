/** Users a caller manages, the roles the caller may give, and the deletion of a user (§6, §7.2). */
import { type Role, roles, type UserEntry } from '@fms/contract/account';
import { toWireTime } from '@fms/contract/scalar';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { conflict, forbidden, notFound } from '../../../platform/failure/failure.ts';
import { findHolders, findVesselsManagedBy, keepManaged } from '../../vessel/index.ts';
import { revokeSignIns } from '../sign-in/sign-in-list.service.ts';
import { canManage, listAssignableRoles, requireSelf } from '../user/account.policy.ts';
import { findAccount } from '../user/account.repository.ts';
import { deleteAccount, findUsers, lockAdmins } from './membership.repository.ts';
import type { MembershipPorts } from './ports.ts';

export interface UserListQuery {
  organizationId?: OrganizationId | undefined;
  vesselId?: VesselId | undefined;
}

export function createUserList({ db, bus, clock, rights, twoFactorByDefault }: MembershipPorts) {
  /** Those with a word on the vessel now, by the decision that lets them see it. */
  async function holdersOf(vesselId: VesselId): Promise<UserId[]> {
    const holders = await findHolders(db, vesselId, { now: clock.now(), twoFactorByDefault });
    return holders.map(({ person }) => person.id);
  }

  async function organizationOf(caller: Caller): Promise<OrganizationId | null> {
    return (await findAccount(db, caller.userId))?.organizationId ?? null;
  }

  return {
    async list(caller: Caller, question: UserListQuery): Promise<UserEntry[]> {
      const organizationId = await organizationOf(caller);
      const { organizationId: asked, vesselId } = question;
      if (asked !== undefined && caller.level !== LEVEL_ADMIN && asked !== organizationId) throw forbidden();
      if (vesselId !== undefined) await rights.require(caller, 'view', [vesselId]);
      const ids = vesselId === undefined ? undefined : await holdersOf(vesselId);
      const rows = await findUsers(db, { organizationId: asked, ids });
      const isMine = (row: (typeof rows)[number]) =>
        row.id === caller.userId || canManage({ ...caller, organizationId }, row);
      return rows.filter(isMine).map(({ lastSignInMs, disabledMs, ...row }) => ({
        ...row,
        disabled: disabledMs !== null,
        lastSignIn: lastSignInMs === null ? null : toWireTime(lastSignInMs),
      }));
    },

    /** Ids are the roles' places in the contract's list, counted from 1. */
    roles(caller: Caller): { id: number; name: Role }[] {
      const mine = listAssignableRoles(caller.level);
      return roles.map((name, index) => ({ id: index + 1, name })).filter(({ name }) => mine.includes(name));
    },

    async remove(caller: Caller, userId: UserId, from: string): Promise<void> {
      requireSelf(caller);
      if (userId === caller.userId) throw conflict('Your own user cannot be deleted.');
      const account = await findAccount(db, userId);
      if (!account) throw caller.level === LEVEL_ADMIN ? notFound('This user') : forbidden();
      if (!canManage({ ...caller, organizationId: await organizationOf(caller) }, account)) throw forbidden();
      const tell = await db.transaction().execute(async (tx) => {
        const admins = await lockAdmins(tx);
        // Two admins who delete each other at once: the second is no admin any more.
        if (account.role === 'Admin' && !admins.includes(caller.userId)) throw conflict('This is the last admin.');
        const ended = await revokeSignIns(tx, { bus, clock }, userId, null, 'user-deleted');
        const { userName, email, role, organizationId } = account;
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'user.deleted', subject: `account:${userId}` };
        await recordAudit(tx, { ...entry, old: { userName, email, role, organizationId } });
        // A deactivated manager manages nothing: who means it deactivates the user first.
        const managed = await findVesselsManagedBy(tx, userId, clock.now());
        await keepManaged(tx, managed, clock.now(), () => deleteAccount(tx, userId));
        return ended;
      });
      tell();
    },
  };
}
