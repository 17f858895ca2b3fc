/** Next time a moving fleet must be drawn again: when the motion becomes visible. */
import { KMH_PER_KNOT } from '@fms/domain/track';
import { computeMetersPerPixel } from './screen-geometry.ts';

/** A shift that is just seen. */
const SEEN_PIXELS = 0.5;
const SOONEST_MS = 250;
/** Ages in labels change by the minute, and a vessel grows late without moving. */
const LATEST_MS = 10_000;

/** Time until a vessel of that speed has moved by half a pixel at the equator, between a quarter and ten seconds. */
export function computeNextMoveMs(speedKnots: number, zoom: number): number {
  const metersPerMs = (speedKnots * KMH_PER_KNOT) / 3600;
  const dueMs = (computeMetersPerPixel(0, zoom) * SEEN_PIXELS) / metersPerMs;
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, dueMs));
}
