/** Summaries of tags over periods, exact for the usable readings of each: what figures are computed of. */
import type { TagId } from '@fms/domain/identity';
import { computeKnownMs, type Period, type PeriodSummary } from '@fms/domain/statistic';
import { HOUR_MS, type Instant } from '@fms/domain/time';
import type { ClickHouse, Columns } from '../../platform/clickhouse/index.ts';
import type { DirtyHours } from '../hour/dirty-hours.ts';
import type { RetentionHorizon } from '../hour/retention-horizon.ts';
import { findLastBatch } from './arrival.ts';
import { addDifferences } from './difference.ts';
import type { FoundSummary, SummaryTag } from './found-summary.ts';
import { findSources, type SummarySources } from './summary-source.ts';
import { buildSummarySql, cutChunks } from './summary-sql.ts';

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

export interface SummaryParts {
  readonly engine: ClickHouse;
  readonly dirtySamples: DirtyHours;
  readonly retiredSamples: RetentionHorizon;
  readonly retiredPositions: RetentionHorizon;
}

/** Of each tag a summary for each period in their order; null where nothing was measured. */
export type PeriodSummaries = ReadonlyMap<TagId, readonly (PeriodSummary | null)[]>;

/** Steps of tags that one statement gathers: some hundred bytes each of the memory the engine may take. */
const STEPS_PER_STATEMENT = 250_000;

export async function summarisePeriods(parts: SummaryParts, request: SummaryRequest): Promise<PeriodSummaries> {
  const { tags, periods, knownAtMs } = request;
  const found = new Map(tags.map(({ tagId }) => [tagId, new Array<FoundSummary | null>(periods.length).fill(null)]));
  if (tags.length === 0 || periods.length === 0) return found;
  const lastBatch = knownAtMs === undefined ? undefined : await findLastBatch(parts.engine, knownAtMs);
  for (const [stepMs, some] of Map.groupBy(tags, ({ knownStepMs }) => knownStepMs)) {
    const tagIds = some.map(({ tagId }) => tagId);
    await summariseTags(parts, { ...request, lastBatch }, tagIds, stepMs, found);
  }
  if (request.withDifference) await addDifferences(parts.engine, { tags, periods, lastBatch }, found);
  return found;
}

async function summariseTags(
  { engine, dirtySamples: dirty, retiredSamples }: SummaryParts,
  request: SummaryRequest & { readonly lastBatch: number | undefined },
  tagIds: readonly TagId[],
  stepMs: number | null,
  found: ReadonlyMap<TagId, (FoundSummary | null)[]>,
): Promise<void> {
  const { periods, lastBatch, withDeviation, withDifference } = request;
  // What was known then is told by the readings alone: roll-ups do not say when they came.
  const retiredBefore = lastBatch === undefined ? retiredSamples.latestBefore(tagIds) : Number.NEGATIVE_INFINITY;
  const needsSamples = withDeviation || withDifference || lastBatch !== undefined;
  const sources = findSources({ tagIds, periods, dirty, retiredBefore, needsSamples });
  const width = stepMs ?? HOUR_MS;
  for (const some of cutChunks(tagIds, STEPS_PER_STATEMENT / countSteps(sources, width))) {
    const sql = buildSummarySql({ tagIds: some, periods, lastBatch }, sources, width, withDeviation);
    takeSummaries(await engine.select(sql, 'report'), { periods, stepMs, retiredBefore }, found);
  }
}

/** Hours are gathered already; what is left of the periods is gathered step by step. */
function countSteps({ minutes, samples }: SummarySources, stepMs: number): number {
  return [...minutes, ...samples].reduce((sum, { from, to }) => sum + 1 + (to - from) / stepMs, 1);
}

interface Taken {
  readonly periods: readonly Period[];
  readonly stepMs: number | null;
  readonly retiredBefore: number;
}

function takeSummaries(rows: Columns, taken: Taken, found: ReadonlyMap<TagId, (FoundSummary | null)[]>): void {
  const column = (name: string) => rows.numbers(name);
  const [tags, places, counts, spreads] = [column('tag_id'), column('place'), column('readings'), column('spread')];
  const [lows, highs, totals] = [column('low'), column('high'), column('total')];
  const [firsts, lasts, lastTimes] = [column('first_value'), column('last_value'), column('last_ms')];
  const [steps, firstTimes] = [column('steps'), column('first_ms')];
  for (let i = 0; i < rows.length; i++) {
    const place = places[i] as number;
    const [period, summaries] = [taken.periods[place], found.get(tags[i] as TagId)];
    if (period === undefined || summaries === undefined) continue;
    const [firstMs, lastMs] = [firstTimes[i] as number, lastTimes[i] as number];
    const hasSpread = !Number.isNaN(spreads[i]) && period.fromMs >= taken.retiredBefore;
    summaries[place] = {
      count: counts[i] as number,
      sum: totals[i] as number,
      ...{ min: lows[i] as number, max: highs[i] as number, first: firsts[i] as number, last: lasts[i] as number },
      deviation: hasSpread ? (spreads[i] as number) : null,
      knownMs: computeKnownMs(period, taken.stepMs, { steps: steps[i] as number, firstMs, lastMs }),
      ...{ opening: null, fallAdvance: 0, lastMs },
    };
  }
}
