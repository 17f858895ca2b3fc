/** Callers for services tested without the router: the accounts of the demonstration, and their rights. */
import { LEVEL_ADMIN, LEVEL_MANAGER, LEVEL_USER } from '@fms/domain/account';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import type { Caller, VesselAction, VesselRights } from '../platform/access/caller.ts';

const session = { sessionId: 's', impersonatedBy: null };

export const CALLERS = {
  admin: { userId: toId<UserId>(1), userName: 'admin', role: 'Admin', level: LEVEL_ADMIN, ...session },
  manager: { userId: toId<UserId>(2), userName: 'manager', role: 'Manager', level: LEVEL_MANAGER, ...session },
  operator: { userId: toId<UserId>(3), userName: 'operator', role: 'User', level: LEVEL_USER, ...session },
} as const satisfies Record<string, Caller>;

/** Rights that allow everything on the one vessel a test is about, and the questions it was asked. */
export function allowVessel(vesselId: () => VesselId): {
  rights: VesselRights;
  asked: [action: VesselAction, vesselIds: VesselId[]][];
} {
  const asked: [VesselAction, VesselId[]][] = [];
  const rights: VesselRights = {
    visible: async () => new Set([vesselId()]),
    require: async (_caller, action, vesselIds) => void asked.push([action, [...vesselIds]]),
  };
  return { rights, asked };
}
