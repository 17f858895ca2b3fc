/** Undoes changes of users: their role and organisation, a deactivation, an invitation that waits. */
import { role, userProfile } from '@fms/contract/account';
import { toId, type UserId } from '@fms/domain/identity';
import {
  changedMeanwhile,
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
  /** Brings back one value of a profile, which is sent as a whole. */
  const undoOf = (name: 'role' | 'organizationId', isValue: (value: unknown) => boolean): UndoRule => ({
    can: (entry) => isValue(entry.old) && isValue(entry.new),
    async undo({ caller, from }, entry) {
      const account = await findAccount(db, userOf(entry));
      if (!account) throw notFound('This user');
      const profile = await readProfile(db, caller, account.userName);
      if (profile[name] !== entry.new) throw changedMeanwhile();
      await profiles.edit(caller, userProfile.parse({ ...profile, [name]: entry.old }), from);
    },
  });
  rules.add(
    'role.changed',
    undoOf('role', (value) => role.safeParse(value).success),
  );
  rules.add(
    'organization.changed',
    undoOf('organizationId', (value) => typeof value === 'number'),
  );
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
