/** What a noon report asks of propulsion, by sensors: distance, speed, power and fuel from noon to noon (§9.8). */
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { listDailyTimes } from '../time/time-zone.ts';
import { PERFORMANCE_BLOCK_MS } from './performance-block.ts';

/** Ten minutes in which the ship made way under power; null where a quantity was not measured. */
export interface NoonSample {
  readonly time: Instant;
  /** kn */
  readonly speedOverGround: number | null;
  readonly speedThroughWater: number | null;
  /** Of all shafts, kW. */
  readonly shaftPower: number | null;
  /** Mean of the shafts, rpm. */
  readonly shaftSpeed: number | null;
  /** Of the main engines, l/h at 15 °C. */
  readonly fuelRate: number | null;
}

export interface NoonReport extends TimeSpan {
  /** It begins or ends with the period and not at noon. */
  readonly isPartial: boolean;
  /** Under way with power. */
  readonly hours: number;
  /** nm; null, as all below, where it was not measured in any of these hours. */
  readonly milesOverGround: number | null;
  readonly milesThroughWater: number | null;
  /** Mean through water, kn. */
  readonly knots: number | null;
  /** Mean power, kW, and speed of the shafts, rpm. */
  readonly kilowatts: number | null;
  readonly rpm: number | null;
  /** l at 15 °C. */
  readonly litres: number | null;
  /** l at 15 °C an hour for each kW, of the ten minutes that know both. */
  readonly litresPerKilowattHour: number | null;
  /** Share of these hours for which the least known of what is measured is known, 0 to 1. */
  readonly completeness: number;
}

const NOON_HOUR = 12;
const BLOCK_HOURS = PERFORMANCE_BLOCK_MS / 3_600_000;
const QUANTITIES = ['speedOverGround', 'speedThroughWater', 'shaftPower', 'shaftSpeed', 'fuelRate'] as const;

/** Days cut at the noons of a zone, oldest first; those without any sample are left out. */
export function computeNoonReports(samples: readonly NoonSample[], period: TimeSpan, zone: string): NoonReport[] {
  const noons = listDailyTimes(period.from, period.to, [NOON_HOUR], zone);
  const cuts = [...new Set([period.from, ...noons, period.to])];
  return cuts.slice(1).flatMap((to, place): NoonReport[] => {
    const from = cuts[place] ?? period.from;
    const own = samples.filter(({ time }) => time >= from && time < to);
    const isPartial = !(noons.includes(from) && noons.includes(to));
    return own.length === 0 ? [] : [{ from, to, isPartial, ...report(own) }];
  });
}

function report(samples: readonly NoonSample[]): Omit<NoonReport, 'from' | 'to' | 'isPartial'> {
  const valuesOf = (quantity: (typeof QUANTITIES)[number]) =>
    samples.flatMap((sample) => sample[quantity] ?? ([] as number[]));
  const known = QUANTITIES.map((quantity) => valuesOf(quantity).length).filter((count) => count > 0);
  const both = samples.filter(({ fuelRate, shaftPower }) => fuelRate !== null && shaftPower !== null);
  const energy = sum(both.map(({ shaftPower }) => shaftPower ?? 0));
  return {
    hours: samples.length * BLOCK_HOURS,
    milesOverGround: integrate(valuesOf('speedOverGround')),
    milesThroughWater: integrate(valuesOf('speedThroughWater')),
    knots: mean(valuesOf('speedThroughWater')),
    kilowatts: mean(valuesOf('shaftPower')),
    rpm: mean(valuesOf('shaftSpeed')),
    litres: integrate(valuesOf('fuelRate')),
    litresPerKilowattHour: energy > 0 ? sum(both.map(({ fuelRate }) => fuelRate ?? 0)) / energy : null,
    completeness: known.length === 0 ? 0 : Math.min(...known) / samples.length,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length === 0 ? null : sum(values) / values.length);
const integrate = (values: readonly number[]) => (values.length === 0 ? null : sum(values) * BLOCK_HOURS);
