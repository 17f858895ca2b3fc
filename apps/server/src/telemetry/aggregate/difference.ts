/** With which reading a period opens, and what a counter advanced by where it fell. */
import type { TagId } from '@fms/domain/identity';
import { computeFallAdvance, OPENING_MS, type Period } from '@fms/domain/statistic';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { ClickHouse } from '../../platform/clickhouse/index.ts';
import type { FoundSummary, SummaryTag } from './found-summary.ts';
import { buildFallSql, buildLastSql, cutChunks, type SummaryRange } from './summary-sql.ts';

interface DifferenceRange {
  readonly tags: readonly SummaryTag[];
  readonly periods: readonly Period[];
  readonly lastBatch: number | undefined;
}
/** Time of tags that one statement walks through reading by reading: two million of them at one a second. */
const FALLS_TAG_MS = 20 * DAY_MS;

type Found = ReadonlyMap<TagId, readonly (FoundSummary | null)[]>;

/** Fills the openings of the summaries, and of counters what their falls add. */
export async function addDifferences(engine: ClickHouse, range: DifferenceRange, found: Found): Promise<void> {
  await addOpenings(engine, range, found);
  const counters = range.tags.filter(({ isCounter }) => isCounter).map(({ tagId }) => tagId);
  const spanMs = (range.periods.at(-1)?.toMs ?? 0) - (range.periods[0]?.fromMs ?? 0);
  for (const tagIds of cutChunks(counters, FALLS_TAG_MS / spanMs)) await addFalls(engine, { ...range, tagIds }, found);
}

async function addFalls(engine: ClickHouse, range: SummaryRange, found: Found): Promise<void> {
  const rows = await engine.select(buildFallSql(range), 'report');
  const [tags, places, earlier] = [rows.numbers('tag_id'), rows.numbers('place'), rows.numbers('before_ms')];
  const [befores, values] = [rows.numbers('before'), rows.numbers('value')];
  for (let row = 0; row < rows.length; row++) {
    const place = places[row] as number;
    const [period, summary] = [range.periods[place], found.get(tags[row] as TagId)?.[place]];
    // What came before the hour in which a period may open is not part of its difference.
    if (!period || !summary || (earlier[row] as number) < period.fromMs - OPENING_MS) continue;
    summary.fallAdvance += computeFallAdvance(befores[row] as number, values[row] as number);
  }
}

/** Of periods one after another the last reading of one opens the next; only what lies before or between is read again. */
async function addOpenings(engine: ClickHouse, { tags, periods, lastBatch }: DifferenceRange, found: Found) {
  const tagIds = tags.map(({ tagId }) => tagId);
  const heads = listHeads(periods);
  const rows = await engine.select(buildLastSql({ tagIds, periods: heads, lastBatch }), 'report');
  const [rowTags, places] = [rows.numbers('tag_id'), rows.numbers('place')];
  const [values, times] = [rows.numbers('value'), rows.numbers('last_ms')];
  const before = new Map<string, { value: number; time: Instant }>();
  for (let row = 0; row < rows.length; row++) {
    const head = heads[places[row] as number];
    before.set(`${rowTags[row]} ${head?.toMs}`, { value: values[row] as number, time: times[row] as number });
  }
  for (const [tagId, summaries] of found) {
    let carried: { value: number; time: Instant } | undefined;
    for (const [place, summary] of summaries.entries()) {
      const { fromMs } = periods[place] as Period;
      carried = before.get(`${tagId} ${fromMs}`) ?? carried;
      if (summary === null) continue;
      if (carried && carried.time >= fromMs - OPENING_MS) summary.opening = carried.value;
      carried = { value: summary.last, time: summary.lastMs };
    }
  }
}

/** The times before the periods, an hour at most, that belong to no other period. */
function listHeads(periods: readonly Period[]): Period[] {
  return periods.flatMap(({ fromMs }, place) => {
    const headMs = Math.max(fromMs - OPENING_MS, periods[place - 1]?.toMs ?? Number.NEGATIVE_INFINITY);
    return headMs < fromMs ? [{ fromMs: headMs, toMs: fromMs }] : [];
  });
}
