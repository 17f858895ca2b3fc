/** What a vessel's positions say about its voyage, by the rules of the domain. */
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { MAX_VOYAGE_DAYS, type Voyage } from '@fms/contract/voyage';
import type { VesselId } from '@fms/domain/identity';
import { WORLD_WINDOW } from '@fms/domain/map';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { type Fix, findStays, type Stay } from '@fms/domain/track';
import { computeVoyageTotals, findVoyageLegs, splitNoonDays, type VoyageTotals } from '@fms/domain/voyage';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { Points, PositionStore } from '../../telemetry/index.ts';
import type { GeoPorts } from './geo.service.ts';
import { loadKnownPorts, type Ports } from './port-name.ts';

export interface VoyagePorts {
  readonly positions: PositionStore;
  readonly rights: VesselRights;
  readonly positionTagOf: GeoPorts['positionTagOf'];
  /** Those the product knows where left out. */
  readonly ports?: Ports;
}

export interface VoyageQuery {
  readonly vesselId: VesselId;
  readonly fromTime: string;
  readonly toTime: string;
  /** Whose noon ends the days. */
  readonly timeZone: string;
}

/** One position in so many seconds is enough: fewer over longer periods, so that a year is as quick as a month. */
const SPACINGS = [
  { untilMs: 45 * DAY_MS, scope: 8, spacingSeconds: 56 },
  { untilMs: 130 * DAY_MS, scope: 7, spacingSeconds: 113 },
  { untilMs: Number.POSITIVE_INFINITY, scope: 6, spacingSeconds: 225 },
] as const;

export function createVoyageService({ positions, rights, positionTagOf, ports }: VoyagePorts) {
  return {
    async of(caller: Caller, { vesselId, fromTime, toTime, timeZone }: VoyageQuery): Promise<Voyage> {
      await rights.require(caller, 'view', [vesselId]);
      const span = { from: fromWireTime(fromTime), to: fromWireTime(toTime) };
      if (span.to <= span.from) throw invalid('toTime must be after fromTime.');
      if (span.to - span.from > MAX_VOYAGE_DAYS * DAY_MS) throw invalid(`At most ${MAX_VOYAGE_DAYS} days at once.`);
      const { scope, spacingSeconds } = SPACINGS.find(({ untilMs }) => span.to - span.from <= untilMs) ?? SPACINGS[2];
      const tagId = positionTagOf(vesselId);
      const period = { fromMs: span.from, toMs: span.to };
      const points =
        tagId === undefined
          ? undefined
          : await positions.within({ tagIds: [tagId], window: WORLD_WINDOW, period, scope, keepStandstill: true });
      const fixes = points === undefined ? [] : fixesOf(points);
      const stays = findStays(fixes);
      const legs = findVoyageLegs(fixes, stays, span);
      return {
        stays: stays.map((stay) => stayOf(stay, fixes, ports ?? loadKnownPorts())),
        totals: wireTotals(computeVoyageTotals(legs)),
        days: splitNoonDays(legs, span, timeZone).map(({ from, to, isPartial, totals }) => {
          return { from: toWireTime(from), to: toWireTime(to), isPartial, totals: wireTotals(totals) };
        }),
        spacingSeconds,
      };
    },
  };
}
export type VoyageService = ReturnType<typeof createVoyageService>;

/** Oldest first; the store answers the newest first. */
function fixesOf({ length, times, latitudes, longitudes }: Points): Fix[] {
  return Array.from({ length }, (_, index) => {
    const row = length - 1 - index;
    return {
      time: times[row] as Instant,
      latitude: latitudes[row] as number,
      longitude: longitudes[row] as number,
    };
  });
}

function stayOf(stay: Stay, fixes: readonly Fix[], ports: Ports): Voyage['stays'][number] {
  const { latitude, longitude, radiusMeters, from, to } = stay;
  const portName = ports.nearest(stay);
  return {
    kind: wireKind(stay.kind, portName),
    from: toWireTime(from),
    to: toWireTime(to),
    isCutAtStart: from === fixes[0]?.time,
    isCutAtEnd: to === fixes.at(-1)?.time,
    latitude,
    longitude,
    radiusMeters: Math.round(radiusMeters),
    portName,
  };
}

function wireKind(kind: Stay['kind'], portName: string | null): Voyage['stays'][number]['kind'] {
  if (kind === 'still') return portName === null ? 'station' : 'port';
  return kind === 'swinging' ? 'anchor' : 'drift';
}

function wireTotals(totals: VoyageTotals): Voyage['totals'] {
  const named = {
    sea: totals.sea,
    manoeuvre: totals.manoeuvre,
    drift: totals.drifting,
    anchor: totals.swinging,
    berth: totals.still,
    unknown: totals.unknown,
  } as const;
  return (Object.keys(named) as (keyof typeof named)[]).map((state) => ({
    state,
    seconds: Math.round(named[state].ms / 1000),
    meters: Math.round(named[state].meters),
  }));
}
