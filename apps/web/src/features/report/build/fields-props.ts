import type { ReportFields } from '@fms/contract/report';

/** What the parts of a report are given: its fields, and the way to change some. */
export interface FieldsProps {
  readonly fields: ReportFields;
  readonly change: (part: Partial<ReportFields>) => void;
}
