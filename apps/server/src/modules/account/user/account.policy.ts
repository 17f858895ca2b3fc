/** Who may do what to accounts; decided here and nowhere else. */
import type { Role } from '@fms/contract/account';
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId, UserId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { forbidden } from '../../../platform/failure/failure.ts';

/** Password, second factor and sign-ins are the owner's alone: an impersonating admin may read, not change them. */
export function requireSelf(caller: Caller): void {
  if (caller.impersonatedBy !== null) throw forbidden('Not while acting as another user.');
}

interface Person {
  id: UserId;
  role: Role;
  organizationId: OrganizationId | null;
}

type Manager = Pick<Caller, 'level' | 'userId'> & { organizationId: OrganizationId | null };

/** §6: admins manage all users, managers those of their own organisation who are no admins. */
export function canManage(caller: Manager, person: Person): boolean {
  if (caller.level === LEVEL_ADMIN) return true;
  const isColleague = person.organizationId !== null && person.organizationId === caller.organizationId;
  return caller.level === LEVEL_MANAGER && isColleague && person.role !== 'Admin';
}

/** §7.2: into which organisation, and with which role, a caller may invite; into none only admins. */
export function canInvite(
  manager: Pick<Manager, 'level' | 'organizationId'>,
  granted: { role: Role; organizationId: OrganizationId | null },
): boolean {
  if (granted.organizationId === null && manager.level !== LEVEL_ADMIN) return false;
  const isOwn = manager.level === LEVEL_ADMIN || manager.organizationId === granted.organizationId;
  return isOwn && listAssignableRoles(manager.level).includes(granted.role);
}

/** Roles a caller may give: none above the caller's own. */
export function listAssignableRoles(level: Caller['level']): Role[] {
  if (level === LEVEL_ADMIN) return ['Admin', 'Manager', 'User'];
  return level === LEVEL_MANAGER ? ['Manager', 'User'] : [];
}
