/** Exactly what is shown as a table: the buckets of every curve over the window, with zone and resolution above. */
import type { Vessel } from '@fms/contract';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import type { SeriesPoint, Span } from '../../../live/index.ts';
import type { Curve } from './curve.ts';
import { resolutionText } from './statistic-words.ts';

export function statisticTable(vessel: Vessel, curves: readonly Curve[], window: Span, t: Translate): ExportTable {
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
    name: vessel.name,
    about: aboutLines(vessel, curves, window, t),
    columns: ['Time, UTC', ...curves.flatMap(headOf)].map((title) => ({ title })),
    rows: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([time, points]) => [new Date(time), ...curves.flatMap((curve, index) => columnsOf(points[index], curve))]),
  };
}

/** What a reader of the file must know; the first line names the ship. */
function aboutLines(
  { name }: Vessel,
  curves: readonly Curve[],
  { from, to }: Span,
  t: Translate,
): [name: string, text: string][] {
  const formulas = curves.filter(({ banded }) => !banded).map((curve): [string, string] => ['Formula', curve.name]);
  return [
    ['Vessel', name],
    ['From', new Date(from).toISOString()],
    ['To', new Date(to).toISOString()],
    ['Zone', 'UTC (times are the starts of buckets)'],
    ['Resolution', resolutionText(curves, { from, to }, t)],
    ...formulas,
  ];
}

function headOf({ name, unit, banded }: Curve): string[] {
  const titled = (kind: string) => `${name} ${kind}${unit === '' ? '' : `, ${unit}`}`;
  return banded ? [titled('mean'), titled('min'), titled('max')] : [titled('of means')];
}
