/** §9.11, "Report types", and those of our own: figures of a month, noon reports as they were entered, and emissions by voyage. */
export const REPORT_TYPES = [
  'new-alarm',
  'summary-per-hour',
  'daily-full-data',
  'monthly-data',
  'noon-report',
  'emission',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_FORMATS = ['xlsx', 'csv', 'pdf', 'parquet'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Those whose rows are what happened or was entered. */
const EVENT_REPORTS: readonly ReportType[] = ['new-alarm', 'noon-report', 'emission'];

/** Whether its rows are figures of tags over periods. */
export const isFigureReport = (type: ReportType): boolean => !EVENT_REPORTS.includes(type);
