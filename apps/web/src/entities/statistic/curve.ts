/** One curve as it is drawn, and several of them put on one time column. */

import { FRESH_INTERVALS } from '@fms/domain/quality';
import { computeHistogram, type HistogramBin } from '@fms/domain/statistic';
import type { Instant, TimeSpan } from '@fms/domain/time';
import type { TrendSeries } from '@fms/ui/chart';
import { findGaps, type SeriesPoint } from '../../live/index.ts';
import { getSeriesColor } from './series-color.ts';
import type { SeriesKey } from './statistic-state.ts';

export interface Curve {
  readonly key: SeriesKey;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  /** Place in the order of use over all panes: colour and dash. */
  readonly order: number;
  readonly points: readonly SeriesPoint[];
  readonly gaps: readonly TimeSpan[];
  /** 0 while nothing is known. */
  readonly bucketMs: number;
  /** Held against another curve of the same key. */
  readonly compared: boolean;
  /** A formula has no band: what its inputs reached apart they did not reach together. */
  readonly banded: boolean;
}

/** Longer than this between two samples is a gap; a tag that comes only on change has none. */
export function getGapMs(bucketMs: number, intervalSeconds: number | null): number {
  return (
    FRESH_INTERVALS * Math.max(bucketMs, intervalSeconds === null ? Number.POSITIVE_INFINITY : intervalSeconds * 1000)
  );
}

/** Gaps of points inside a window; none while nothing is known. */
export function findCurveGaps(
  points: readonly SeriesPoint[],
  window: TimeSpan,
  bucketMs: number,
  longest: number,
): TimeSpan[] {
  return bucketMs === 0 ? [] : findGaps(points, window, bucketMs, longest);
}

interface Columns {
  readonly time: number[];
  readonly series: TrendSeries[];
}

type Cell = number | null | undefined;

/**
 * Curves of different bucket widths on one time column: where another one has a row a curve has none and goes on; in the
 * middle of its own gaps it stops.
 */
export function alignCurves(
  curves: readonly Curve[],
  axisOf: (curve: Curve) => 'left' | 'right',
  colors: readonly string[],
): Columns {
  const rows = new Set<Instant>();
  for (const { points, gaps } of curves) {
    for (const { time } of points) rows.add(time);
    for (const gap of gaps) rows.add(middle(gap));
  }
  const time = [...rows].sort((a, b) => a - b);
  const rowOf = new Map(time.map((at, row) => [at, row]));
  const series = curves.map((curve) => {
    const [avg, min, max] = [column(time.length), column(time.length), column(time.length)];
    for (const gap of curve.gaps) {
      const row = rowOf.get(middle(gap)) ?? 0;
      avg[row] = min[row] = max[row] = null;
    }
    for (const point of curve.points) {
      const row = rowOf.get(point.time) ?? 0;
      avg[row] = point.avg;
      min[row] = point.min;
      max[row] = point.max;
    }
    const { key, name, unit, decimals, order, compared } = curve;
    const band = curve.banded && !compared ? { min, max } : {};
    return {
      id: `${key}${compared ? '~' : ''}`,
      name,
      unit,
      decimals,
      order,
      color: getSeriesColor(colors, order),
      compared,
      axis: axisOf(curve),
      avg,
      ...band,
    };
  });
  return { time, series };
}

const column = (length: number): Cell[] => new Array<Cell>(length).fill(undefined);
const middle = ({ from, to }: TimeSpan) => (from + to) / 2;

/** Spans in which none of the lists has data: what is hatched right across a pane. */
export function findCommonGaps(lists: readonly (readonly TimeSpan[])[]): TimeSpan[] {
  const [first = [], ...rest] = lists;
  return rest.reduce<TimeSpan[]>(
    (common, gaps) =>
      common.flatMap((a) =>
        gaps.flatMap((b) => {
          const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
          return from < to ? [{ from, to }] : [];
        }),
      ),
    [...first],
  );
}

/** How often the curve stood where: each of its means for the width of its bucket. */
export function toCurveBins({ points, bucketMs }: Curve): HistogramBin[] {
  return computeHistogram(
    points.map(({ avg }) => avg),
    points.map(() => bucketMs),
  );
}

/** How much of the window the curves cover on average, 0 to 1. */
export function computeCurveCompleteness(curves: readonly Curve[], window: TimeSpan): number {
  const known = curves.filter(({ bucketMs }) => bucketMs > 0);
  if (known.length === 0) return 0;
  const missing = known.flatMap(({ gaps }) => gaps).reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.max(0, 1 - missing / known.length / (window.to - window.from));
}
