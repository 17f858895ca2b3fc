/** The fields of a report: as they are stored, whose period they name, and what is refused of them. */
import { type ReportFields, reportFields } from '@fms/contract/report';
import { fromWireTime } from '@fms/contract/scalar';
import { findReportSpan } from '@fms/domain/report';
import type { Instant, TimeSpan } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import type { ReportDefinitionRow } from '../../../platform/database/tables/background/report.ts';
import { forbidden, invalid } from '../../../platform/failure/failure.ts';
import type { ReportPorts } from '../port/report-ports.ts';
import { findOutsiders } from '../recipient/recipient.repository.ts';

export const readFields = ({ fields }: Pick<ReportDefinitionRow, 'fields'>): ReportFields =>
  reportFields.parse(JSON.parse(fields));

/** A period as it was asked; without one that of the report, as of now. */
export const readSpan = (fields: ReportFields, span: { from: string; to: string } | null, now: Instant): TimeSpan =>
  span === null
    ? findReportSpan(fields.period, fields.zone, now)
    : { from: fromWireTime(span.from), to: fromWireTime(span.to) };

/** Outsiders are added at level 1; every column is of a vessel of the report. */
export async function requireFields(
  { db, catalog, rights }: Pick<ReportPorts, 'db' | 'catalog' | 'rights'>,
  caller: Caller,
  { vesselIds, columns, recipients }: ReportFields,
): Promise<void> {
  await rights.require(caller, 'report', vesselIds);
  const isForeign = ({ dataTagId }: ReportFields['columns'][number]) => {
    const tag = catalog.of(dataTagId);
    return tag === undefined || !vesselIds.includes(tag.vesselId);
  };
  if (columns.some(isForeign)) throw invalid('A column is of none of these vessels.', ['columns: unknown']);
  if (caller.level >= 1) return;
  const emails = recipients.map(({ email }) => email);
  if ((await findOutsiders(db, emails)).size > 0) throw forbidden('Outside recipients are added by a manager.');
}
