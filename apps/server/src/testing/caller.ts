/** Callers for services tested without the router: the accounts of the demonstration. */
import { LEVEL_ADMIN, LEVEL_MANAGER, LEVEL_USER } from '@fms/domain/account';
import { toId, type UserId } from '@fms/domain/identity';
import type { Caller } from '../platform/access/caller.ts';

const session = { sessionId: 's', impersonatedBy: null };

export const CALLERS = {
  admin: { userId: toId<UserId>(1), userName: 'admin', role: 'Admin', level: LEVEL_ADMIN, ...session },
  manager: { userId: toId<UserId>(2), userName: 'manager', role: 'Manager', level: LEVEL_MANAGER, ...session },
  operator: { userId: toId<UserId>(3), userName: 'operator', role: 'User', level: LEVEL_USER, ...session },
} as const satisfies Record<string, Caller>;
