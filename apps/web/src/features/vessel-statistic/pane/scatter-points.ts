/** What a scatter is drawn from: its two axes, and the points of the ship and of its comparison. */
import type { Instant } from '@fms/domain/time';
import type { ScatterGroup } from '@fms/ui/chart';
import { type Curve, getSeriesColor, type StatisticState } from '../../../entities/statistic/index.ts';
import { groupByBucket } from '../series/group-by-bucket.ts';

export interface ScatterAxes {
  readonly x: Curve;
  readonly y: Curve;
}

/** The curves of the address where they are drawn, else the first two; undefined where there are no two. */
export function getScatterAxes(
  curves: readonly Curve[],
  { axes }: Pick<StatisticState, 'axes'>,
): ScatterAxes | undefined {
  const own = curves.filter(({ compared }) => !compared);
  const x = own.find(({ key }) => key === axes.x) ?? own[0];
  const others = own.filter(({ key }) => key !== x?.key);
  const y = others.find(({ key }) => key === axes.y) ?? others[0];
  return x && y && { x, y };
}

export interface ScatterPoint {
  /** Start of the bucket. */
  readonly time: Instant;
  readonly x: number;
  readonly y: number;
}

interface ScatterPoints {
  readonly name: string;
  readonly compared: boolean;
  readonly points: readonly ScatterPoint[];
}

/** The ship's own points, then those of the other ship or the earlier time of the comparison. */
export function buildScatterPoints(curves: readonly Curve[], { x, y }: ScatterAxes): ScatterPoints[] {
  return [false, true].flatMap((compared) => {
    const find = (key: string) => curves.find((curve) => curve.key === key && curve.compared === compared);
    const [across, up] = [find(x.key), find(y.key)];
    return across && up ? [{ name: up.name, compared, points: pairs(across, up) }] : [];
  });
}

/** Far enough from the first colour in every palette. */
const COMPARED_ORDER = 3;

/** The points as they are drawn. */
export function buildScatterGroups(
  curves: readonly Curve[],
  axes: ScatterAxes,
  colors: readonly string[],
): ScatterGroup[] {
  return buildScatterPoints(curves, axes).map(({ name, compared, points }) => {
    return { name, color: getSeriesColor(colors, compared ? COMPARED_ORDER : 0), points };
  });
}

/** A pair for each bucket of the wider curve in which both have a mean; narrower buckets are averaged by their readings. */
function pairs(across: Curve, up: Curve): ScatterPoint[] {
  const bucketMs = Math.max(across.bucketMs, up.bucketMs);
  if (bucketMs === 0) return [];
  const ys = groupByBucket(up.points, bucketMs);
  return [...groupByBucket(across.points, bucketMs)].flatMap(([time, x]) => {
    const y = ys.get(time);
    return y === undefined ? [] : [{ time, x, y }];
  });
}
