/** Wash water over a window: pH, PAH and turbidity above the inlet against their limits (§9.8, MEPC.259(68), 10.1). */
import { evaluatePah, evaluatePh, WASH_WATER_LIMITS } from '@fms/domain/emission';
import { hasValue, type PlantInput, pickFactorSet, refuse, toFactorDay } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import type { SeriesPoint } from '../../../live/index.ts';
import { findMinute, type ScrubberMinute } from './scrubber-minute.ts';

/** Width of the buckets the curves are drawn from; three of them are the mean turbidity is evaluated by. */
export const WATER_BUCKET_MS = 5 * 60_000;
const TURBIDITY_BUCKETS = 3;
/** Slower than this a ship is not under way. */
const UNDER_WAY_KNOTS = 0.5;

export const WATER_KEYS = [
  'inletPh',
  'dischargePh',
  'inletPah',
  'dischargePah',
  'inletTurbidity',
  'dischargeTurbidity',
  'washWaterFlow',
  'connectedPower',
] as const;
export type WaterKey = (typeof WATER_KEYS)[number];

export interface WaterPoint {
  readonly time: Instant;
  readonly ph: number | null;
  /** Above the inlet, µg/l; null where one of both is not measured. */
  readonly pah: number | null;
  /** Above the inlet as mean of 15 min, NTU. */
  readonly turbidity: number | null;
  /** Quantities beyond their limit in this bucket. */
  readonly exceeded: readonly WaterQuantity[];
}
export type WaterQuantity = 'ph' | 'pah' | 'turbidity';

export interface WaterExcess {
  readonly quantity: WaterQuantity;
  readonly from: Instant;
  readonly to: Instant;
  /** The value furthest beyond the limit. */
  readonly worst: number;
}

/** Value of a quantity in the bucket that begins at a time; undefined where it was not measured. */
type ReadWater = (key: WaterKey, time: Instant) => number | undefined;

/** Points while the scrubber washed; in bypass nothing goes overboard, and nothing is drawn. */
export function buildWater(
  series: ReadonlyMap<WaterKey, readonly SeriesPoint[]>,
  minutes: readonly ScrubberMinute[],
): WaterPoint[] {
  const byKey = new Map([...series].map(([key, points]) => [key, new Map(points.map(({ time, avg }) => [time, avg]))]));
  const read: ReadWater = (key, time) => byKey.get(key)?.get(time);
  const times = [...new Set([...byKey.values()].flatMap((of) => [...of.keys()]))].sort((a, b) => a - b);
  return times.flatMap((time) => {
    const minute = findMinute(minutes, time);
    const isWashing = minute?.mode === 'open' || minute?.mode === 'closed';
    return isWashing ? [createPoint(read, time, (minute.knots ?? 0) >= UNDER_WAY_KNOTS)] : [];
  });
}

function createPoint(read: ReadWater, time: Instant, isUnderWay: boolean): WaterPoint {
  const turbidity = meanOf(
    Array.from({ length: TURBIDITY_BUCKETS }, (_, back) =>
      readAbove(read, 'dischargeTurbidity', 'inletTurbidity', time - back * WATER_BUCKET_MS),
    ),
  );
  const inputs = Object.fromEntries(
    WATER_KEYS.map((key): [WaterKey, PlantInput] => {
      const value = read(key, time);
      return [key, value === undefined ? refuse('unknown', key) : { value, state: 'good', time }];
    }),
  ) as Record<WaterKey, PlantInput>;
  const { dischargePh, inletPh, dischargePah, inletPah, washWaterFlow, connectedPower } = inputs;
  const ph = evaluatePh({ dischargePh, inletPh }, { isUnderWay, approvedLimit: null }, time);
  const pah = evaluatePah({ dischargePah, inletPah, washWaterFlow, connectedPower }, time);
  const mostTurbidity = readWaterLimits(time)?.mostTurbidity ?? Number.POSITIVE_INFINITY;
  return {
    time,
    ph: read('dischargePh', time) ?? null,
    pah: readAbove(read, 'dischargePah', 'inletPah', time),
    turbidity,
    exceeded: [
      ...(hasValue(ph) && !ph.value.isKept ? (['ph'] as const) : []),
      ...(hasValue(pah) && !pah.value.isKept ? (['pah'] as const) : []),
      ...(turbidity !== null && turbidity > mostTurbidity ? (['turbidity'] as const) : []),
    ],
  };
}

/** What the discharge has above the inlet; null where one of both is not measured. */
function readAbove(read: ReadWater, discharge: WaterKey, inlet: WaterKey, time: Instant): number | null {
  const [out, into] = [read(discharge, time), read(inlet, time)];
  return out === undefined || into === undefined ? null : out - into;
}

/** The limits in force; undefined before there were any. */
export const readWaterLimits = (time: Instant) => pickFactorSet(WASH_WATER_LIMITS, toFactorDay(time))?.factors;

/** Runs of buckets beyond a limit, in order of time. */
export function findWaterExcess(points: readonly WaterPoint[]): WaterExcess[] {
  const found: WaterExcess[] = [];
  for (const quantity of ['ph', 'pah', 'turbidity'] as const) {
    for (const point of points) {
      const value = point[quantity];
      if (value === null || !point.exceeded.includes(quantity)) continue;
      const last = found.at(-1);
      const to = point.time + WATER_BUCKET_MS;
      if (last?.quantity === quantity && last.to === point.time) {
        const worst = quantity === 'ph' ? Math.min(last.worst, value) : Math.max(last.worst, value);
        found[found.length - 1] = { ...last, to, worst };
      } else found.push({ quantity, from: point.time, to, worst: value });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function meanOf(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum / values.length;
}
