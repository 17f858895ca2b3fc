/** One insert may touch a hundred monthly partitions at most; a recording or a tag's whole life may span more. */
import type { Column } from '../../platform/clickhouse/index.ts';

/** Months since year 0, in UTC, as the tables are partitioned. */
function monthOf(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Well below the engine's bound, and still few statements for a life's worth of months. */
const MONTHS_PER_INSERT = 50;

/** The columns as they are, or in sets of few months of their column `ts`, oldest first. */
export function splitByMonth(columns: readonly Column[]): Column[][] {
  const times = columns.find(({ name }) => name === 'ts')?.values as ArrayLike<number> | undefined;
  if (!times || times.length === 0 || isOneMonth(times)) return [[...columns]];
  const rowsOfMonth = new Map<number, number[]>();
  for (let row = 0; row < times.length; row++) {
    const month = monthOf(times[row] as number);
    const rows = rowsOfMonth.get(month);
    if (rows) rows.push(row);
    else rowsOfMonth.set(month, [row]);
  }
  const months = [...rowsOfMonth].sort(([a], [b]) => a - b).map(([, rows]) => rows);
  return Array.from({ length: Math.ceil(months.length / MONTHS_PER_INSERT) }, (_, i) => {
    const rows = months.slice(i * MONTHS_PER_INSERT, (i + 1) * MONTHS_PER_INSERT).flat();
    return columns.map((column) => picked(column, rows));
  });
}

function isOneMonth(times: ArrayLike<number>): boolean {
  let oldest = times[0] as number;
  let newest = oldest;
  for (let i = 1; i < times.length; i++) {
    const time = times[i] as number;
    if (time < oldest) oldest = time;
    else if (time > newest) newest = time;
  }
  return monthOf(oldest) === monthOf(newest);
}

function picked(column: Column, rows: readonly number[]): Column {
  return column.type === 'String'
    ? { ...column, values: rows.map((row) => column.values[row] as string) }
    : { ...column, values: rows.map((row) => column.values[row] as number) };
}
