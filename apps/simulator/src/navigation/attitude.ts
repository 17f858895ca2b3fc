/** How a ship floats: heel by the wind on its side and by what is loaded, trim by stores, fuel and speed. */
import type { Swell } from '../random/swell.ts';
import { KNOT_MS } from '../sea/unit.ts';
import type { Weather } from '../sea/weather.ts';
import type { Hull } from '../spec/ship-spec.ts';

export interface Attitude {
  /** Without the rolling, positive to starboard. */
  readonly heelDegrees: number;
  /** Draught aft less draught forward, m. */
  readonly trimMeters: number;
}

/** Swells of the load: each with a period of hours, as ballast is moved and stores are used. */
export interface LoadSwells {
  readonly heel: Swell;
  readonly trim: Swell;
}

/** Degrees at a fresh beam wind of 10 m/s on a ship with the windage of a supply vessel. */
const HEEL = { byWind: 0.45, usualWindage: 0.028, byLoad: 0.35 } as const;

/** `windAngle` is that of the true wind from the bow, degrees; `speed` through the water, m/s. */
export function computeAttitude(
  hull: Hull,
  { windSpeed }: Weather,
  windAngle: number,
  speed: number,
  load: LoadSwells,
  seconds: number,
): Attitude {
  const beam = Math.sin((windAngle * Math.PI) / 180);
  const wind = HEEL.byWind * (hull.windage / HEEL.usualWindage) * (windSpeed / 10) ** 2 * beam;
  const shareOfSpeed = Math.abs(speed) / (hull.topSpeedKnots * KNOT_MS);
  return {
    // A wind from starboard leans the ship to port.
    heelDegrees: Math.min(2.5, Math.max(-2.5, HEEL.byLoad * load.heel.at(seconds) - wind)),
    trimMeters: hull.lengthMeters * (0.0025 + 0.0012 * load.trim.at(seconds) + 0.0008 * shareOfSpeed ** 2),
  };
}
