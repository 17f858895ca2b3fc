/** Speed loss as it is drawn: means of weeks, lines between events, what the last event brought. */
import {
  computeEventEffect,
  type Estimate,
  fitSpeedLoss,
  type PerformancePoint,
  readSpeedLoss,
  type SpeedLossSample,
  type SpeedLossSpan,
} from '@fms/domain/performance';
import { hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';

const WEEK_MS = 7 * 86_400_000;

export interface SpeedLossView {
  readonly weeks: readonly { readonly time: Instant; readonly mean: number }[];
  readonly spans: readonly SpeedLossSpan[];
  /** On the line of the last span, at its end. */
  readonly now: PlantAnswer<Estimate>;
  /** Of the last event within the points; refused as `missing` without one. */
  readonly effect: PlantAnswer<Estimate>;
}

/** Points and events in order of time. */
export function computeSpeedLossView(points: readonly PerformancePoint[], events: readonly Instant[]): SpeedLossView {
  const samples = points.flatMap(({ time, speedLoss }): SpeedLossSample[] =>
    speedLoss === null ? [] : [{ time, speedLoss }],
  );
  const spans = fitSpeedLoss(samples, events);
  const last = spans.at(-1);
  const first = samples[0]?.time ?? Number.POSITIVE_INFINITY;
  const event = events.findLast((time) => time > first && time <= (samples.at(-1)?.time ?? 0));
  return {
    weeks: [...Map.groupBy(samples, ({ time }) => Math.floor(time / WEEK_MS))].map(([week, own]) => ({
      time: (week + 0.5) * WEEK_MS,
      mean: own.reduce((sum, { speedLoss }) => sum + speedLoss, 0) / own.length,
    })),
    spans,
    now: last === undefined ? refuse('too-few', 'points') : readSpeedLoss(last, last.to),
    effect: event === undefined ? refuse('missing', 'event') : computeEventEffect(samples, event, events),
  };
}

/** The value of an estimate without its interval. */
export const readMean = (estimate: PlantAnswer<Estimate>): PlantAnswer =>
  hasValue(estimate) ? { ...estimate, value: estimate.value.value } : estimate;
