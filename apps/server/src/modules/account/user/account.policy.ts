/** Who may do what to accounts; decided here and nowhere else. */
import type { Role } from '@fms/contract/account';
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Reach } from '@fms/domain/permission';
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

/**
 * §7.2: into which organisation, and with which role, a caller may invite; into none only admins. Who reaches assigned
 * vessels alone invites to vessels: a whole organisation is more than that.
 */
export function canInvite(
  manager: Pick<Manager, 'level' | 'organizationId'> & { reach: Reach },
  granted: { role: Role; organizationId: OrganizationId | null; vesselIds: readonly VesselId[] },
): boolean {
  if (manager.level === LEVEL_ADMIN) return true;
  if (granted.organizationId === null || granted.organizationId !== manager.organizationId) return false;
  if (manager.reach === 'assigned' && granted.vesselIds.length === 0) return false;
  return listAssignableRoles(manager.level).includes(granted.role);
}

/** Whether a caller who manages the person may give the role: it counts on every vessel the person reaches. */
export function canGiveRole(
  { level, reach }: Pick<Caller, 'level'> & { reach: Reach },
  person: { reach: Reach },
  role: Role,
): boolean {
  if (level !== LEVEL_ADMIN && reach === 'assigned' && person.reach === 'organization') return false;
  return listAssignableRoles(level).includes(role);
}

/** Roles a caller may give: none above the caller's own. */
export function listAssignableRoles(level: Caller['level']): Role[] {
  if (level === LEVEL_ADMIN) return ['Admin', 'Manager', 'User'];
  return level === LEVEL_MANAGER ? ['Manager', 'User'] : [];
}
