/** What had arrived by a moment: batches are numbered in the order in which they came. */
import { DAY_MS, type Instant } from '@fms/domain/time';
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

/** A condition that leaves out readings which arrived later; empty without a moment. */
export async function buildArrivedSql(engine: ClickHouse, knownAtMs: Instant | undefined): Promise<string> {
  return knownAtMs === undefined ? '' : ` AND batch <= ${formatSqlNumbers([await findLastBatch(engine, knownAtMs)])}`;
}
