import type { TimeSpan } from '@fms/domain/time';
/** Geometry of a sparkline in the unit square of its box: x 0–1 along the window, y 0 at the top. */

/** A curve in columns: `time` in epoch ms ascending; a value of null or NaN is a gap. Bands are optional. */
export interface SparkColumns {
  time: ArrayLike<number>;
  value: ArrayLike<number | null>;
  min?: ArrayLike<number | null> | undefined;
  max?: ArrayLike<number | null> | undefined;
}

export interface SparkGeometry {
  /** SVG path data of the line, in {@link SPARK_UNIT} units. */
  line: string;
  /** Closed band between min and max; empty without them. */
  band: string;
  /** Spans of the window to hatch, as shares of its width. */
  holes: { left: number; width: number }[];
  /** Last point of the line, as shares of the box; undefined when there is none. */
  end: { x: number; y: number } | undefined;
  /** Height of the limit line as a share of the box. */
  limit: number | undefined;
  /** Lowest and highest value drawn. */
  range: { low: number; high: number } | undefined;
}

/** The drawing's own units per edge; whole numbers keep the path short. */
export const SPARK_UNIT = 1000;

/** Air above and below the curve, so that a flat line is not drawn on the edge. */
const AIR = 0.08;

export interface SparkInput extends SparkColumns {
  window: TimeSpan;
  /** Spans known to hold no data, hatched. */
  gaps?: readonly TimeSpan[] | undefined;
  limit?: number | undefined;
  /** Low and high edge of the box in the tag's unit; as the curve needs where left out. */
  scale?: { low: number; high: number } | undefined;
}

export function computeSparkGeometry({
  time,
  value,
  min,
  max,
  window,
  gaps = [],
  limit,
  scale: edges,
}: SparkInput): SparkGeometry {
  const x = (at: number) => (at - window.from) / (window.to - window.from);
  const isHidden = (at: number) => gaps.some((gap) => at > gap.from && at < gap.to);
  const runs = runsOf(time, value, isHidden, gaps);
  const range = rangeOf(runs.flat(), min && max ? [value, min, max] : [value]);
  const scale = yScale(edges ?? range, limit);
  const unit = (share: number) => Math.round(share * SPARK_UNIT);
  const point = (index: number, column: ArrayLike<number | null>) =>
    `${unit(x(time[index] ?? 0))} ${unit(scale(column[index] ?? 0))}`;
  const line = runs.map((run) => `M${run.map((index) => point(index, value)).join('L')}`).join('');
  const band =
    min && max
      ? runs
          .map(
            (run) => `M${[...run.map((i) => point(i, max)), ...run.toReversed().map((i) => point(i, min))].join('L')}Z`,
          )
          .join('')
      : '';
  const last = runs.at(-1)?.at(-1);
  const clamp = (share: number) => Math.min(1, Math.max(0, share));
  return {
    line,
    band,
    holes: gaps.map((gap) => ({ left: clamp(x(gap.from)), width: clamp(x(gap.to)) - clamp(x(gap.from)) })),
    end: last === undefined ? undefined : { x: x(time[last] ?? 0), y: scale(value[last] ?? 0) },
    limit: limit === undefined ? undefined : scale(limit),
    range,
  };
}

/** Indexes of points that may be joined: broken at missing values and at known gaps. */
function runsOf(
  time: ArrayLike<number>,
  value: ArrayLike<number | null>,
  isHidden: (at: number) => boolean,
  gaps: readonly TimeSpan[],
): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < time.length; index += 1) {
    const at = time[index] ?? 0;
    const isMissing = !isNumber(value[index]) || isHidden(at);
    const crossesGap = gaps.some((gap) => before <= gap.from && at >= gap.to);
    if ((isMissing || crossesGap) && run.length > 0) {
      runs.push(run);
      run = [];
    }
    if (isMissing) continue;
    run.push(index);
    before = at;
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** Lowest and highest value that is drawn. */
function rangeOf(indexes: readonly number[], columns: readonly ArrayLike<number | null>[]): SparkGeometry['range'] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const column of columns) {
    for (const index of indexes) {
      const number = column[index];
      if (!isNumber(number)) continue;
      low = Math.min(low, number);
      high = Math.max(high, number);
    }
  }
  return low <= high ? { low, high } : undefined;
}

/** Value → share of the box from its top. The limit belongs to the picture: a curve far from it must look far from it. */
function yScale(
  range: { low: number; high: number } | undefined,
  limit: number | undefined,
): (value: number) => number {
  const low = Math.min(range?.low ?? limit ?? 0, limit ?? Number.POSITIVE_INFINITY);
  const high = Math.max(range?.high ?? limit ?? 0, limit ?? Number.NEGATIVE_INFINITY);
  if (high <= low) return () => 0.5;
  return (value) => AIR + (1 - 2 * AIR) * (1 - (value - low) / (high - low));
}

function isNumber(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isFinite(value);
}
