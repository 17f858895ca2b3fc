/** Figures of the tags of one vessel over periods, by the one engine that shifts and the fleet statistic ask too. */
import type { ReportColumnChoice, ReportFields } from '@fms/contract/report';
import type { VesselId } from '@fms/domain/identity';
import { countReportRows, MAX_REPORT_COLUMNS } from '@fms/domain/report';
import { listPeriods } from '@fms/domain/statistic';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { invalid } from '../../../platform/failure/failure.ts';
import type { AggregateRow } from '../../aggregate/index.ts';
import type { TagRow } from '../../tag/index.ts';
import type { ReportColumn } from '../format/document/report-document.ts';
import type { ReportPorts } from '../port/report-ports.ts';
import type { ReportSource, SourceSlice } from './report-source.ts';

/** Columns that are drawn; more cannot be told apart. */
const MOST_DRAWN = 4;
/** Rows are counted for progress up to here. */
const MOST_COUNTED = 2_000_000;
/** Kinds that stand beside a mean where statistics are asked for. */
const BESIDE_MEAN = ['minimum', 'maximum', 'deviation'] as const;

export interface FigureQuestion {
  readonly vesselId: VesselId;
  readonly title: string;
  readonly fields: ReportFields;
  readonly span: TimeSpan;
  /** What was known then; left out, what is known now. */
  readonly knownAtMs?: Instant | undefined;
}

export function createFigureSource(
  { catalog, aggregates }: Pick<ReportPorts, 'catalog' | 'aggregates'>,
  { vesselId, title, fields, span, knownAtMs }: FigureQuestion,
): ReportSource {
  const columns = chooseColumns(catalog, vesselId, fields);
  const { grouping, zone, extrapolate: isExtrapolate } = fields;
  const figures = columns.map((column, place) => nameColumn(catalog.of(column.dataTagId), column, place < MOST_DRAWN));
  const section = {
    title,
    columns: [
      { title: `From, ${zone}`, kind: 'time' as const },
      ...figures,
      { title: 'Complete, %', kind: 'number' as const },
    ],
  };
  return {
    section,
    expectedRows: countReportRows(span, grouping, zone, MOST_COUNTED),
    async *slices() {
      const periods = listPeriods(span, grouping, zone);
      const question = { vesselId, columns, periods, isExtrapolate, knownAtMs };
      for await (const slice of aggregates.stream(question)) yield toSlice(slice);
    },
  };
}

function toSlice(rows: readonly AggregateRow[]): SourceSlice {
  let [knownMs, wholeMs] = [0, 0];
  const written = rows.map(({ from, to, values, coverage, extrapolated }) => {
    const known = coverage.reduce((total, share) => total + share, 0);
    knownMs += known * (to - from);
    wholeMs += coverage.length * (to - from);
    const complete = coverage.length === 0 ? null : Math.round((1000 * known) / coverage.length) / 10;
    const marked = extrapolated.flatMap((isMarked, place) => (isMarked ? [place + 1] : []));
    return { cells: [from, ...values, complete], ...(marked.length > 0 && { extrapolated: marked }) };
  });
  return { rows: written, knownMs, wholeMs };
}

/** Those of this vessel in their order; without any, the mean of each of its tags of numbers. */
function chooseColumns(catalog: ReportPorts['catalog'], vesselId: VesselId, { columns, statistics }: ReportFields) {
  const own = columns.filter(({ dataTagId }) => catalog.of(dataTagId)?.vesselId === vesselId);
  const all = () =>
    catalog
      .ofVessel(vesselId)
      .filter(({ valueKind }) => valueKind === 'number')
      .map(({ id }): ReportColumnChoice => ({ dataTagId: id, kind: 'average' }));
  const chosen = columns.length === 0 ? all() : own;
  const wanted = chosen.flatMap((column) =>
    statistics && column.kind === 'average' ? [column, ...BESIDE_MEAN.map((kind) => ({ ...column, kind }))] : [column],
  );
  if (wanted.length > MAX_REPORT_COLUMNS) throw invalid(`A report has ${MAX_REPORT_COLUMNS} columns a vessel at most.`);
  return wanted;
}

function nameColumn(tag: TagRow | undefined, { kind }: ReportColumnChoice, isDrawn: boolean): ReportColumn {
  const unit = tag === undefined || tag.unit === '' ? '' : `, ${tag.unit}`;
  const word = kind === 'average' ? 'mean' : kind;
  return { title: `${tag?.name ?? 'Unknown tag'}, ${word}${unit}`, kind: 'number', isDrawn };
}
