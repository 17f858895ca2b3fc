/** Rights on vessels, decided here and nowhere else; the same decision travels to the screen as words. */
import type { Vessel } from '@fms/contract/vessel';
import { LEVEL_ADMIN, LEVEL_MANAGER } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselAction, VesselRights } from '../../platform/access/caller.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import { findAllVesselIds, findVisibleVessels } from './vessel.repository.ts';

/** Rights changed by another process are seen after this long; those changed here at once. */
export const RIGHTS_CACHE_MS = 5_000;

interface Reach {
  visible: ReadonlySet<VesselId>;
  /** Those of the caller's own organisation; all of them for admins. */
  own: ReadonlySet<VesselId>;
}

/**
 * §6: admins everything; managers change what is of their own organisation; all users see the vessels of their
 * organisation and those assigned to them, and may acknowledge their alarms, which records their name.
 */
function permissionOf(caller: Caller, { visible, own }: Reach, id: VesselId): Vessel['permission'] {
  const view = visible.has(id);
  return {
    view,
    edit: view && own.has(id) && caller.level >= LEVEL_MANAGER,
    acknowledge: view,
    admin: view && caller.level === LEVEL_ADMIN,
  };
}

export interface VesselPolicy extends VesselRights {
  /** The same rights in words, for each of the vessels. */
  permissions(caller: Caller): Promise<(id: VesselId) => Vessel['permission']>;
}

export function createVesselPolicy(db: Db, bus: Pick<Bus, 'subscribe'>, clock: Clock): VesselPolicy {
  const cache = new Map<string, { at: Instant; reach: Promise<Reach> }>();
  bus.subscribe('right.changed', () => cache.clear());
  bus.subscribe('vessel.changed', () => cache.clear());
  bus.subscribe('organization.changed', () => cache.clear());

  async function findReach(isAdmin: boolean, userId: UserId): Promise<Reach> {
    const vessels = isAdmin ? await findAllVesselIds(db) : await findVisibleVessels(db, userId);
    return {
      visible: new Set(vessels.map(({ id }) => id)),
      own: new Set(vessels.filter(({ isOwn }) => isOwn).map(({ id }) => id)),
    };
  }

  function reachOf({ level, userId }: Caller): Promise<Reach> {
    const isAdmin = level === LEVEL_ADMIN;
    const key = isAdmin ? 'admin' : String(userId);
    const known = cache.get(key);
    if (known && clock.now() - known.at < RIGHTS_CACHE_MS) return known.reach;
    const reach = findReach(isAdmin, userId);
    cache.set(key, { at: clock.now(), reach });
    reach.catch(() => cache.delete(key));
    return reach;
  }

  return {
    async visible(caller) {
      return (await reachOf(caller)).visible;
    },
    async permissions(caller) {
      const reach = await reachOf(caller);
      return (id) => permissionOf(caller, reach, id);
    },
    async require(caller, action: VesselAction, vesselIds) {
      const reach = await reachOf(caller);
      if (!vesselIds.every((id) => permissionOf(caller, reach, id)[action])) throw forbidden();
    },
  };
}

/** The rights with the words that a list of vessels shows; for this folder alone. */
export const VESSEL_POLICY: ServiceKey<VesselPolicy> = serviceKey('the policy of vessels');
