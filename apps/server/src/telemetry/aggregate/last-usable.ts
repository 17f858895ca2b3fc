/** The value that stands when a span begins. */
import type { TagId } from '@fms/domain/identity';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import type { ClickHouse } from '../../platform/clickhouse/index.ts';
import { findLastBatch } from './arrival.ts';
import { buildLastSql } from './summary-sql.ts';

/** How far back is looked, step by step, for the tags that were not found yet. */
const STEPS_MS = [HOUR_MS, DAY_MS, 31 * DAY_MS, 400 * DAY_MS];

/** Of each tag its last usable value before a moment; tags without one in the 400 days before it are absent. */
export async function findLastUsable(
  engine: ClickHouse,
  tagIds: readonly TagId[],
  beforeMs: Instant,
  knownAtMs?: Instant,
): Promise<Map<TagId, number>> {
  const lastBatch = knownAtMs === undefined ? undefined : await findLastBatch(engine, knownAtMs);
  const found = new Map<TagId, number>();
  let toMs = beforeMs;
  for (const stepMs of STEPS_MS) {
    const missing = tagIds.filter((tagId) => !found.has(tagId));
    if (missing.length === 0) break;
    const fromMs = beforeMs - stepMs;
    const rows = await engine.select(
      buildLastSql({ tagIds: missing, periods: [{ fromMs, toMs }], lastBatch }),
      'report',
    );
    const [tags, values] = [rows.numbers('tag_id'), rows.numbers('value')];
    for (let row = 0; row < rows.length; row++) found.set(tags[row] as TagId, values[row] as number);
    toMs = fromMs;
  }
  return found;
}
