/** Speed loss over months, in spans between cleanings and dockings, and what an event changed (§9.8). */

import { combine, type PlantAnswer, type Refusal, refuse } from '../plant-value/index.ts';
import { fitLine, fitMean, type LineFit, readBand, readLine } from '../statistic/line-fit.ts';
import type { Instant } from '../time/instant.ts';
import { DAY_MS } from '../time/unit.ts';
import { LEAST_POINTS } from './trial-curve.ts';

export interface SpeedLossSample {
  readonly time: Instant;
  /** Percent, negative where the ship is slower. */
  readonly speedLoss: number;
}

export interface SpeedLossSpan {
  readonly from: Instant;
  readonly to: Instant;
  readonly count: number;
  /** Percent over days since the epoch; refused as `too-few` below 200 points: no line is drawn. */
  readonly line: LineFit | Refusal;
}

/** The effect of an event is the mean of this time after it less that before it. */
export const EFFECT_SPAN_MS = 365 * 86_400_000;

/** A straight line for each span between events; samples and events come in order of time. Empty spans are left out. */
export function fitSpeedLoss(samples: readonly SpeedLossSample[], events: readonly Instant[]): SpeedLossSpan[] {
  return [...Map.groupBy(samples, ({ time }) => events.findLastIndex((event) => event <= time)).values()].map((own) => {
    const line =
      own.length < LEAST_POINTS
        ? undefined
        : fitLine(own.map(({ time, speedLoss }) => ({ x: time / DAY_MS, y: speedLoss })));
    return {
      from: own[0]?.time ?? 0,
      to: own.at(-1)?.time ?? 0,
      count: own.length,
      line: line ?? refuse('too-few', 'points'),
    };
  });
}

export interface Estimate {
  readonly value: number;
  /** Half width of the 95 % interval. */
  readonly error: number;
}

/** Speed loss in percent on the line of a span at a time, with its 95 % band. */
export function readSpeedLoss({ line }: SpeedLossSpan, time: Instant): PlantAnswer<Estimate> {
  if ('reason' in line) return line;
  const days = time / DAY_MS;
  return { value: { value: readLine(line, days), error: readBand(line, days) }, state: 'good', time };
}

/**
 * Mean of values in order of time, such as power over trial in percent, with its 95 % interval. Refused as `too-few`
 * below 200.
 */
export function estimateMean(values: readonly number[]): PlantAnswer<Estimate> {
  const fit = values.length < LEAST_POINTS ? undefined : fitMean(values);
  return fit ? { value: { value: fit.mean, error: fit.error }, state: 'good' } : refuse('too-few', 'points');
}

/**
 * What an event brought, percentage points of speed: mean of the twelve months after it − mean of those before, without
 * what lies beyond a neighbouring event. Refused as `too-few` below 200 points on either side.
 */
export function computeEventEffect(
  samples: readonly SpeedLossSample[],
  event: Instant,
  events: readonly Instant[],
): PlantAnswer<Estimate> {
  const from = Math.max(event - EFFECT_SPAN_MS, ...events.filter((time) => time < event));
  const to = Math.min(event + EFFECT_SPAN_MS, ...events.filter((time) => time > event));
  const lossOf = (of: readonly SpeedLossSample[]) => of.map(({ speedLoss }) => speedLoss);
  const before = lossOf(samples.filter(({ time }) => time >= from && time < event));
  const after = lossOf(samples.filter(({ time }) => time >= event && time < to));
  return combine({ was: estimateMean(before), is: estimateMean(after) }, ({ was, is }) => ({
    value: is.value - was.value,
    error: Math.hypot(is.error, was.error),
  }));
}
