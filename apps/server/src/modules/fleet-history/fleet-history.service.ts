/** The fleet over a span of time, for its replay: each vessel's positions in columns, thinned until they fit. */

import {
  type FleetHistory,
  MAX_HISTORY_POINTS,
  MAX_OUTLIERS,
  type Outlier,
  type VesselHistory,
} from '@fms/contract/geo';
import { fromWireTime } from '@fms/contract/scalar';
import type { TagId, VesselId } from '@fms/domain/identity';
import { computeMinSpacingMs, MIN_SCOPE, WORLD_WINDOW } from '@fms/domain/map';
import { DAY_MS } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Points, PositionStore } from '../../telemetry/index.ts';

export interface FleetHistoryPorts {
  positions: PositionStore;
  rights: VesselRights;
  /** The tag that says where a vessel is. */
  positionTagOf(vesselId: VesselId): TagId | undefined;
}

export interface FleetHistoryQuery {
  fromTime: string;
  toTime: string;
  scope: number;
  vesselIds?: VesselId[] | undefined;
}

/** How far back a vessel's last position is looked for at first: most were heard within the day, none need years read. */
const LOOK_BACK_MS = [DAY_MS, 30 * DAY_MS];
/** A hundred-thousandth of a degree is a metre; more digits only cost the line. */
const DIGITS = 1e5;

export function createFleetHistoryService({ positions, rights, positionTagOf }: FleetHistoryPorts) {
  async function vesselsOf(caller: Caller, asked: VesselId[] | undefined): Promise<VesselId[]> {
    if (asked === undefined) return [...(await rights.visible(caller))];
    await rights.require(caller, 'view', asked);
    return [...new Set(asked)];
  }

  /** The last position of each tag up to a moment; only of those silent for long is everything read. */
  async function lastOf(tagIds: readonly TagId[], toMs: number): Promise<Points[]> {
    const found: Points[] = [];
    let silent = tagIds;
    for (const lookBackMs of LOOK_BACK_MS) {
      if (silent.length === 0) return found;
      const period = { fromMs: toMs - lookBackMs, toMs };
      const points = await positions.newestWithin({ tagIds: silent, window: WORLD_WINDOW, period });
      const heard = new Set(Array.from(points.tagIds));
      silent = silent.filter((tagId) => !heard.has(tagId));
      found.push(points);
    }
    return silent.length === 0 ? found : [...found, await positions.lastOfEach(silent, toMs)];
  }

  return {
    /** Of all vessels the caller may see, or of those named. */
    async fleet(caller: Caller, question: FleetHistoryQuery): Promise<FleetHistory> {
      const period = periodOf(question);
      const vesselByTag = new Map<number, VesselId>();
      for (const vesselId of await vesselsOf(caller, question.vesselIds)) {
        const tagId = positionTagOf(vesselId);
        if (tagId !== undefined) vesselByTag.set(tagId, vesselId);
      }
      const tagIds = [...vesselByTag.keys()] as TagId[];
      const scope = fittingScope(question.scope, tagIds.length, period.toMs - period.fromMs);
      if (tagIds.length === 0) return { scope, vessels: [] };
      const within = await positions.within({ tagIds, window: WORLD_WINDOW, period, scope });
      const before = await lastOf(tagIds, period.fromMs - 1);
      return { scope, vessels: columnsOf(vesselByTag, before, within) };
    },

    /** What the track of a vessel leaves out, and why. */
    async outliers(
      caller: Caller,
      question: { vesselId: VesselId; fromTime: string; toTime: string },
    ): Promise<Outlier[]> {
      await rights.require(caller, 'view', [question.vesselId]);
      const tagId = positionTagOf(question.vesselId);
      if (tagId === undefined) return [];
      const points = await positions.leftOut([tagId], periodOf(question), MAX_OUTLIERS);
      return Array.from({ length: points.length }, (_, i) => ({
        time: points.times[i] as number,
        latitude: points.latitudes[i] as number,
        longitude: points.longitudes[i] as number,
        quality: points.qualities[i] as number,
      }));
    },
  };
}
export type FleetHistoryService = ReturnType<typeof createFleetHistoryService>;

const periodOf = ({ fromTime, toTime }: { fromTime: string; toTime: string }) => ({
  fromMs: fromWireTime(fromTime),
  toMs: fromWireTime(toTime),
});

/** The asked scope, or the finest coarser one whose points surely fit into an answer. */
function fittingScope(asked: number, vessels: number, spanMs: number): number {
  let scope = asked;
  while (scope > MIN_SCOPE && (vessels * spanMs) / computeMinSpacingMs(scope) > MAX_HISTORY_POINTS) scope -= 1;
  return scope;
}

/** `before` has one of each tag, `within` is newest first; columns are oldest first. */
function columnsOf(
  vesselByTag: ReadonlyMap<number, VesselId>,
  before: readonly Points[],
  within: Points,
): VesselHistory[] {
  const histories = new Map<number, VesselHistory>();
  const take = (points: Points, row: number) => {
    const tagId = points.tagIds[row] as number;
    const vesselId = vesselByTag.get(tagId);
    if (vesselId === undefined) return;
    let history = histories.get(tagId);
    if (history === undefined) {
      history = { vesselId, times: [], latitudes: [], longitudes: [] };
      histories.set(tagId, history);
    }
    history.times.push(points.times[row] as number);
    history.latitudes.push(Math.round((points.latitudes[row] as number) * DIGITS) / DIGITS);
    history.longitudes.push(Math.round((points.longitudes[row] as number) * DIGITS) / DIGITS);
  };
  for (const points of before) for (let row = 0; row < points.length; row++) take(points, row);
  for (let row = within.length - 1; row >= 0; row--) take(within, row);
  return [...histories.values()];
}
