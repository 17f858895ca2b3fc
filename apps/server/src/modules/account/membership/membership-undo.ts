/**
 * Undoes changes of users: role, organisation, name, phone and preferences, a deactivation, an invitation that waits. An
 * address is not brought back: only its owner changes it, with a recent sign-in (§6-9).
 */
import { role, type UserProfile, userData, userProfile } from '@fms/contract/account';
import { toId, type UserId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import {
  createChangedFailure,
  hasOnlyFields,
  requireAsLeft,
  type UndoneEntry,
  type UndoRule,
  type UndoRules,
} from '../../../platform/audit/undo-rule.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import { findAccount } from '../user/account.repository.ts';
import { readProfile } from '../user/profile.service.ts';
import type { MembershipService } from './membership.service.ts';

const userOf = ({ subjectId }: UndoneEntry) => toId<UserId>(subjectId);

export function addMembershipUndo(
  rules: UndoRules,
  { db, membership: { profiles, users, invitations } }: { db: Db; membership: MembershipService },
): void {
  /** The profile that the entry is about, as the caller may read it. */
  async function profileOf(caller: Caller, entry: UndoneEntry): Promise<UserProfile> {
    const account = await findAccount(db, userOf(entry));
    if (!account) throw notFound('This user');
    return readProfile(db, caller, account.userName);
  }

  /** Brings back one value of a profile, which is sent as a whole. */
  const undoOf = (name: 'role' | 'organizationId', isValue: (value: unknown) => boolean): UndoRule => ({
    can: (entry) => isValue(entry.old) && isValue(entry.new),
    async undo({ caller, from }, entry) {
      const profile = await profileOf(caller, entry);
      if (profile[name] !== entry.new) throw createChangedFailure();
      await profiles.edit(caller, userProfile.parse({ ...profile, [name]: entry.old }), from);
    },
  });
  rules.add(
    'role.changed',
    undoOf('role', (value) => role.safeParse(value).success),
  );
  rules.add(
    'organization.changed',
    undoOf('organizationId', (value) => value === null || typeof value === 'number'),
  );
  rules.add('profile.edited', {
    can: (entry) => hasOnlyFields(entry, ['fullName', 'phone']),
    async undo({ caller, from }, entry) {
      const profile = await profileOf(caller, entry);
      requireAsLeft(entry, { ...profile });
      await profiles.edit(caller, userProfile.parse({ ...profile, ...entry.oldFields }), from);
    },
  });
  rules.add('preference.changed', {
    can: (entry) => hasOnlyFields(entry, Object.keys(userData.shape)),
    async undo({ caller, from }, entry) {
      const profile = await profileOf(caller, entry);
      requireAsLeft(entry, { ...profile.data });
      const back = Object.entries({ ...profile.data, ...entry.oldFields }).filter(([, value]) => value !== null);
      await profiles.edit(caller, userProfile.parse({ ...profile, data: Object.fromEntries(back) }), from);
    },
  });
  rules.add('user.deactivated', {
    can: () => true,
    undo: ({ caller, from }, entry) => users.reactivate(caller, userOf(entry), from),
  });
  rules.add('user.reactivated', {
    can: () => true,
    undo: ({ caller, from }, entry) => users.deactivate(caller, { userId: userOf(entry), leaveUnmanaged: false }, from),
  });
  rules.add('user.invited', {
    can: ({ subject }) => subject.startsWith('email:'),
    undo: ({ caller, from }, { subject }) => invitations.withdraw(caller, subject.slice('email:'.length), from),
  });
}
