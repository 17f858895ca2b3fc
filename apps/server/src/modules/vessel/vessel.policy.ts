/** Rights on vessels, decided here and nowhere else; the same decision travels to the screen as words. */
import type { Vessel } from '@fms/contract/vessel';
import { LEVEL_ADMIN, LEVEL_USER, type PermissionLevel } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import { decideGrant, type Grant, type GrantFacts, narrowGrant } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselAction, VesselGrants, VesselRights } from '../../platform/access/caller.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/failure/failure.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import { findAllVesselIds, findReachedVessels } from './vessel.repository.ts';

/** Rights changed by another process are seen after this long; those changed here at once. */
export const RIGHTS_CACHE_MS = 5_000;

/** What the rights of every caller of one kind are decided from. */
type Reached = ReadonlyMap<VesselId, Omit<GrantFacts, 'level'>>;

const NO_GRANT: Grant = { words: [], usable: [], through: 'none' };

/** The four fields of §6 and the words behind them, for the screens. */
function toPermission({ usable }: Grant, level: PermissionLevel): Vessel['permission'] {
  return {
    view: usable.includes('view'),
    edit: usable.includes('edit'),
    acknowledge: usable.includes('acknowledge'),
    admin: level === LEVEL_ADMIN && usable.length > 0,
    words: usable,
  };
}

/** The level of the person whose rights count: an API token's own is lower. */
const levelOfOwner = ({ level, apiToken }: Caller) => apiToken?.ownerLevel ?? level;

function narrowToToken(grant: Grant, { apiToken }: Caller, vesselId: VesselId): Grant {
  if (apiToken === undefined) return grant;
  return apiToken.vesselIds.has(vesselId) ? narrowGrant(grant, apiToken.words, LEVEL_USER) : NO_GRANT;
}

export interface VesselPolicy extends VesselRights {
  /** The same rights in words, for each of the vessels. */
  permissions(caller: Caller): Promise<(id: VesselId) => Vessel['permission']>;
}

/**
 * §6: admins have every word; users and managers have those of their organisation's vessels and of their assignments,
 * as `decideGrant` says. The time is asked with each call, so that an assignment ends at its end.
 */
export function createVesselPolicy(
  db: Db,
  bus: Pick<Bus, 'subscribe'>,
  clock: Clock,
): VesselPolicy & { grants: VesselGrants } {
  const cache = new Map<string, { at: Instant; reached: Promise<Reached> }>();
  bus.subscribe('right.changed', () => cache.clear());
  bus.subscribe('vessel.changed', () => cache.clear());
  bus.subscribe('organization.changed', () => cache.clear());

  async function findReached(isAdmin: boolean, userId: UserId): Promise<Reached> {
    if (!isAdmin) return new Map((await findReachedVessels(db, userId)).map(({ id, ...facts }) => [id, facts]));
    const facts = { reach: 'organization', isOwn: true, assignment: null } as const;
    return new Map((await findAllVesselIds(db)).map((id) => [id, facts]));
  }

  function reachedBy(caller: Caller): Promise<Reached> {
    const { userId } = caller;
    const isAdmin = levelOfOwner(caller) === LEVEL_ADMIN;
    const key = isAdmin ? 'admin' : String(userId);
    const known = cache.get(key);
    if (known && clock.now() - known.at < RIGHTS_CACHE_MS) return known.reached;
    const reached = findReached(isAdmin, userId);
    cache.set(key, { at: clock.now(), reached });
    reached.catch(() => cache.delete(key));
    return reached;
  }

  async function grantsOf(caller: Caller): Promise<(id: VesselId) => Grant> {
    const reached = await reachedBy(caller);
    const now = clock.now();
    // An admin reaches every vessel by the same facts: ten thousand of them are decided once.
    const decided = new Map<Omit<GrantFacts, 'level'>, Grant>();
    return (id) => {
      const facts = reached.get(id);
      if (!facts) return NO_GRANT;
      const grant = decided.get(facts) ?? decideGrant({ ...facts, level: levelOfOwner(caller) }, now);
      decided.set(facts, grant);
      return narrowToToken(grant, caller, id);
    };
  }

  return {
    grants: { of: grantsOf },
    async visible(caller) {
      const grantOf = await grantsOf(caller);
      const ids = [...(await reachedBy(caller)).keys()];
      return new Set(ids.filter((id) => grantOf(id).usable.includes('view')));
    },
    async permissions(caller) {
      const grantOf = await grantsOf(caller);
      return (id) => toPermission(grantOf(id), caller.level);
    },
    async require(caller, action: VesselAction, vesselIds) {
      const grantOf = await grantsOf(caller);
      const may = (grant: Grant) =>
        action === 'admin' ? toPermission(grant, caller.level).admin : grant.usable.includes(action);
      if (!vesselIds.every((id) => may(grantOf(id)))) throw forbidden();
    },
  };
}

/** The rights with the words that a list of vessels shows; for this folder alone. */
export const VESSEL_POLICY: ServiceKey<VesselPolicy> = serviceKey('the policy of vessels');
