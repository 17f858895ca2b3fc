/** Validates AIS reports of other ships; "not available" of ITU-R M.1371 becomes unknown. */
import type { TrafficReport } from '@fms/contract/link';
import { normalisePosition } from '@fms/domain/geo';
import { TRAFFIC_KIND, type TrafficRow } from '../telemetry/index.ts';
import { type BatchContext, findFrameVessel } from './frame-vessel.ts';
import type { RefusalCounter } from './refusal-counter.ts';
import { validateTime } from './validate-time.ts';

/** ITU-R M.1371, messages 1–3: speed 1023, course 3600 and heading 511 say "not available". */
const SPEED_NOT_AVAILABLE_KNOTS = 102.3;
const FULL_CIRCLE_DEGREES = 360;

export function validateTraffic(
  reports: readonly TrafficReport[],
  context: BatchContext,
  into: { readonly batch: { readonly traffic: TrafficRow[] }; readonly refusals: RefusalCounter },
): void {
  for (const report of reports) {
    const example = () => `${report.mmsi} ${report.latitude ?? ''} ${report.longitude ?? ''} ${report.name ?? ''}`;
    const vesselId = findFrameVessel(context, report.vesselIndex, into.refusals, example);
    if (vesselId === undefined) continue;
    const reason = validateTime(report.time, context.now) ?? (/^\d{1,10}$/.test(report.mmsi) ? null : 'mmsi-malformed');
    if (reason !== null) {
      into.refusals.add(vesselId, reason, example);
      continue;
    }
    const of = { vesselId, mmsi: report.mmsi, time: Math.floor(report.time) };
    const { traffic } = into.batch;
    if (report.name !== null) traffic.push({ ...of, kind: TRAFFIC_KIND.name, name: report.name.toWellFormed().trim() });
    if (report.shipType !== null) traffic.push({ ...of, kind: TRAFFIC_KIND.shipType, shipType: report.shipType % 256 });
    if (report.latitude === null || report.longitude === null) continue;
    const normalised = normalisePosition({ latitude: report.latitude, longitude: report.longitude });
    // A repaired or zero position of an AIS target is of no use on a map.
    if (normalised.ok && normalised.quality === 0)
      traffic.push({ ...of, kind: TRAFFIC_KIND.position, ...normalised, ...motionOf(report) });
    else into.refusals.add(vesselId, `traffic-position-${normalised.ok ? 'doubtful' : normalised.reason}`, example);
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
