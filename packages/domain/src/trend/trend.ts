/**
 * Rate of change of a value from its recent samples, answered only where a straight line describes them (§9.8).
 *
 * The rule: samples are averaged over twelve equal parts of their time, so that waves and noise cancel. It moves where
 *  - at least nine parts and the newest one hold samples, twelve samples over ten minutes or more;
 *  - a line through the means explains 80 % of their variance, and its slope is not zero at 95 %;
 *  - the lines through the older and the newer half rise the same way, by half to twice as much: a step or a bend does not;
 *  - the change over the whole time is at least three times the noise of the instrument, where that is known.
 * It is steady where the means differ by no more than three times that noise or twice the scatter within the parts.
 * Otherwise it is neither and no rate is given.
 */

import { type PlantAnswer, refuse } from '../plant-value/index.ts';
import { fitLine, readLine } from '../statistic/line-fit.ts';
import type { Point } from '../statistic/polynomial-fit.ts';
import type { TimedValue } from '../statistic/rise-per-hour.ts';
import type { Instant } from '../time/instant.ts';
import { HOUR_MS } from '../time/unit.ts';

const PARTS = 12;
const LEAST_FILLED = 9;
const LEAST_SAMPLES = 12;
export const TREND_MIN_SPAN_MS = 10 * 60_000;
export const TREND_MIN_R2 = 0.8;
/** The slope of each half lies between these shares of the whole slope. */
const HALF_SHARES = [0.5, 2] as const;
const NOISE_TIMES = 3;
const SCATTER_TIMES = 2;

export interface MovingTrend {
  readonly kind: 'moving';
  /** Unit of the value per hour; falling is negative. */
  readonly ratePerHour: number;
  /** Half width of its 95 % interval. */
  readonly errorPerHour: number;
  /** Value of the line at the newest sample: less noisy than the sample itself. */
  readonly level: number;
  readonly spanMs: number;
  readonly r2: number;
}

export type Trend = MovingTrend | { readonly kind: 'steady' };

/**
 * The trend at `now` of samples that may be used, in order of time; `noise` is the instrument's own, in the unit of the
 * value. Refused as `too-few` for too few samples or too short a time, as `stale` where the newest is older than a twelfth
 * of their time, as `unsteady` where no line and no rest describes them.
 */
export function findTrend(samples: readonly TimedValue[], now: Instant, noise = 0): PlantAnswer<Trend> {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || samples.length < LEAST_SAMPLES) return refuse('too-few', 'samples');
  const spanMs = last.time - first.time;
  if (spanMs < TREND_MIN_SPAN_MS) return refuse('too-few', 'samples');
  if (now - last.time > spanMs / PARTS) return refuse('stale', 'samples');
  const parts = Map.groupBy(samples, ({ time }) =>
    Math.min(PARTS - 1, Math.floor(((time - first.time) / spanMs) * PARTS)),
  );
  if (parts.size < LEAST_FILLED) return refuse('too-few', 'samples');
  const means = [...parts.values()].map((part) => ({
    x: mean(part.map(({ time }) => time - first.time)) / HOUR_MS,
    y: mean(part.map(({ value }) => value)),
  }));
  const line = findLine(means, noise, spanMs / HOUR_MS);
  if (line) {
    const level = readLine(line, spanMs / HOUR_MS);
    const { slope, slopeError, r2 } = line;
    return {
      value: { kind: 'moving', ratePerHour: slope, errorPerHour: slopeError, level, spanMs, r2 },
      state: 'good',
      time: last.time,
    };
  }
  const levels = means.map(({ y }) => y);
  const rest = Math.max(NOISE_TIMES * noise, SCATTER_TIMES * scatterWithin([...parts.values()]));
  return Math.max(...levels) - Math.min(...levels) <= rest
    ? { value: { kind: 'steady' }, state: 'good', time: last.time }
    : refuse('unsteady', 'samples');
}

/** The line through the means where the rule holds, x in hours. */
function findLine(means: readonly Point[], noise: number, hours: number) {
  const line = fitLine(means);
  if (!line || line.r2 < TREND_MIN_R2 || Math.abs(line.slope) <= line.slopeError) return undefined;
  if (line.slope === 0 || Math.abs(line.slope) * hours < NOISE_TIMES * noise) return undefined;
  const half = means.length >> 1;
  const shares = [means.slice(0, half), means.slice(half)].map((of) => (fitLine(of)?.slope ?? 0) / line.slope);
  const [least, most] = HALF_SHARES;
  return shares.every((share) => share >= least && share <= most) ? line : undefined;
}

/** Standard deviation of samples about the means of their parts. */
function scatterWithin(parts: readonly (readonly TimedValue[])[]): number {
  let [squares, count] = [0, 0];
  for (const part of parts) {
    const level = mean(part.map(({ value }) => value));
    for (const { value } of part) squares += (value - level) ** 2;
    count += part.length - 1;
  }
  return count > 0 ? Math.sqrt(squares / count) : 0;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
