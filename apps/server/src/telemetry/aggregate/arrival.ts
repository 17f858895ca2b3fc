/** What had arrived by a moment: batches are numbered in the order in which they came. */
import type { Instant } from '@fms/domain/time';
import { DAY_MS } from '@fms/domain/time';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';

/** Batches of few months are looked at where any came in them. */
const NEAR_MS = 40 * DAY_MS;
/** Nothing had arrived: no batch has a number below 1. */
const NONE = 0;

/** The number of the newest batch that had arrived by a moment. */
export async function findLastBatch(engine: ClickHouse, knownAtMs: Instant): Promise<number> {
  const at = formatSqlNumbers([knownAtMs]);
  const newest = async (bound: string) => {
    const rows = await engine.select(
      `SELECT toFloat64(max(number)) AS newest FROM batch WHERE arrived <= ${at} ${bound}`,
    );
    return rows.numbers('newest')[0] ?? NONE;
  };
  return (await newest(`AND arrived > ${formatSqlNumbers([knownAtMs - NEAR_MS])}`)) || newest('');
}
