/**
 * Statistics of any span in at most `maxPoints` aligned buckets. Whole clean buckets come from the coarsest roll-up
 * that fits; the ends of the span and hours whose roll-ups are behind come from the samples, so the answer is exact
 * for [fromMs, toMs) at any moment. Where retention gave up the samples the ends grow to whole roll-ups instead.
 */

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TagId } from '@fms/domain/identity';
import { QUALITY_UNUSABLE } from '@fms/domain/quality';
import { planBuckets } from '@fms/domain/statistic';
import type { RollUpSeconds } from '@fms/domain/tag';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { type ClickHouse, type Columns, formatSqlNumbers } from '../platform/clickhouse/index.ts';
import { buildArrivedSql } from './aggregate/arrival.ts';
import { type DirtyHours, HOUR_MS } from './hour/dirty-hours.ts';
import type { RetentionHorizon } from './hour/retention-horizon.ts';

export interface StatisticRequest {
  readonly tagIds: readonly TagId[];
  /** Epoch milliseconds, the end exclusive. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly maxPoints: number;
  /** Roll-ups kept for all of these tags. */
  readonly rollUps: readonly RollUpSeconds[];
  /** Width the tags are recorded in: buckets are no narrower. 0 when their samples count. */
  readonly recordedSeconds: number;
  /** Leaves out what arrived later; roll-ups do not tell when their readings came, so that these answer alone. */
  readonly knownAtMs?: Instant | undefined;
}

export interface Bucket {
  readonly timeMs: number;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

export interface Statistic {
  readonly tagId: TagId;
  readonly bucketSeconds: number;
  /** In order of time; empty buckets are absent. */
  readonly buckets: readonly Bucket[];
}

/** With more pieces than this the samples answer alone: the statement would grow out of bounds. */
const MAX_PIECES = 400;

/** Buckets turned into objects at once. */
const BUCKETS_AT_ONCE = 10_000;

export async function computeStatistic(
  engine: ClickHouse,
  dirty: DirtyHours,
  retired: RetentionHorizon,
  wanted: StatisticRequest,
): Promise<Statistic[]> {
  if (wanted.tagIds.length === 0 || wanted.toMs <= wanted.fromMs) return [];
  const isKnownAt = wanted.knownAtMs !== undefined;
  const asked = isKnownAt ? { ...wanted, rollUps: [] } : wanted;
  const arrived = await buildArrivedSql(engine, wanted.knownAtMs);
  const retiredBefore = isKnownAt ? Number.NEGATIVE_INFINITY : retired.latestBefore(asked.tagIds);
  // No bucket is narrower than the roll-ups there are of samples that were given up.
  const { tagIds, fromMs, toMs, recordedSeconds } = grown(asked, Math.min(...asked.rollUps), retiredBefore);
  // Wider recording than the chart needs: as many points as that width gives.
  const widest = recordedSeconds > 0 ? Math.max(1, Math.floor((toMs - fromMs) / (recordedSeconds * 1000))) : Infinity;
  const plan = planBuckets(fromMs, toMs, Math.min(asked.maxPoints, widest), asked.rollUps);
  const { bucketSeconds, rollUpSeconds } = plan;
  const request = grown(asked, rollUpSeconds ?? 1, retiredBefore);
  const spans = sourceSpans(request, rollUpSeconds, dirty, retiredBefore);
  const sql = statisticSql(request, bucketSeconds * 1000, rollUpSeconds, spans, arrived);
  return grouped(tagIds, bucketSeconds, await engine.select(sql));
}

/** Both ends on whole steps where they lie in a time of which only roll-ups are left. */
function grown(request: StatisticRequest, stepSeconds: number, retiredBefore: number): StatisticRequest {
  const { fromMs, toMs, recordedSeconds } = request;
  if (fromMs >= retiredBefore) return request;
  const stepMs = stepSeconds * 1000;
  return {
    ...request,
    fromMs: Math.floor(fromMs / stepMs) * stepMs,
    toMs: toMs < retiredBefore ? Math.ceil(toMs / stepMs) * stepMs : toMs,
    recordedSeconds: Math.max(recordedSeconds, stepSeconds),
  };
}

/** Which spans the samples must answer; the rest is the roll-ups'. */
function sourceSpans(
  { tagIds, fromMs, toMs }: StatisticRequest,
  rollUpSeconds: RollUpSeconds | null,
  dirty: DirtyHours,
  retiredBefore: number,
): TimeSpan[] {
  const whole = [{ from: fromMs, to: toMs }];
  if (rollUpSeconds === null) return whole;
  const stepMs = rollUpSeconds * 1000;
  const firstWhole = Math.ceil(fromMs / stepMs) * stepMs;
  const lastWhole = Math.floor(toMs / stepMs) * stepMs;
  if (firstWhole >= lastWhole) return whole;
  const firstDirty = Math.max(firstWhole, retiredBefore);
  const spans: TimeSpan[] = [{ from: fromMs, to: firstWhole }];
  for (const hour of dirty.within(tagIds, Math.floor(firstDirty / HOUR_MS), Math.floor((lastWhole - 1) / HOUR_MS))) {
    spans.push({ from: Math.max(firstWhole, hour * HOUR_MS), to: Math.min(lastWhole, (hour + 1) * HOUR_MS) });
  }
  spans.push({ from: lastWhole, to: toMs });
  const merged = joined(spans.filter(({ from, to }) => from < to));
  return merged.length > MAX_PIECES ? [{ from: Math.max(fromMs, retiredBefore), to: toMs }] : merged;
}

function joined(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && last.to === span.from) merged[merged.length - 1] = { from: last.from, to: span.to };
    else merged.push(span);
  }
  return merged;
}

function statisticSql(
  { tagIds, fromMs, toMs }: StatisticRequest,
  widthMs: number,
  rollUpSeconds: RollUpSeconds | null,
  samples: readonly TimeSpan[],
  arrived: string,
): string {
  const tags = `tag_id IN (${formatSqlNumbers(tagIds)})`;
  const inSamples = samples.map(({ from, to }) => `(ts >= ${from} AND ts < ${to})`).join(' OR ');
  const good = `bitAnd(quality, ${QUALITY_UNUSABLE}) = 0${arrived}`;
  if (rollUpSeconds === null || (samples[0]?.from === fromMs && samples[0].to === toMs)) {
    return `
      SELECT tag_id, intDiv(ts, ${widthMs}) * ${widthMs} AS bucket, min(value) AS low, max(value) AS high,
        avg(value) AS average, argMin(value, ts * 65536 + ordinal) AS opening,
        argMax(value, ts * 65536 + ordinal) AS closing, toFloat64(count()) AS readings
      FROM sample FINAL WHERE ${tags} AND ts >= ${fromMs} AND ts < ${toMs} AND ${good}
      GROUP BY tag_id, bucket ORDER BY tag_id, bucket`;
  }
  const fromSamples = `UNION ALL
      SELECT tag_id, ts * 65536 + ordinal AS sort_key, value AS lo, value AS hi, value AS total, value AS opens,
        value AS closes, toUInt64(1) AS n
      FROM sample FINAL WHERE ${tags} AND (${inSamples}) AND ${good}`;
  return `
    SELECT tag_id, intDiv(sort_key, ${65_536 * widthMs}) * ${widthMs} AS bucket, min(lo) AS low, max(hi) AS high,
      sum(total) / sum(n) AS average, argMin(opens, sort_key) AS opening, argMax(closes, sort_key) AS closing,
      toFloat64(sum(n)) AS readings
    FROM (
      SELECT tag_id, ts * 65536 AS sort_key, min AS lo, max AS hi, sum AS total, first AS opens, last AS closes,
        toUInt64(count) AS n
      FROM roll_up FINAL
      WHERE step = ${rollUpSeconds} AND count > 0 AND ${tags} AND ts >= ${fromMs} AND ts < ${toMs}
        ${inSamples ? `AND NOT (${inSamples})` : ''}
      ${inSamples ? fromSamples : ''}
    )
    GROUP BY tag_id, bucket ORDER BY tag_id, bucket`;
}

async function grouped(tagIds: readonly TagId[], bucketSeconds: number, rows: Columns): Promise<Statistic[]> {
  const bucketsOf = new Map<number, Bucket[]>(tagIds.map((tagId) => [tagId, []]));
  const column = (name: string) => rows.numbers(name);
  const [tags, times, low, high] = [column('tag_id'), column('bucket'), column('low'), column('high')];
  const [average, opening, closing, readings] = ['average', 'opening', 'closing', 'readings'].map(column);
  for (let i = 0; i < rows.length; i++) {
    // Hundreds of tags make hundreds of thousands of buckets: others get their turn in between.
    if (i > 0 && i % BUCKETS_AT_ONCE === 0) await yieldToEventLoop();
    bucketsOf.get(tags[i] as number)?.push({
      timeMs: times[i] as number,
      min: low[i] as number,
      max: high[i] as number,
      avg: average?.[i] as number,
      first: opening?.[i] as number,
      last: closing?.[i] as number,
      count: readings?.[i] as number,
    });
  }
  return [...bucketsOf].map(([tagId, buckets]) => ({ tagId: tagId as TagId, bucketSeconds, buckets }));
}
