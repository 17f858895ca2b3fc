/** Summaries of tags over periods, exact for the usable readings of each: what figures are computed of. */
import type { TagId } from '@fms/domain/identity';
import { computeKnownMs, type Period, type PeriodSummary } from '@fms/domain/statistic';
import type { Instant } from '@fms/domain/time';
import type { ClickHouse, Columns } from '../../platform/clickhouse/index.ts';
import { findLastBatch } from './arrival.ts';
import { addDifferences } from './difference.ts';
import { buildSummarySql } from './summary-sql.ts';

export interface SummaryTag {
  readonly tagId: TagId;
  /** Width of the steps in which it is known or not; null where it is known as a whole. */
  readonly knownStepMs: number | null;
  readonly isCounter: boolean;
}

export interface SummaryRequest {
  readonly tags: readonly SummaryTag[];
  /** In order of time, none overlapping; some thousands at most. */
  readonly periods: readonly Period[];
  /** Whether deviations are wanted, which need the readings themselves. */
  readonly withDeviation: boolean;
  /** Whether openings and falls are wanted, for differences. */
  readonly withDifference: boolean;
  /** Leaves out what arrived later. */
  readonly knownAtMs: Instant | undefined;
}

/** A summary while it is put together, with the time of its last reading. */
export type FoundSummary = { -readonly [Key in keyof PeriodSummary]: PeriodSummary[Key] } & {
  readonly lastMs: Instant;
};

/** Of each tag a summary for each period in their order; null where nothing was measured. */
export type PeriodSummaries = ReadonlyMap<TagId, readonly (PeriodSummary | null)[]>;

export async function summarisePeriods(engine: ClickHouse, request: SummaryRequest): Promise<PeriodSummaries> {
  const { tags, periods } = request;
  const found = new Map(tags.map(({ tagId }) => [tagId, new Array<FoundSummary | null>(periods.length).fill(null)]));
  if (tags.length === 0 || periods.length === 0) return found;
  const lastBatch = request.knownAtMs === undefined ? undefined : await findLastBatch(engine, request.knownAtMs);
  for (const [stepMs, some] of Map.groupBy(tags, ({ knownStepMs }) => knownStepMs)) {
    const range = { tagIds: some.map(({ tagId }) => tagId), periods, lastBatch };
    takeSummaries(await engine.select(buildSummarySql(range, stepMs, request.withDeviation)), stepMs, periods, found);
  }
  if (request.withDifference) await addDifferences(engine, { tags, periods, lastBatch }, found);
  return found;
}

function takeSummaries(
  rows: Columns,
  stepMs: number | null,
  periods: readonly Period[],
  found: ReadonlyMap<TagId, (FoundSummary | null)[]>,
): void {
  const column = (name: string) => rows.numbers(name);
  const [tags, places, counts, steps] = [column('tag_id'), column('place'), column('readings'), column('steps')];
  const [mins, maxs, sums, deviations] = [column('low'), column('high'), column('total'), column('spread')];
  const [firsts, lasts] = [column('first_value'), column('last_value')];
  const [firstTimes, lastTimes] = [column('first_ms'), column('last_ms')];
  for (let i = 0; i < rows.length; i++) {
    const place = places[i] as number;
    const [period, summaries] = [periods[place], found.get(tags[i] as TagId)];
    if (period === undefined || summaries === undefined) continue;
    const [firstMs, lastMs] = [firstTimes[i] as number, lastTimes[i] as number];
    summaries[place] = {
      count: counts[i] as number,
      min: mins[i] as number,
      max: maxs[i] as number,
      sum: sums[i] as number,
      first: firsts[i] as number,
      last: lasts[i] as number,
      deviation: Number.isNaN(deviations[i]) ? null : (deviations[i] as number),
      knownMs: computeKnownMs(period, stepMs, { steps: steps[i] as number, firstMs, lastMs }),
      opening: null,
      fallAdvance: 0,
      lastMs,
    };
  }
}
