import { HOUR_MS, type Instant } from '@fms/domain/time';
import type { LivePosition } from '../../live/index.ts';
import { NOON } from '../builders.ts';

/** What is known at noon of a vessel heard so many hours ago, null for never, and under way unless a speed is given. */
export function buildFleetContext(heardHoursAgo: number | null, speedKnots = 10) {
  const heardAt: Instant | null = heardHoursAgo === null ? null : NOON - heardHoursAgo * HOUR_MS;
  const reported = { latitude: 60, longitude: 3, speedKnots, courseDegrees: 0, headingDegrees: 0, quality: 0 };
  const position: LivePosition | undefined = heardAt === null ? undefined : { ...reported, time: heardAt };
  return { positionOf: () => position, heardAt: () => heardAt, nowMs: NOON };
}
