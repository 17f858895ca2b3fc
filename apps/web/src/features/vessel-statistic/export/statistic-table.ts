/**
 * Exactly what is shown as a table: the buckets of every curve over the window, the bins of histograms or the points of a
 * scatter, with zone and resolution above.
 */
import type { Vessel } from '@fms/contract/vessel';
import type { TimeSpan } from '@fms/domain/time';
import { type Curve, formatResolution, toCurveBins } from '../../../entities/statistic/index.ts';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import type { SeriesPoint } from '../../../live/index.ts';
import { buildScatterPoints, getScatterAxes } from '../pane/scatter-points.ts';
import type { ShownStatistic } from '../view/shown-statistic.ts';

type Cells = Pick<ExportTable, 'columns' | 'rows'>;

export function buildStatisticTable(
  { vessel, data, state }: Pick<ShownStatistic, 'vessel' | 'data' | 'state'>,
  t: Translate,
) {
  const { curves, window } = data;
  const cells: Cells =
    state.look === 'histogram'
      ? binCells(curves)
      : state.look === 'scatter'
        ? pointCells(curves, state)
        : bucketCells(curves);
  return { name: vessel.name, about: aboutLines(vessel, curves, window, t), ...cells } satisfies ExportTable;
}

function bucketCells(curves: readonly Curve[]): Cells {
  const rows = new Map<number, (SeriesPoint | undefined)[]>();
  curves.forEach(({ points }, index) => {
    for (const point of points) {
      const row = rows.get(point.time) ?? [];
      row[index] = point;
      rows.set(point.time, row);
    }
  });
  const columnsOf = (point: SeriesPoint | undefined, { banded }: Curve) =>
    banded ? [point?.avg, point?.min, point?.max] : [point?.avg];
  return {
    columns: titles(['Time, UTC', ...curves.flatMap(headOf)]),
    rows: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([time, points]) => [new Date(time), ...curves.flatMap((curve, index) => columnsOf(points[index], curve))]),
  };
}

function binCells(curves: readonly Curve[]): Cells {
  return {
    columns: titles(['Tag', 'Unit', 'From', 'To (not with it)', 'Share of time, %']),
    rows: curves.flatMap((curve) =>
      toCurveBins(curve).map(({ from, to, share }) => [curve.name, curve.unit, from, to, 100 * share]),
    ),
  };
}

/** No points where the scatter asks for a second tag. */
function pointCells(curves: readonly Curve[], state: ShownStatistic['state']): Cells {
  const axes = getScatterAxes(curves, state);
  if (axes === undefined) return bucketCells([]);
  const { x, y } = axes;
  return {
    columns: titles(['Time, UTC', 'Points', titled(x, 'mean'), titled(y, 'mean')]),
    rows: buildScatterPoints(curves, axes).flatMap(({ name, points }) =>
      points.map((point) => [new Date(point.time), name, point.x, point.y]),
    ),
  };
}

/** What a reader of the file must know; the first line names the ship. */
function aboutLines(
  { name }: Vessel,
  curves: readonly Curve[],
  { from, to }: TimeSpan,
  t: Translate,
): [name: string, text: string][] {
  const formulas = curves.filter(({ banded }) => !banded).map((curve): [string, string] => ['Formula', curve.name]);
  return [
    ['Vessel', name],
    ['From', new Date(from).toISOString()],
    ['To', new Date(to).toISOString()],
    ['Zone', 'UTC (times are the starts of buckets)'],
    ['Resolution', formatResolution(curves, { from, to }, t)],
    ...formulas,
  ];
}

function headOf(curve: Curve): string[] {
  return curve.banded ? ['mean', 'min', 'max'].map((kind) => titled(curve, kind)) : [titled(curve, 'of means')];
}

const titled = ({ name, unit }: Curve, kind: string) => `${name} ${kind}${unit === '' ? '' : `, ${unit}`}`;
const titles = (all: readonly string[]) => all.map((title) => ({ title }));
