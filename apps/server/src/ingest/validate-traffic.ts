/** Validates AIS reports of other ships; "not available" of ITU-R M.1371 becomes unknown. */
import type { TrafficReport } from '@fms/contract/link';
import { normalisePosition } from '@fms/domain/geo';
import type { Instant, VesselId } from '@fms/domain/identity';
import { TRAFFIC_NAME, TRAFFIC_POSITION, TRAFFIC_SHIP_TYPE, type TrafficRow } from '../telemetry/index.ts';
import type { RefusalCounter } from './refusal-counter.ts';
import { validateTime } from './validate-time.ts';

/** ITU-R M.1371, messages 1–3: speed 1023, course 3600 and heading 511 say "not available". */
const SPEED_NOT_AVAILABLE_KNOTS = 102.3;
const FULL_CIRCLE_DEGREES = 360;

interface Surroundings {
  readonly now: Instant;
  vesselAt(index: number): VesselId | undefined;
  readonly fallback: VesselId | undefined;
}

export function validateTraffic(
  reports: readonly TrafficReport[],
  { now, vesselAt, fallback }: Surroundings,
  into: { readonly batch: { readonly traffic: TrafficRow[] }; readonly refusals: RefusalCounter },
): void {
  for (const report of reports) {
    const vesselId = vesselAt(report.vesselIndex);
    const example = () => `${report.mmsi} ${report.latitude ?? ''} ${report.longitude ?? ''} ${report.name ?? ''}`;
    if (vesselId === undefined) {
      if (fallback !== undefined) into.refusals.add(fallback, 'vessel-unknown', example);
      continue;
    }
    const reason = validateTime(report.time, now) ?? (/^\d{1,10}$/.test(report.mmsi) ? null : 'mmsi-malformed');
    if (reason !== null) {
      into.refusals.add(vesselId, reason, example);
      continue;
    }
    const of = { vesselId, mmsi: report.mmsi, time: Math.floor(report.time) };
    const { traffic } = into.batch;
    if (report.name !== null) traffic.push({ ...of, kind: TRAFFIC_NAME, name: report.name.toWellFormed().trim() });
    if (report.shipType !== null) traffic.push({ ...of, kind: TRAFFIC_SHIP_TYPE, shipType: report.shipType % 256 });
    if (report.latitude === null || report.longitude === null) continue;
    const judged = normalisePosition({ latitude: report.latitude, longitude: report.longitude });
    // A repaired or zero position of an AIS target is of no use on a map.
    if (judged.ok && judged.quality === 0)
      traffic.push({ ...of, kind: TRAFFIC_POSITION, ...judged, ...motionOf(report) });
    else into.refusals.add(vesselId, `traffic-position-${judged.ok ? 'doubtful' : judged.reason}`, example);
  }
}

function motionOf({ speedKnots, courseDegrees, headingDegrees }: TrafficReport) {
  return {
    speedKnots: below(speedKnots, SPEED_NOT_AVAILABLE_KNOTS),
    courseDegrees: below(courseDegrees, FULL_CIRCLE_DEGREES),
    headingDegrees: below(headingDegrees, FULL_CIRCLE_DEGREES),
  };
}

const below = (value: number | null, bound: number) => (value !== null && value >= 0 && value < bound ? value : null);
