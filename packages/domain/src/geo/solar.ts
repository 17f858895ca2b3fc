/** Position of the sun, for day and night on timelines and maps. Accurate to about a degree: two minutes of dusk. */

import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';
import type { Position } from './coordinates.ts';

const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, from which the almanac counts. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);

/** Below this elevation it is night for the eye: the sun's upper edge and the bending of its light are past. */
export const SUNSET_DEGREES = -0.833;

/** Elevation of the sun over the horizon in degrees (Astronomical Almanac, low-precision formulas). */
export function computeSunElevation({ latitude, longitude }: Position, time: Instant): number {
  const days = (time - J2000_MS) / DAY_MS;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  const ecliptic = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const obliquity = (23.439 - 0.0000004 * days) * RADIANS;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic));
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic));
  const sidereal = (280.46062 + 360.98564737 * days + longitude) * RADIANS;
  const hourAngle = sidereal - ascension;
  const sine =
    Math.sin(latitude * RADIANS) * Math.sin(declination) +
    Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}
