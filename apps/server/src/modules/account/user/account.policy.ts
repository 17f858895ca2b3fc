/** Who may do what to accounts; decided here and nowhere else. */
import type { Role } from '@fms/contract/account';
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId, UserId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { forbidden } from '../../../platform/failure/failure.ts';

/** What guards an account is its owner's alone: an admin in his place may look, not change the locks. */
export function requireSelf(caller: Caller): void {
  if (caller.impersonatedBy !== null) throw forbidden('Not while acting as another user.');
}

interface Person {
  id: UserId;
  role: Role;
  organizationId: OrganizationId | null;
}

type Manager = Pick<Caller, 'level' | 'userId'> & { organizationId: OrganizationId | null };

/** §6: admins manage everybody, managers those of their own organisation who are no admins. */
export function canManage(caller: Manager, person: Person): boolean {
  if (caller.level === LEVEL_ADMIN) return true;
  const isColleague = person.organizationId !== null && person.organizationId === caller.organizationId;
  return caller.level === LEVEL_MANAGER && isColleague && person.role !== 'Admin';
}

/** §7.2: into which organisation, and as what, somebody may invite. */
export function canInvite(
  manager: Pick<Manager, 'level' | 'organizationId'>,
  granted: { role: Role; organizationId: OrganizationId },
): boolean {
  const isOwn = manager.level === LEVEL_ADMIN || manager.organizationId === granted.organizationId;
  return isOwn && listAssignableRoles(manager.level).includes(granted.role);
}

/** Roles a caller may give: nobody gives more than he has. */
export function listAssignableRoles(level: Caller['level']): Role[] {
  if (level === LEVEL_ADMIN) return ['Admin', 'Manager', 'User'];
  return level === LEVEL_MANAGER ? ['Manager', 'User'] : [];
}
