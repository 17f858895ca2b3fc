/** What a job came to: distance, fuel, energy, engine hours and CO2, and how much of it is known (§9.8). */
import type { Position } from '../geo/coordinates.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { HOUR_MS, MINUTE_MS } from '../time/unit.ts';
import { type JobMinute, sliceMinutes } from './minute/job-minute.ts';

export interface JobTotal extends TimeSpan {
  /** Where it began and ended: the first and the last position known within it. */
  readonly fromPlace: Position | null;
  readonly toPlace: Position | null;
  /** nm over ground; null, as all below, where it was never measured within the job. */
  readonly nauticalMiles: number | null;
  /** t. */
  readonly fuel: number | null;
  readonly carbon: number | null;
  /** kWh of propulsion, thrusters and hotel. */
  readonly energy: number | null;
  /** Of all main engines together, h. */
  readonly engineHours: number | null;
  /** Means while known: t on the towing line, and share of full power. */
  readonly meanPull: number | null;
  /** kn along the course, and m/s from ahead, as {@link JobMinute}. */
  readonly meanCurrent: number | null;
  readonly meanHeadWind: number | null;
  readonly meanLoad: number | null;
  /** Share of the minutes in which the least known of what was measured is known, 0 to 1. */
  readonly knownShare: number;
}

const RATES = {
  nauticalMiles: 'speed',
  fuel: 'fuelRate',
  carbon: 'carbonRate',
  energy: 'powerKw',
  engineHours: 'enginesRunning',
} as const satisfies Partial<Record<keyof JobTotal, keyof JobMinute>>;
type Summed = keyof typeof RATES;

const MINUTE_HOURS = MINUTE_MS / HOUR_MS;

/**
 * Totals of a span over the minutes that begin within it, in order of time. A minute that is not known adds nothing, so that
 * the totals of parts add up to the whole; `knownShare` says how much of the span was summed.
 */
export function computeJobTotal(minutes: readonly JobMinute[], { from, to }: TimeSpan): JobTotal {
  const own = sliceMinutes(minutes, { from, to });
  const positions = own.flatMap(({ position }) => position ?? []);
  const known = Object.entries(RATES).map(([total, rate]) => {
    const values = own.flatMap((minute) => minute[rate] ?? ([] as number[]));
    return { total: total as Summed, count: values.length, sum: values.reduce((sum, value) => sum + value, 0) };
  });
  const sums = Object.fromEntries(
    known.map(({ total, count, sum }) => [total, count === 0 ? null : sum * MINUTE_HOURS]),
  ) as Record<Summed, number | null>;
  const counts = known.map(({ count }) => count).filter((count) => count > 0);
  return {
    from,
    to,
    fromPlace: positions[0] ?? null,
    toPlace: positions.at(-1) ?? null,
    ...sums,
    meanPull: mean(own.map(({ pull }) => pull)),
    meanCurrent: mean(own.map(({ current }) => current)),
    meanHeadWind: mean(own.map(({ headWind }) => headWind)),
    meanLoad: mean(own.map(({ propulsionShare }) => propulsionShare)),
    knownShare: counts.length === 0 ? 0 : Math.min(1, (Math.min(...counts) * MINUTE_MS) / (to - from)),
  };
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
