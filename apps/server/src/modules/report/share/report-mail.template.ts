/** Mails about reports: what was made, or why nothing was. */
import { downloadByReportAddress } from '@fms/contract/report';
import type { Instant } from '@fms/domain/time';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import { type Mail, renderMail } from '../../../platform/mail/index.ts';
import { formatCoverage } from '../format/document/coverage-text.ts';
import { formatInZone } from '../format/document/time-text.ts';
import { toQuestion } from '../run/report-question.ts';

/** Who signs, and where its button leads; without a public address the page is named. */
export interface ReportMailSender {
  readonly product: string;
  readonly publicUrl: URL | null;
}

/** What an outsider is given; null for a colleague, who signs in. */
export interface OutsideAddress {
  readonly secret: string;
  readonly untilMs: Instant;
}

export function buildReportMail(
  to: string,
  row: ReportRunRow,
  outside: OutsideAddress | null,
  { product, publicUrl }: ReportMailSender,
): Mail {
  const { fields, span } = toQuestion(row);
  const path = outside === null ? pathOfRun(row.id) : downloadByReportAddress.path.replace('{address}', outside.secret);
  const period = `${formatInZone(span.from, fields.zone)} to ${formatInZone(span.to, fields.zone)}, ${fields.zone}`;
  const complete = row.coverage === null ? [] : [`Data complete: ${formatCoverage(row.coverage)}`];
  const life = outside === null ? [] : [`The address is good until ${formatInZone(outside.untilMs, '+00:00')} UTC.`];
  return renderMail(to, {
    ...{ subject: `Report: ${fields.name}`, product },
    paragraphs: [[period, ...complete, ...life].join('\n'), ...(publicUrl === null ? [`Address: ${path}`] : [])],
    ...(publicUrl !== null && { action: { label: 'Open the report', address: new URL(path, publicUrl).href } }),
    note: `${row.ownerName} added you to the recipients of this report.`,
  });
}

export function buildFailureMail(
  to: string,
  row: ReportRunRow,
  reason: string,
  { product, publicUrl }: ReportMailSender,
): Mail {
  const { fields } = toQuestion(row);
  return renderMail(to, {
    ...{ subject: `Report failed: ${fields.name}`, product },
    paragraphs: [`Nothing was sent. The reason: ${reason}`],
    ...(publicUrl !== null && {
      action: { label: 'Run it again', address: new URL(pathOfRun(row.id), publicUrl).href },
    }),
    note: 'This report was asked for in your name.',
  });
}

const pathOfRun = (id: number) => `/vessel/report?view=produced&run=${id}`;
