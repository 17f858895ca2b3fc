/** A minute of a ship as jobs are found and summed up by; null is not measured, or not to be used. */
import type { Position } from '../../geo/coordinates.ts';
import type { Instant } from '../../time/instant.ts';
import type { TimeSpan } from '../../time/time-span.ts';
import { MINUTE_MS } from '../../time/unit.ts';

export interface JobMinute {
  /** Its beginning, a whole minute. */
  readonly time: Instant;
  readonly position: Position | null;
  /** Over ground, kn. */
  readonly speed: number | null;
  /** True, degrees. */
  readonly heading: number | null;
  /** Power at the propellers over full power, 0 to 1. */
  readonly propulsionShare: number | null;
  /** Load of the thruster that works most, 0 to 1; 0 on a ship without. */
  readonly thrusterShare: number | null;
  /** On the towing line, t. */
  readonly pull: number | null;
  /** Of the water along its course, kn; positive sets it on. */
  readonly current: number | null;
  /** True wind from ahead, m/s; negative from astern. */
  readonly headWind: number | null;
  readonly hotelKw: number | null;
  readonly isOnShorePower: boolean | null;
  /** All consumers, t/h. */
  readonly fuelRate: number | null;
  /** CO2 of all consumers, t/h. */
  readonly carbonRate: number | null;
  /** Propulsion, thrusters and hotel, kW. */
  readonly powerKw: number | null;
  /** Main engines that run. */
  readonly enginesRunning: number | null;
}

/** Minutes in order of time, a group for each run without a silence of more than `mostSilentMinutes`. */
export function splitAtSilences(minutes: readonly JobMinute[], mostSilentMinutes: number): JobMinute[][] {
  const runs: JobMinute[][] = [];
  let before: JobMinute | undefined;
  for (const minute of minutes) {
    const run = runs.at(-1);
    if (run && before && minute.time - before.time <= mostSilentMinutes * MINUTE_MS) run.push(minute);
    else runs.push([minute]);
    before = minute;
  }
  return runs;
}

/** The minutes that begin within a span, its end not included; of minutes in order of time. */
export function sliceMinutes(minutes: readonly JobMinute[], { from, to }: TimeSpan): JobMinute[] {
  return minutes.slice(findFirst(minutes, from), findFirst(minutes, to));
}

/** Index of the first minute at or after a time. */
function findFirst(minutes: readonly JobMinute[], time: Instant): number {
  let [low, high] = [0, minutes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((minutes[middle] as JobMinute).time < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
