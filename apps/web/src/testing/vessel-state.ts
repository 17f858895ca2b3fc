import { getVesselState, type VesselState } from '../entities/fleet/index.ts';
import { buildVessel, NOON } from './builders.ts';

const HOUR_MS = 3_600_000;

/** The state at noon of a vessel heard so many hours ago, null for never, and under way unless a speed is given. */
export function buildVesselState(id: number, heardHoursAgo: number | null, speedKnots = 10): VesselState {
  const heardAt = heardHoursAgo === null ? null : NOON - heardHoursAgo * HOUR_MS;
  const reported = { latitude: 60, longitude: 3, speedKnots, courseDegrees: 0, headingDegrees: 0, quality: 0 };
  const position = heardAt === null ? undefined : { ...reported, time: heardAt };
  return getVesselState(buildVessel(id), { positionOf: () => position, heardAt: () => heardAt, nowMs: NOON });
}
