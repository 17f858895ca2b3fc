/** What a report is made of: its cover, and a source of rows for each vessel. The same question makes the same plan. */
import { findReportRefusal, isSplitByDay, type ReportType } from '@fms/domain/report';
import type { Instant } from '@fms/domain/time';
import { invalid } from '../../../platform/failure/failure.ts';
import type { ReportDocument } from '../format/document/report-document.ts';
import { formatInZone } from '../format/document/time-text.ts';
import type { ReportPorts, ReportQuestion } from '../port/report-ports.ts';
import { createEmissionSource } from './emission-source.ts';
import { findVesselNames } from './event.repository.ts';
import { createAlarmSource, createNoonSource } from './event-source.ts';
import { createFigureSource } from './figure-source.ts';
import type { ReportSource } from './report-source.ts';

const TITLES: Record<ReportType, string> = {
  'new-alarm': 'New alarm report',
  'summary-per-hour': 'Summary data report',
  'daily-full-data': 'Daily full data report',
  'monthly-data': 'Monthly data',
  'noon-report': 'Noon reports',
  emission: 'Emission report',
};

export interface ReportPlan {
  readonly document: ReportDocument;
  readonly sources: readonly ReportSource[];
  readonly isSplitByDay: boolean;
}

type PlanPorts = Pick<ReportPorts, 'db' | 'catalog' | 'aggregates' | 'emissions'>;

/** Throws `invalid-input` for what no file of the format holds. `knownAtMs`: of the data that had arrived by then. */
export async function planReport(ports: PlanPorts, question: ReportQuestion, knownAtMs?: Instant): Promise<ReportPlan> {
  const { fields, span } = question;
  const refusal = findReportRefusal({ ...fields, ...span });
  if (refusal !== null) throw invalid(refusal);
  const names = await findVesselNames(ports.db, fields.vesselIds);
  const sources = fields.vesselIds.map((vesselId): ReportSource => {
    const title = names.get(vesselId) ?? `Vessel ${vesselId}`;
    const of = { vesselId, title, span, zone: fields.zone };
    if (fields.type === 'new-alarm') return createAlarmSource(ports.db, of);
    if (fields.type === 'noon-report') return createNoonSource(ports.db, of);
    if (fields.type === 'emission') return createEmissionSource(ports.emissions, of);
    return createFigureSource(ports, { ...of, fields, knownAtMs });
  });
  const sections = sources.map(({ section }) => section);
  const vessels = sections.map(({ title }) => title).join(', ');
  const document: ReportDocument = {
    title: `${TITLES[fields.type]}: ${fields.name}`,
    about: describe(question, vessels),
    sections,
    madeMs: span.to,
    zone: fields.zone,
  };
  return { document, sources, isSplitByDay: sources.some(({ expectedRows }) => isSplitByDay(expectedRows)) };
}

function describe({ fields, span }: ReportQuestion, vessels: string): (readonly [string, string])[] {
  const { zone, grouping, extrapolate, statistics } = fields;
  return [
    ['Vessels', vessels],
    ['Period', `${formatInZone(span.from, zone)} to ${formatInZone(span.to, zone)}, ${zone}`],
    ['Grouping', grouping],
    ['Blank data', extrapolate ? 'extrapolated by the last value, and marked' : 'left blank'],
    ['Statistics', statistics ? 'mean, minimum, maximum, deviation' : 'as chosen'],
  ];
}
