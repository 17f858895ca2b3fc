/** Buckets of one tag over time, kept in order, bounded, and merged from history and live samples. */

import type { TagStatistic } from '@fms/contract/tag';
import type { Instant, TimeSpan } from '@fms/domain/time';

/** What was measured within one bucket; `time` is its start, a multiple of the bucket's width since 1970. */
export interface SeriesPoint {
  readonly time: Instant;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly count: number;
}

/** The points of an answer. */
export function toSeriesPoints({ points }: TagStatistic): SeriesPoint[] {
  return points.map(({ time, min, max, avg, count }) => ({ time: Date.parse(time), min, max, avg, count }));
}

/** `known` with everything from `fresh` in place of what it held for those buckets. */
export function replacePoints(known: readonly SeriesPoint[], fresh: readonly SeriesPoint[]): SeriesPoint[] {
  const replaced = new Set(fresh.map(({ time }) => time));
  return [...known.filter(({ time }) => !replaced.has(time)), ...fresh].sort((a, b) => a.time - b.time);
}

/** `known` with one live value in its bucket. Late values find theirs; only the bucket they fall into changes. */
export function addValue(known: readonly SeriesPoint[], time: Instant, value: number, bucketMs: number): SeriesPoint[] {
  const start = Math.floor(time / bucketMs) * bucketMs;
  const at = known.findLastIndex((point) => point.time <= start);
  const point = known[at];
  if (point?.time !== start) {
    return known.toSpliced(at + 1, 0, { time: start, min: value, max: value, avg: value, count: 1 });
  }
  return known.with(at, {
    time: start,
    min: Math.min(point.min, value),
    max: Math.max(point.max, value),
    avg: (point.avg * point.count + value) / (point.count + 1),
    count: point.count + 1,
  });
}

/** Points whose bucket reaches into the time after `from`, at most `most` of them, the newest. */
export function limitPoints(
  known: readonly SeriesPoint[],
  from: Instant,
  bucketMs: number,
  most: number,
): readonly SeriesPoint[] {
  const first = known.findIndex(({ time }) => time + bucketMs > from);
  if (first === -1) return [];
  const start = Math.max(first, known.length - most);
  return start === 0 ? known : known.slice(start);
}

/** Where the window holds no data for longer than `gapMs`: before the first point, between two, after the last. */
export function findGaps(
  points: readonly SeriesPoint[],
  window: TimeSpan,
  bucketMs: number,
  gapMs: number,
): TimeSpan[] {
  const gaps: TimeSpan[] = [];
  let knownUntil = window.from;
  for (const { time } of points) {
    if (time - knownUntil > gapMs) gaps.push({ from: knownUntil, to: time });
    knownUntil = Math.max(knownUntil, time + bucketMs);
  }
  if (window.to - knownUntil > gapMs) gaps.push({ from: knownUntil, to: window.to });
  return gaps;
}
