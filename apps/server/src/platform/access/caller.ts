/** The caller as policies see it, and the check of rights on vessels. */
import type { Role } from '@fms/contract/account';
import { LEVEL_ADMIN, type PermissionLevel } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Grant, VesselWord } from '@fms/domain/permission';
import { Failure, forbidden, notFound } from '../failure/failure.ts';
import { type ServiceKey, serviceKey } from '../service/service-registry.ts';

/** What an API token leaves of its owner's rights. */
export interface ApiTokenScope {
  id: string;
  name: string;
  /** The level its owner has now; the caller's own is 0. */
  ownerLevel: PermissionLevel;
  vesselIds: ReadonlySet<VesselId>;
  words: readonly VesselWord[];
}

export interface Caller {
  userId: UserId;
  userName: string;
  role: Role;
  /** Permission level of §6: 2 admin, 1 manager, 0 other users. */
  level: 0 | 1 | 2;
  sessionId: string;
  /** The admin behind an impersonated user. */
  impersonatedBy: UserId | null;
  /** Set for a program that calls with an API token of the user. */
  apiToken?: ApiTokenScope;
}

/** A word of rights on a vessel, or what admins alone may do. */
export type VesselAction = VesselWord | 'admin';

/** Rights on vessels, decided in one place (modules/vessel) and passed to all that need them. */
export interface VesselRights {
  /** Ids of the vessels the caller may see; cached, and fresh again after `right.changed`. */
  visible(caller: Caller): Promise<ReadonlySet<VesselId>>;
  /** Throws `forbidden` unless the caller may do it to every one of them; unknown ids are forbidden too. */
  require(caller: Caller, action: VesselAction, vesselIds: readonly VesselId[]): Promise<void>;
}

/** What a caller holds on each vessel, by the decision behind `VesselRights`. */
export interface VesselGrants {
  of(caller: Caller): Promise<(vesselId: VesselId) => Grant>;
}

export const VESSEL_GRANTS: ServiceKey<VesselGrants> = serviceKey('grants on vessels');

export const VESSEL_RIGHTS: ServiceKey<VesselRights> = serviceKey('rights on vessels');

/**
 * The refusal of what is not there where another's is `forbidden`: ids count up, and who tries them learns nothing. An
 * admin may see everything and is told.
 */
export function createUnknownFailure({ level }: Caller, what: string): Failure {
  return level === LEVEL_ADMIN ? notFound(what) : forbidden();
}

/** The same question where a refusal is an answer and no end: what a screen may offer. */
export async function isAllowed(
  rights: VesselRights,
  caller: Caller,
  action: VesselAction,
  vesselId: VesselId,
): Promise<boolean> {
  try {
    await rights.require(caller, action, [vesselId]);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'forbidden') return false;
    throw error;
  }
}
