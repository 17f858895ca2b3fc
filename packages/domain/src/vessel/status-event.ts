/**
 * When a vessel changed what it does, with stated thresholds (§B2-2). Two speeds and not one, so that a
 * ship that swings about half a knot at anchor does not get under way and stop again all night.
 */
import type { Instant } from '../time/instant.ts';
import type { VesselSighting } from './vessel-presence.ts';

/** Above this a vessel has got under way. */
export const UNDER_WAY_KNOTS = 3.5;
/** Below this it has stopped. */
export const STOPPED_KNOTS = 0.5;
/** No position for longer than this: out of range, whatever it did before. */
export const OUT_OF_RANGE_MS = 60 * 60 * 1000;

export type StatusEventKind = 'under-way' | 'stopped' | 'out-of-range' | 'in-range';

export interface StatusEvent {
  readonly kind: StatusEventKind;
  /** When the position that shows it was measured; when the hour was over for `out-of-range`. */
  readonly time: Instant;
}

/** What must be known of a vessel to tell what is new. */
export interface StatusMemory {
  /** Undefined until one of the two speeds was passed. */
  readonly motion: 'under-way' | 'stopped' | undefined;
  readonly inRange: boolean;
}

/** What a sighting changes. The first one only fills the memory: how a vessel was found is no event. */
export function computeNextStatus(
  memory: StatusMemory | undefined,
  { time, speedKnots }: VesselSighting,
  nowMs: Instant,
): { memory: StatusMemory | undefined; events: readonly StatusEvent[] } {
  if (time === null) return { memory, events: [] };
  const inRange = nowMs - time <= OUT_OF_RANGE_MS;
  // A speed of an hour ago says nothing about now.
  const motion = (inRange ? motionOf(speedKnots) : undefined) ?? memory?.motion;
  if (memory === undefined) return { memory: { motion, inRange }, events: [] };
  const events: StatusEvent[] = [];
  if (memory.inRange && !inRange) events.push({ kind: 'out-of-range', time: time + OUT_OF_RANGE_MS });
  if (!memory.inRange && inRange) events.push({ kind: 'in-range', time });
  if (motion !== undefined && memory.motion !== undefined && motion !== memory.motion) {
    events.push({ kind: motion, time });
  }
  const isSame = memory.motion === motion && memory.inRange === inRange;
  return { memory: isSame ? memory : { motion, inRange }, events };
}

/** Undefined between the two speeds: the vessel goes on doing what it did. */
function motionOf(speedKnots: number | null): 'under-way' | 'stopped' | undefined {
  if (speedKnots === null) return undefined;
  if (speedKnots > UNDER_WAY_KNOTS) return 'under-way';
  return speedKnots < STOPPED_KNOTS ? 'stopped' : undefined;
}
