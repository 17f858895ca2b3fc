/** What a stored run asks. */
import { reportFields } from '@fms/contract/report';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import type { ReportQuestion } from '../port/report-ports.ts';

export function toQuestion({ fields, fromMs, toMs }: ReportRunRow): ReportQuestion {
  return { fields: reportFields.parse(JSON.parse(fields)), span: { from: fromMs, to: toMs } };
}
