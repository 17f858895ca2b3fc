/** Positions over time, by the rules of §5-9 and §7.8. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type GeoConning, type GeoPoint, type GeoRequest, MAX_CONNING_POINTS } from '@fms/contract/geo';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { TagId, VesselId } from '@fms/domain/identity';
import { MAX_SCOPE, type MapWindow } from '@fms/domain/map';
import type { TimeSpan } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { forbidden, invalid } from '../../platform/failure/failure.ts';
import type { Points, PositionStore, SummaryStore } from '../../telemetry/index.ts';
import type { ConningService } from './conning.service.ts';
import { createGeoPointIds } from './geo-point-id.ts';

export interface GeoPorts {
  positions: PositionStore;
  rights: VesselRights;
  conning: ConningService;
  /** Vessel of a position tag; undefined for what is none. */
  vesselOf(tagId: TagId): VesselId | undefined;
  /** The tag that says where a vessel is. */
  positionTagOf(vesselId: VesselId): TagId | undefined;
  deletions: Pick<SummaryStore, 'deletedWithin'>;
}

/** Points converted between yields; about 5 ms of work, so that a million do not block other requests. */
const SLICE = 5_000;

export function createGeoService(ports: GeoPorts) {
  const { positions, rights, conning, vesselOf, positionTagOf, deletions } = ports;
  /** A tag that does not exist is refused like one that may not be seen: neither tells which it is. */
  async function requireTags(caller: Caller, tagIds: readonly TagId[]): Promise<void> {
    const vesselIds = tagIds.map(vesselOf);
    if (vesselIds.includes(undefined)) throw forbidden();
    await rights.require(caller, 'view', [...new Set(vesselIds as VesselId[])]);
  }

  async function tagsOf(caller: Caller, vesselId: VesselId): Promise<TagId[]> {
    await rights.require(caller, 'view', [vesselId]);
    const tagId = positionTagOf(vesselId);
    return tagId === undefined ? [] : [tagId];
  }

  return {
    /**
     * Points in the window, thinned by scope, newest first; with `getLatest` only the newest of each tag, with
     * `getConning` each with how the vessel moved and steered then.
     */
    async within(caller: Caller, request: GeoRequest & { getLatest?: boolean | undefined }): Promise<GeoPoint[]> {
      const { dataTagIds: tagIds, scope, getLatest, getConning, knownAt } = request;
      await requireTags(caller, tagIds);
      if (tagIds.length === 0) return [];
      const knownAtMs = knownAt === undefined ? undefined : fromWireTime(knownAt);
      const asked = { tagIds, window: windowOf(request), period: periodOf(request), knownAtMs };
      // A vessel that lies still may turn and steer: with getConning its points stay, one in each step of time.
      const keepStandstill = getConning === true;
      const points = getLatest
        ? await positions.newestWithin(asked)
        : await positions.within({ ...asked, scope, keepStandstill });
      if (!getConning) return toGeoPoints(points, scope);
      if (points.length > MAX_CONNING_POINTS) {
        throw invalid(
          `getConning answers at most ${MAX_CONNING_POINTS} points: ask for a shorter time or a smaller scope.`,
        );
      }
      return toGeoPoints(points, scope, await conning.of(points, vesselOf));
    },

    /** What points "as known at" a moment cannot tell any more; who may see the points may see it. */
    async deleted(request: GeoRequest): Promise<TimeSpan[]> {
      if (request.knownAt === undefined) return [];
      const { fromMs: from, toMs: to } = periodOf(request) ?? { fromMs: 0, toMs: fromWireTime(request.knownAt) };
      return deletions.deletedWithin(request.dataTagIds, { from, to });
    },

    /** The newest points of a vessel, never thinned. */
    async newest(caller: Caller, vesselId: VesselId, limit: number): Promise<GeoPoint[]> {
      return toGeoPoints(await positions.newest(await tagsOf(caller, vesselId), limit), MAX_SCOPE);
    },

    /** The last point at or before a moment, as a list of at most one. */
    async at(caller: Caller, vesselId: VesselId, timestamp: string): Promise<GeoPoint[]> {
      return toGeoPoints(await positions.at(await tagsOf(caller, vesselId), fromWireTime(timestamp)), MAX_SCOPE);
    },
  };
}
export type GeoService = ReturnType<typeof createGeoService>;

function windowOf(request: GeoRequest): MapWindow {
  const { topLeftLatitude, topLeftLongitude, bottomRightLatitude, bottomRightLongitude } = request;
  return { topLeftLatitude, topLeftLongitude, bottomRightLatitude, bottomRightLongitude };
}

/** §5: the time filter counts only when both ends are given. */
function periodOf({ fromTime, toTime }: GeoRequest): { fromMs: number; toMs: number } | null {
  return fromTime !== undefined && toTime !== undefined
    ? { fromMs: fromWireTime(fromTime), toMs: fromWireTime(toTime) }
    : null;
}

/** `conning` in the order of the points. */
async function toGeoPoints(points: Points, scope: number, conning?: readonly GeoConning[]): Promise<GeoPoint[]> {
  const answer: GeoPoint[] = [];
  const idOf = createGeoPointIds();
  for (let i = 0; i < points.length; i++) {
    if (i > 0 && i % SLICE === 0) await yieldToEventLoop();
    const [tagId, time] = [points.tagIds[i] as TagId, points.times[i] as number];
    answer.push({
      id: idOf(tagId, time, points.ordinals[i] as number),
      dataTagId: tagId,
      scope,
      latitude: points.latitudes[i] as number,
      longitude: points.longitudes[i] as number,
      timestamp: toWireTime(time),
      ...(conning && { conning: conning[i] }),
    });
  }
  return answer;
}
