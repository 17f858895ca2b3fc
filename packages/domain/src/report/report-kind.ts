/** §9.11, "Report types", and those of our own: figures of a month, and noon reports as they were entered. */
export const REPORT_TYPES = [
  'new-alarm',
  'summary-per-hour',
  'daily-full-data',
  'monthly-data',
  'noon-report',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_FORMATS = ['xlsx', 'csv', 'pdf', 'parquet'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Whether its rows are figures of tags over periods. */
export const isFigureReport = (type: ReportType): boolean => type !== 'new-alarm' && type !== 'noon-report';
