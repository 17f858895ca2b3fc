/** Computes the figures of tags over periods, slice by slice. */
import type { TagId } from '@fms/domain/identity';
import {
  computeFigure,
  computeHeldFigure,
  findRateSum,
  getKnownStepMs,
  type Period,
  type PeriodSummary,
} from '@fms/domain/statistic';
import { isCounterTag } from '@fms/domain/tag';
import { notFound } from '../../platform/failure/failure.ts';
import type { SummaryStore, SummaryTag } from '../../telemetry/index.ts';
import type { TagCatalog, TagRow } from '../tag/index.ts';
import type { AggregateQuestion, AggregateRow, Aggregates } from './aggregate-question.ts';

export interface AggregatePorts {
  readonly catalog: Pick<TagCatalog, 'of'>;
  readonly summaries: SummaryStore;
}

/** Summaries of one slice: some megabytes. */
const CELLS_PER_SLICE = 100_000;
/** Periods of one slice, so that its statement stays short. */
const MOST_PERIODS = 2000;

export function createAggregates({ catalog, summaries }: AggregatePorts): Aggregates {
  async function* stream(question: AggregateQuestion): AsyncGenerator<readonly AggregateRow[]> {
    const { columns, isExtrapolate, knownAtMs } = question;
    const rows = columns.map(({ dataTagId }) => requireTag(catalog, question, dataTagId));
    const tags = [...new Map(rows.map((row) => [row.id, toSummaryTag(row)])).values()];
    const asksFor = (kind: string) => columns.some((column) => column.kind === kind);
    const wanted = { withDeviation: asksFor('deviation'), withDifference: asksFor('difference'), knownAtMs };
    const size = Math.max(1, Math.min(MOST_PERIODS, Math.floor(CELLS_PER_SLICE / Math.max(1, tags.length))));
    let held: Map<TagId, number> | undefined;
    for (const periods of cutSlices(question.periods, size)) {
      const fromMs = (periods[0] as Period).fromMs;
      const tagIds = tags.map(({ tagId }) => tagId);
      if (isExtrapolate) held ??= await summaries.lastBefore(tagIds, fromMs, knownAtMs);
      const found = await summaries.summarise({ tags, periods, ...wanted });
      yield periods.map((period, place) => {
        const row = buildRow(question, rows, period, (tagId) => found.get(tagId)?.[place] ?? null, held);
        if (held) for (const tagId of tagIds) hold(held, tagId, found.get(tagId)?.[place]);
        return row;
      });
    }
  }
  return {
    stream,
    async aggregate(question) {
      const rows: AggregateRow[] = [];
      for await (const slice of stream(question)) rows.push(...slice);
      return rows;
    },
  };
}

function requireTag(catalog: AggregatePorts['catalog'], { vesselId }: AggregateQuestion, tagId: TagId): TagRow {
  const row = catalog.of(tagId);
  if (row === undefined || (vesselId !== undefined && row.vesselId !== vesselId)) {
    throw notFound(`Tag ${tagId} of this vessel`);
  }
  return row;
}

function toSummaryTag(row: TagRow): SummaryTag {
  return { tagId: row.id, knownStepMs: getKnownStepMs(row.intervalSeconds), isCounter: isCounterTag(row) };
}

function hold(held: Map<TagId, number>, tagId: TagId, summary: PeriodSummary | null | undefined): void {
  if (summary) held.set(tagId, summary.last);
}

/** `held` are the values that stand when the period begins; undefined where nothing is extrapolated. */
function buildRow(
  { columns }: AggregateQuestion,
  rows: readonly TagRow[],
  { fromMs, toMs }: Period,
  summaryOf: (tagId: TagId) => PeriodSummary | null,
  held: ReadonlyMap<TagId, number> | undefined,
): AggregateRow {
  const values: (number | null)[] = [];
  const coverage: number[] = [];
  const extrapolated: boolean[] = [];
  for (const [place, { dataTagId, kind }] of columns.entries()) {
    const rate = findRateSum(rows[place]?.unit ?? '');
    const summary = summaryOf(dataTagId);
    const standing = summary === null ? held?.get(dataTagId) : undefined;
    const filled = standing === undefined ? null : computeHeldFigure(kind, standing, toMs - fromMs, rate);
    values.push(summary === null ? filled : computeFigure(kind, summary, rate));
    coverage.push(summary === null ? 0 : summary.knownMs / (toMs - fromMs));
    extrapolated.push(filled !== null);
  }
  return { from: fromMs, to: toMs, values, coverage, extrapolated };
}

function* cutSlices(periods: Iterable<Period>, size: number): Generator<readonly Period[]> {
  let slice: Period[] = [];
  for (const period of periods) {
    slice.push(period);
    if (slice.length < size) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
