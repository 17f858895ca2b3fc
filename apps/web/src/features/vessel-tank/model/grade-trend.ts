/** The content of one grade over time as panes of a chart: all its tanks together, and the tank the engines live on. */
import type { TimedValue } from '@fms/domain/statistic';
import type { TimeSpan } from '@fms/domain/time';
import type { TrendData, TrendMark } from '@fms/ui/chart';
import { findGaps } from '../../../live/index.ts';

export interface ContentCurve {
  readonly id: string;
  readonly name: string;
  readonly course: readonly TimedValue[];
  /** Place in the order of use: colour and dash. */
  readonly order: number;
}

/** Buckets without a value, of the width of this many, are a gap. */
const GAP_BUCKETS = 3;

export function buildContentPane(
  { id, name, course, order }: ContentCurve,
  window: TimeSpan,
  bucketMs: number,
  marks: readonly TrendMark[],
): TrendData {
  const points = course.map(({ time, value }) => ({ time, min: value, max: value, avg: value, count: 1 }));
  return {
    time: course.map(({ time }) => time),
    series: [{ id, name, unit: 'm³', decimals: 1, order, avg: course.map(({ value }) => value) }],
    window,
    gaps: findGaps(points, window, bucketMs, GAP_BUCKETS * bucketMs),
    marks,
  };
}
