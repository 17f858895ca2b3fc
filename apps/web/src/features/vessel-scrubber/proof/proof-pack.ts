/** The record of a scrubber for an inspector: tables, a report to print, and the hash of each file. */

import type { ScrubberLogEntry } from '@fms/contract/scrubber';
import type { Vessel } from '@fms/contract/vessel';
import { DISCHARGE_BANS, RATIO_LIMITS, SULPHUR_AREAS, SULPHUR_LIMITS, WASH_WATER_LIMITS } from '@fms/domain/emission';
import { formatAge, formatNumber } from '@fms/domain/format';
import { formatPdf, type PdfDocument } from '@fms/domain/pdf';
import type { TimeSpan } from '@fms/domain/time';
import { type ExportTable, formatCsv } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { buildLogTable } from '../log/log-table.ts';
import { findCause, getLogKindText } from '../log/log-text.ts';
import { listEvents, type RecordEvent } from '../record/record-event.ts';
import type { ScrubberRecord } from '../record/use-scrubber-record.ts';
import type { WaterExcess } from '../record/wash-water.ts';
import { buildMinuteTable, buildStretchTable, describeRecord } from './record-table.ts';

export interface ProofInputs {
  readonly vessel: Vessel;
  readonly record: ScrubberRecord;
  readonly excess: readonly WaterExcess[];
  /** Of the scrubber, as a whole. */
  readonly log: readonly ScrubberLogEntry[];
  readonly madeMs: number;
}

const SUMS = 'SHA256SUMS';

/** Files by name; the list of hashes is as `sha256sum --check` reads it. Needs a secure context, for its hashes. */
export async function buildProofFiles(inputs: ProofInputs, t: Translate): Promise<Map<string, Uint8Array>> {
  const { vessel, record, log } = inputs;
  const encode = (text: string) => new TextEncoder().encode(text);
  const csv = (table: ExportTable) => encode(formatCsv(table));
  const files = new Map([
    ['minutes.csv', csv(buildMinuteTable(vessel, record, t))],
    ['stretches.csv', csv(buildStretchTable(vessel, record, t))],
    ['log.csv', csv(buildLogTable(vessel, log, t))],
    ['report.pdf', encode(formatPdf(buildInspectionReport(inputs, t)))],
  ]);
  const sums = await Promise.all([...files].map(async ([name, bytes]) => `${await hash(bytes)}  ${name}\n`));
  return files.set(SUMS, encode(sums.join('')));
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The report for an inspector: totals, exceedances with cause and action, faults, the log, and the sets it was evaluated by. */
export function buildInspectionReport({ vessel, record, excess, log, madeMs }: ProofInputs, t: Translate): PdfDocument {
  const { exceedances, faults } = listEvents(record, excess, t);
  const describe = (event: RecordEvent) => [...describeEvent(event), findCause(log, event)];
  const made = `${new Date(madeMs).toISOString().slice(0, 16)}Z`;
  const events = [17, 9, 24, 25, 25];
  return {
    title: t('PROOF_PACK_TITLE', { vessel: vessel.name }),
    madeMs,
    sections: [
      {
        title: t('PROOF_PERIOD'),
        widths: [1, 3],
        rows: [...describeRecord(vessel, record, t), [t('PROOF_MADE'), made]],
      },
      { title: t('COMPLIANCE_TRACK'), widths: [1, 1, 2], rows: listStates(record, t) },
      { title: t('EVENTS_EXCEEDED'), widths: events, rows: exceedances.map(describe) },
      { title: t('EVENTS_FAULT'), widths: events, rows: faults.map(describe) },
      { title: t('SCRUBBER_LOG'), widths: [17, 15, 20, 36, 12], rows: listEntries(log, record.window, t) },
      { title: t('PROOF_LIMITS'), widths: [36, 12, 40, 12], rows: listSets() },
    ].map((section) => ({ ...section, rows: section.rows.length === 0 ? [[t('NO_EVENTS')]] : section.rows })),
  };
}

function listStates({ totals }: ScrubberRecord, t: Translate): string[][] {
  const states = [
    [t('SULPHUR_COMPLIANT'), totals.compliant] as const,
    [t('SULPHUR_EXCEEDING'), totals.exceeding] as const,
    [t('SULPHUR_UNKNOWN'), totals.unknown] as const,
  ].map(([name, { hours, nauticalMiles }]) => [
    name,
    formatAge(hours * 3_600_000),
    formatNumber(nauticalMiles, { decimals: 1 }),
  ]);
  return [[t('STATE_HEAD'), t('STATE_TIME'), t('STATE_DISTANCE')], ...states];
}

const describeEvent = ({ from, to, title, detail }: RecordEvent): string[] => [
  new Date(from).toISOString().slice(0, 16).replace('T', ' '),
  formatAge(to - from),
  title,
  detail,
];

/** Of the window alone; what was struck out is in the table of the log. */
const listEntries = (log: readonly ScrubberLogEntry[], { from, to }: TimeSpan, t: Translate): string[][] =>
  log
    .filter(({ at, isStruck }) => !isStruck && Date.parse(at) >= from && Date.parse(at) <= to)
    .map(({ at, kind, part, note, by }) => [
      at.slice(0, 16).replace('T', ' '),
      getLogKindText(kind, t),
      part,
      note,
      by,
    ]);

/** Name, source and whether it was compared with its source. */
function listSets(): string[][] {
  return [...SULPHUR_LIMITS, RATIO_LIMITS, ...WASH_WATER_LIMITS, ...SULPHUR_AREAS, ...DISCHARGE_BANS].map(
    ({ name, source, validFrom, verified }) => [name, validFrom, source, verified ? 'verified' : 'unverified'],
  );
}
