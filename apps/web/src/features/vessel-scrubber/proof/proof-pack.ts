/** The record of a scrubber for an inspector: tables, a page to print, and the hash of each file. */

import type { ScrubberLogEntry } from '@fms/contract/scrubber';
import type { Vessel } from '@fms/contract/vessel';
import { DISCHARGE_BANS, RATIO_LIMITS, SULPHUR_AREAS, SULPHUR_LIMITS, WASH_WATER_LIMITS } from '@fms/domain/emission';
import { escapeXml } from '@fms/domain/export';
import { formatAge, formatNumber } from '@fms/domain/format';
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
    ['report.html', encode(buildReport(inputs, t))],
  ]);
  const sums = await Promise.all([...files].map(async ([name, bytes]) => `${await hash(bytes)}  ${name}\n`));
  return files.set(SUMS, encode(sums.join('')));
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One page that stands alone: totals, exceedances, faults, and the sets it was evaluated by. */
function buildReport({ vessel, record, excess, log, madeMs }: ProofInputs, t: Translate): string {
  const title = t('PROOF_PACK_TITLE', { vessel: vessel.name });
  const { totals } = record;
  const { exceedances, faults } = listEvents(record, excess, t);
  const made = `${new Date(madeMs).toISOString().slice(0, 16)}Z`;
  const describe = (event: RecordEvent) => [...describeEvent(event), findCause(log, event)];
  const facts = [...describeRecord(vessel, record, t), [t('PROOF_MADE'), made]];
  const states = [
    [t('SULPHUR_COMPLIANT'), totals.compliant] as const,
    [t('SULPHUR_EXCEEDING'), totals.exceeding] as const,
    [t('SULPHUR_UNKNOWN'), totals.unknown] as const,
  ].map(([name, { hours, nauticalMiles }]) => [
    name,
    formatAge(hours * 3_600_000),
    formatNumber(nauticalMiles, { decimals: 1 }),
  ]);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeXml(title)}</title><style>
body{font:13px system-ui,sans-serif;margin:24px;color:#111}table{border-collapse:collapse;margin:8px 0 20px}
th,td{text-align:left;padding:3px 14px 3px 0;border-bottom:1px solid #ccc;vertical-align:top}</style></head><body>
<h1>${escapeXml(title)}</h1>${rows(facts)}
<h2>${escapeXml(t('COMPLIANCE_TRACK'))}</h2>${rows([[t('STATE_HEAD'), t('STATE_TIME'), t('STATE_DISTANCE')], ...states])}
<h2>${escapeXml(t('EVENTS_EXCEEDED'))}</h2>${rows(exceedances.map(describe))}
<h2>${escapeXml(t('EVENTS_FAULT'))}</h2>${rows(faults.map(describe))}
<h2>${escapeXml(t('SCRUBBER_LOG'))}</h2>${rows(listEntries(log, record.window, t))}
<h2>${escapeXml(t('PROOF_LIMITS'))}</h2>${rows(listSets())}</body></html>`;
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

function rows(table: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
  return `<table>${table.map(row).join('')}</table>`;
}
