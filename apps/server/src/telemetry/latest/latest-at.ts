/** The last reading of tags at or before a moment of the past. */

import type { TagId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import type { LatestReading } from './latest.ts';

type Reading = Readonly<LatestReading<number | string>>;

/**
 * How far back is looked, step by step, for the tags that were not found yet: most tags report every few seconds, and
 * a state that is told only when it changes is months old.
 */
const STEPS_MS = [15 * 60_000, DAY_MS, 400 * DAY_MS];

/** By tag; tags without a reading in the {@link STEPS_MS} before the moment are absent. */
export async function findLatestAt(
  engine: ClickHouse,
  tagIds: readonly TagId[],
  atMs: number,
): Promise<Map<TagId, Reading>> {
  const found = new Map<TagId, Reading>();
  let toMs = atMs;
  for (const stepMs of STEPS_MS) {
    const missing = tagIds.filter((tagId) => !found.has(tagId));
    if (missing.length === 0) break;
    const fromMs = atMs - stepMs;
    for (const [tagId, reading] of await readStep(engine, missing, fromMs, toMs)) found.set(tagId, reading);
    toMs = fromMs;
  }
  return found;
}

/** From `fromMs`, which is left out, to `toMs`. */
async function readStep(engine: ClickHouse, tagIds: readonly TagId[], fromMs: number, toMs: number) {
  const found: [TagId, Reading][] = [];
  const take = async (table: string, read: 'numbers' | 'texts') => {
    const rows = await engine.select(`SELECT tag_id, ts, quality, value FROM ${table} FINAL
      WHERE tag_id IN (${formatSqlNumbers(tagIds)}) AND ts > ${formatSqlNumbers([fromMs])} AND ts <= ${formatSqlNumbers([toMs])}
      ORDER BY tag_id, ts DESC, ordinal DESC LIMIT 1 BY tag_id`);
    const [ids, times, qualities] = [rows.numbers('tag_id'), rows.numbers('ts'), rows.numbers('quality')];
    const values = rows[read]('value');
    for (let row = 0; row < rows.length; row++) {
      const [time, quality, value] = [times[row] as number, qualities[row] as number, values[row] as number | string];
      found.push([ids[row] as TagId, { time, quality, value } as Reading]);
    }
  };
  await take('sample', 'numbers');
  await take('sample_text', 'texts');
  return found;
}
