/** What a format can hold. */
import { MAX_SHEET_ROWS } from '../export/sheet-cell.ts';
import { listPeriods, type ReportGrouping } from '../statistic/period.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { DAY_MS } from '../time/unit.ts';
import { isFigureReport, type ReportFormat, type ReportType } from './report-kind.ts';

/** Columns of figures of one vessel at most, statistics counted. */
export const MAX_REPORT_COLUMNS = 1000;
/** A year with its leap day. */
export const MAX_REPORT_DAYS = 366;

interface AskedReport extends TimeSpan {
  readonly type: ReportType;
  readonly grouping: ReportGrouping;
  readonly format: ReportFormat;
}

/** Null for what can be written; else why not, in one sentence. */
export function findReportRefusal({ type, grouping, format, from, to }: AskedReport): string | null {
  if (to <= from) return 'The period ends before it begins.';
  if (to - from > MAX_REPORT_DAYS * DAY_MS) return `A report covers ${MAX_REPORT_DAYS} days at most.`;
  const isEverySecond = isFigureReport(type) && grouping === '1s' && to - from > DAY_MS;
  if (isEverySecond && (format === 'xlsx' || format === 'pdf')) return '86 400 rows a vessel, CSV or Parquet only.';
  return null;
}

/** Rows of one vessel, as far as `most`. */
export function countReportRows(span: TimeSpan, grouping: ReportGrouping, zone: string, most: number): number {
  let rows = 0;
  for (const _ of listPeriods(span, grouping, zone)) if (++rows >= most) break;
  return rows;
}

/** Whether a sheet cannot hold them, so that each day has one of its own. */
export const isSplitByDay = (rows: number): boolean => rows >= MAX_SHEET_ROWS;
