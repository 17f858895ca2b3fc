/** Times of which readings were deleted: given up by retention, or taken out by a person. */
import type { TagId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import type { RetentionHorizon } from '../hour/retention-horizon.ts';

/** Remembers that the readings of [fromMs, toMs] are deleted; resolves when that is on disk. */
export async function recordDeletion(
  engine: ClickHouse,
  tagIds: readonly TagId[],
  { from, to }: TimeSpan,
  now: Instant,
): Promise<void> {
  await engine.insert('deleted_span', [
    { name: 'tag_id', type: 'UInt32', values: [...tagIds] },
    { name: 'from_ms', type: 'Int64', values: tagIds.map(() => from) },
    { name: 'to_ms', type: 'Int64', values: tagIds.map(() => to) },
    { name: 'deleted_ms', type: 'Int64', values: tagIds.map(() => now) },
  ]);
}

/** The parts of a span, in order of time, of which readings of any of the tags were deleted. */
export async function findDeletedSpans(
  engine: ClickHouse,
  retired: readonly RetentionHorizon[],
  tagIds: readonly TagId[],
  span: TimeSpan,
): Promise<TimeSpan[]> {
  if (tagIds.length === 0) return [];
  const rows = await engine.select(
    `SELECT from_ms, to_ms FROM deleted_span WHERE tag_id IN (${formatSqlNumbers(tagIds)})
       AND from_ms < ${formatSqlNumbers([span.to])} AND to_ms >= ${formatSqlNumbers([span.from])} GROUP BY from_ms, to_ms`,
  );
  const [froms, tos] = [rows.numbers('from_ms'), rows.numbers('to_ms')];
  const deleted = Array.from({ length: rows.length }, (_, i) => ({
    from: froms[i] as number,
    to: (tos[i] as number) + 1,
  }));
  const givenUp = Math.max(...retired.map((horizon) => horizon.latestBefore(tagIds)));
  return joinSpans([{ from: span.from, to: givenUp }, ...deleted], span);
}

/** The spans within another, in order of time; those that meet as one. */
function joinSpans(spans: readonly TimeSpan[], within: TimeSpan): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const part = { from: Math.max(from, within.from), to: Math.min(to, within.to) };
    const last = joined.at(-1);
    if (part.from >= part.to) continue;
    if (last && last.to >= part.from) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
    else joined.push(part);
  }
  return joined;
}
