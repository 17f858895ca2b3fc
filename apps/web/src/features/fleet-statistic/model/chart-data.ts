/** The curves of the vessels drawn: a point for each span, at its middle. */
import type { FleetStatistic } from '@fms/contract/fleet-statistic';
import { LEAST_COMPLETE, type SeriesPlaces } from '@fms/domain/fleet-statistic';
import { formatAge } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import type { TrendData, TrendMark, TrendSeries } from '@fms/ui/chart';
import type { Translate } from '../../../language/index.ts';
import type { FleetRow } from './fleet-row.ts';
import { formatShare, getFigureDecimals } from './quantity-text.ts';

interface ChartParts {
  readonly statistic: FleetStatistic;
  readonly rows: readonly FleetRow[];
  readonly places: SeriesPlaces<VesselId>;
  /** By place; no two alike. */
  readonly colors: readonly string[];
}

/** Id of the curve that is no vessel: the median of those drawn, with the lowest and the highest. */
export const RANGE_ID = 'range';

export function buildChart(
  { statistic, rows, places, colors }: ChartParts,
  rangeColor: string,
  t: Translate,
): TrendData {
  const { times, unit } = statistic;
  const drawn = places.flatMap((id, place) => {
    const row = rows.find(({ vesselId }) => vesselId === id);
    return row === undefined ? [] : [{ row, place }];
  });
  const decimals = getFigureDecimals(drawn.map(({ row }) => row.value));
  const series = drawn.map(
    ({ row, place }): TrendSeries => ({
      ...{ id: String(row.vesselId), name: row.vessel.name, unit, decimals, order: place },
      avg: row.series.values,
      color: colors[place],
    }),
  );
  const window = { from: times[0] ?? 0, to: times.at(-1) ?? 0 };
  return {
    time: times.slice(0, -1).map((from, place) => (from + (times[place + 1] ?? from)) / 2),
    series:
      drawn.length > 1
        ? [
            ...series,
            buildRange(
              drawn.map(({ row }) => row),
              { unit, decimals, color: rangeColor },
              t,
            ),
          ]
        : series,
    window,
    gaps: drawn.flatMap(({ row }) => findGaps(row, times, t)),
    marks: listMarks(
      drawn.map(({ row }) => row),
      window,
      t,
    ),
  };
}

function buildRange(
  rows: readonly FleetRow[],
  look: Pick<TrendSeries, 'unit' | 'decimals' | 'color'>,
  t: Translate,
): TrendSeries {
  const spans = rows[0]?.series.values ?? [];
  const known = spans.map((_, place) =>
    rows.flatMap(({ series }) => series.values[place] ?? []).toSorted((a, b) => a - b),
  );
  return {
    ...{ id: RANGE_ID, name: t('FLEET_RANGE'), ...look, compared: true, order: 0 },
    avg: known.map((values) => {
      const middle = (values.length - 1) / 2;
      const [below, above] = [values[Math.floor(middle)], values[Math.ceil(middle)]];
      return below === undefined || above === undefined ? null : (below + above) / 2;
    }),
    min: known.map((values) => values[0] ?? null),
    max: known.map((values) => values.at(-1) ?? null),
  };
}

/** Spans of a vessel without a figure, each run with the name of the vessel and its length. */
function findGaps({ vessel, vesselId, series }: FleetRow, times: readonly number[], t: Translate) {
  const gaps: { from: number; to: number; text: string; seriesId: string }[] = [];
  let begin: number | undefined;
  for (let place = 0; place <= series.values.length; place += 1) {
    const isMissing = place < series.values.length && series.values[place] === null;
    if (isMissing) begin ??= place;
    if (isMissing || begin === undefined) continue;
    const [from, to] = [times[begin] ?? 0, times[place] ?? 0];
    const text = t('FLEET_GAP', { vessel: vessel.name, duration: formatAge(to - from) });
    gaps.push({ from, to, text, seriesId: String(vesselId) });
    begin = undefined;
  }
  return gaps;
}

/** When a vessel began to stand out, in words on the axis. */
function listMarks(rows: readonly FleetRow[], { from, to }: TimeSpan, t: Translate): TrendMark[] {
  return rows.flatMap(({ vessel, outlier }) => {
    if (outlier === null) return [];
    const at = Date.parse(outlier.since);
    return at > from && at < to
      ? [{ at, text: t('FLEET_STANDS_OUT', { vessel: vessel.name, share: formatShare(outlier.share) }) }]
      : [];
  });
}

export const isComplete = ({ coverage }: FleetRow): boolean => coverage >= LEAST_COMPLETE;
