/** Data of a trend: columns that share one time column, as the history call and the live series deliver them. */
import type { TimeSpan } from '@fms/domain/time';

/**
 * A value per time. Null or NaN: nothing was measured there, and the line stops. Undefined: this series has no row at that
 * time because another one put it there, and the line goes on.
 */
export type TrendColumn = ArrayLike<number | null | undefined>;

export interface TrendSeries {
  id: string;
  name: string;
  unit: string;
  decimals: number;
  avg: TrendColumn;
  /** Lowest and highest value of each bucket; given whenever points are aggregated, so that no spike is lost. */
  min?: TrendColumn | undefined;
  max?: TrendColumn | undefined;
  /** At most two axes a pane, coloured as their first series. */
  axis?: 'left' | 'right';
  /** Place in the order of use, 0 to 5, which gives colour and dash; its place in this pane where left out. */
  order?: number | undefined;
  /** Instead of the colour of its place, `#rrggbb`: where an organisation has its own. */
  color?: string | undefined;
  /** What another series is held against: drawn in the same colour, thin and dotted, without its band. */
  compared?: boolean | undefined;
}

export interface TrendLimit {
  /** "alarm limit 2.5" */
  name: string;
  value: number;
  axis?: 'left' | 'right';
  /** Of the series it belongs to; quiet where left out. */
  color?: string | undefined;
}

export interface TrendGap extends TimeSpan {
  /** Cause and length: "no data 41 min, link down". */
  text?: string | undefined;
  /** Id of the only series that was not measured; the others are read in it. */
  seriesId?: string | undefined;
}

/** A moment that is drawn across a pane: a shift begins. */
export interface TrendMark {
  at: number;
  /** Empty: a line alone. */
  text: string;
}

/** Everything a pane shows. Columns are as long as `time` (epoch ms, ascending). */
export interface TrendData {
  time: ArrayLike<number>;
  series: readonly TrendSeries[];
  window: TimeSpan;
  gaps?: readonly TrendGap[] | undefined;
  limits?: readonly TrendLimit[] | undefined;
  marks?: readonly TrendMark[] | undefined;
  /** Ends of the left axis where a person set them; null, or left out: as the curves need. */
  ends?: { min: number | null; max: number | null } | undefined;
}

/** The columns as uPlot takes them: time, then avg of each series, then min and max of each banded one. */
export type PlotColumns = [number[], ...(number | null | undefined)[][]];

/**
 * Aligns the columns for the plot. A row of nulls is put into each known gap that no row falls into: the plot breaks its
 * line at nulls only, and would join two samples that are neighbours in the table and an hour apart in time.
 */
export function toPlotColumns({ time, series, gaps = [] }: TrendData): PlotColumns {
  const rows = rowsWithHoles(time, gaps);
  const pick = (column: TrendColumn) => rows.map(({ index }) => (index === undefined ? null : cellAt(column, index)));
  const columns: PlotColumns = [rows.map((row) => row.at), ...series.map(({ avg }) => pick(avg))];
  for (const { min, max } of series) {
    if (min !== undefined && max !== undefined) columns.push(pick(min), pick(max));
  }
  return columns;
}

function rowsWithHoles(
  time: ArrayLike<number>,
  gaps: readonly TrendGap[],
): { at: number; index: number | undefined }[] {
  const rows: { at: number; index: number | undefined }[] = [];
  let before = Number.NaN;
  for (let index = 0; index < time.length; index += 1) {
    const at = time[index] ?? 0;
    const gap = gaps.find(({ from, to, seriesId }) => seriesId === undefined && before <= from && at >= to);
    if (gap !== undefined) rows.push({ at: (gap.from + gap.to) / 2, index: undefined });
    rows.push({ at, index });
    before = at;
  }
  return rows;
}

/** As {@link getNumberAt}, with undefined left as it is: the plot joins over it. */
function cellAt(column: TrendColumn, index: number): number | null | undefined {
  return column[index] === undefined && index < column.length ? undefined : getNumberAt(column, index);
}

/** A column's number at a row, null where there is none. */
export function getNumberAt(column: TrendColumn, index: number): number | null {
  const value = column[index];
  return value === null || value === undefined || !Number.isFinite(value) ? null : value;
}

/** Index of the sample nearest to a time, undefined for an empty column. */
export function findNearestIndex(time: ArrayLike<number>, at: number): number | undefined {
  if (time.length === 0) return undefined;
  let low = 0;
  let high = time.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((time[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const after = time[low] ?? 0;
  const before = time[low - 1];
  return before !== undefined && at - before < after - at ? low - 1 : low;
}

/** The sample the cursor reads at a time: the nearest one, or undefined inside a gap. */
export function findIndexAt({ time, gaps = [] }: TrendData, at: number): number | undefined {
  const isInGap = gaps.some(({ from, to, seriesId }) => seriesId === undefined && at > from && at < to);
  return isInGap ? undefined : findNearestIndex(time, at);
}

/** The row of one series the cursor reads: the nearest one of its own, or undefined inside a gap. */
export function findRowAt(data: TrendData, { avg }: TrendSeries, at: number): number | undefined {
  const row = findIndexAt(data, at);
  if (row === undefined || avg[row] !== undefined) return row;
  let [before, after] = [row - 1, row + 1];
  while (before >= 0 && avg[before] === undefined) before -= 1;
  while (after < avg.length && avg[after] === undefined) after += 1;
  const isBefore = before >= 0;
  if (after >= avg.length) return isBefore ? before : undefined;
  return isBefore && at - (data.time[before] ?? 0) <= (data.time[after] ?? 0) - at ? before : after;
}
