/** The list of vessels as lists and map need it. */
import { toWireTime } from '@fms/contract/scalar';
import type { CardReading, LastPosition, Vessel } from '@fms/contract/vessel';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { Position } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { DRIFT_MAX_KNOTS } from '@fms/domain/track';
import type { Caller } from '../../platform/access/caller.ts';
import type { LatestPosition } from '../../platform/bus/bus.ts';
import type { LatestPositions, StandardTags } from '../../platform/bus/latest-positions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import type { VesselPolicy } from './vessel.policy.ts';
import { createVesselList, type ListedVessel } from './vessel-list.store.ts';

export interface VesselPorts {
  db: Db;
  clock: Clock;
  policy: VesselPolicy;
  latest: LatestPositions;
  /** The known port at a place, null when none is near. */
  portOf(position: Position): string | null;
}

/** What telemetry knows of one vessel. */
interface Known {
  tags: StandardTags | undefined;
  position: LatestPosition | undefined;
  port: string | null;
  card: CardReading | undefined;
  lastPing: Instant | undefined;
}

/** Vessels that are put together at once, a few milliseconds of work. */
const VESSELS_AT_ONCE = 200;

const NO_TAGS: StandardTags = { positionTagId: null, headingTagId: null, courseTagId: null, speedTagId: null };

const wireTimeOrNull = (time: Instant | null | undefined) => (time == null ? null : toWireTime(time));

function lastPositionOf({ time, latitude, longitude, quality, ...motion }: LatestPosition): LastPosition {
  const { speedKnots, courseDegrees, headingDegrees } = motion;
  return { latitude, longitude, time: toWireTime(time), speedKnots, courseDegrees, headingDegrees, quality };
}

/** An expired vessel stays visible, with the reason. */
function statusOf({ statusText, expiredMs }: ListedVessel['row'], now: Instant): string {
  return expiredMs !== null && expiredMs <= now ? `Expired ${toWireTime(expiredMs).slice(0, 10)}` : statusText;
}

/** `forAdmin` adds the admin setting. */
function detailsOf(vessel: ListedVessel, forAdmin: boolean): Pick<Vessel, 'options' | 'adminSetting'> {
  return { options: vessel.options, adminSetting: forAdmin ? vessel.adminSetting : {} };
}

function toVessel(
  { row, size }: ListedVessel,
  { tags, position, port, card, lastPing }: Known,
  now: Instant,
): Omit<Vessel, 'permission'> {
  const { id, name, organizationId, projectNumber, image } = row;
  return {
    id,
    name,
    organizationId,
    projectNumber,
    expiredDate: wireTimeOrNull(row.expiredMs),
    systemDate: wireTimeOrNull(row.systemMs),
    latitude: { value: position?.latitude ?? null },
    longitude: { value: position?.longitude ?? null },
    options: '{}',
    statusText: statusOf(row, now),
    image,
    folder: row.folderId,
    lastPing: wireTimeOrNull(lastPing),
    adminSetting: {},
    standardData: {
      ...(tags ?? NO_TAGS),
      shipType: row.shipType,
      lastPosition: position ? lastPositionOf(position) : null,
      ...(port === null ? {} : { port }),
      ...(card === undefined ? {} : { card }),
      ...size,
    },
  };
}

/** The ids in order, as many at once as are put together at once. */
function pagesOf(ids: ReadonlySet<VesselId>): ReadonlySet<VesselId>[] {
  const sorted = [...ids].sort((a, b) => a - b);
  const count = Math.ceil(sorted.length / VESSELS_AT_ONCE);
  return Array.from({ length: count }, (_, page) => {
    const from = page * VESSELS_AT_ONCE;
    return new Set(sorted.slice(from, from + VESSELS_AT_ONCE));
  });
}

export function createVesselService({ db, clock, policy, latest, portOf }: VesselPorts) {
  const rows = createVesselList(db);

  /** The port at a position; null for a vessel faster than `DRIFT_MAX_KNOTS`, which only passes by. */
  function portAt(position: LatestPosition | undefined): string | null {
    if (position === undefined || (position.speedKnots ?? 0) > DRIFT_MAX_KNOTS) return null;
    return portOf(position);
  }

  function knowerOf(ids: ReadonlySet<VesselId>): Promise<(id: VesselId) => Known> {
    const asked = [latest.standardTags(ids), latest.positions(ids), latest.cards(ids), latest.lastPings(ids)] as const;
    return Promise.all(asked).then(([tags, positions, cards, lastPings]) => {
      const positionOf = new Map(positions.map((position) => [position.vesselId, position]));
      return (id) => {
        const position = positionOf.get(id);
        const [card, lastPing] = [cards.get(id), lastPings.get(id)];
        return { tags: tags.get(id), position, port: portAt(position), card, lastPing };
      };
    });
  }

  /** Those of the vessels that are in service, by id. */
  async function read(caller: Caller, ids: ReadonlySet<VesselId>, detailed: boolean): Promise<Vessel[]> {
    const permission = await policy.permissions(caller);
    const pages = pagesOf(ids);
    const listed = await rows.of(ids);
    const vessels: Vessel[] = [];
    for (const [index, page] of pages.entries()) {
      const knownOf = await knowerOf(page);
      for (const id of page) {
        const one = listed.get(id);
        if (one === undefined) continue;
        const vessel = { ...toVessel(one, knownOf(id), clock.now()), permission: permission(id) };
        vessels.push(detailed ? { ...vessel, ...detailsOf(one, caller.level === LEVEL_ADMIN) } : vessel);
      }
      if (index < pages.length - 1) await yieldToEventLoop();
    }
    return vessels;
  }

  return {
    /** Vessels the caller may see, by id; `detailed` adds options, and the admin setting for admins. */
    list: async (caller: Caller, detailed: boolean) => read(caller, await policy.visible(caller), detailed),

    /** One of them, in detail. */
    async one(caller: Caller, id: VesselId): Promise<Vessel> {
      await policy.require(caller, 'view', [id]);
      const [vessel] = await read(caller, new Set([id]), true);
      if (!vessel) throw notFound('The vessel');
      return vessel;
    },
  };
}
export type VesselService = ReturnType<typeof createVesselService>;

/** For calls that answer a vessel or when it was heard last. */
export const VESSELS: ServiceKey<Pick<VesselService, 'one'> & Pick<LatestPositions, 'lastPings'>> =
  serviceKey('vessels');
