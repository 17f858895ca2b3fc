/** A run as it travels, and its file. */
import type { ReportRun } from '@fms/contract/report';
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { FileAnswer } from '../../../platform/http/bytes/file-response.ts';
import type { ReportPorts } from '../port/report-ports.ts';
import { toQuestion } from './report-question.ts';

/** `report-12-havbris.xlsx`: the number tells runs of one name apart. */
function nameFile(row: ReportRunRow): string {
  const { fields } = toQuestion(row);
  const words = fields.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${words || 'report'}-${row.id}.${fields.format}`;
}

/** Throws `not-found` for a run without a file. */
export function toFile(
  row: ReportRunRow,
  record: () => Promise<void>,
  blobs: Pick<ReportPorts['blobs'], 'get'>,
): FileAnswer {
  const { blob, sizeBytes, sha256 } = row;
  if (blob === null || sizeBytes === null) throw notFound('The file of this report');
  return {
    ...{ name: nameFile(row), sizeBytes, ...(sha256 !== null && { tag: sha256 }) },
    async open(range) {
      if (range === undefined || range.start === 0) await record();
      return (await blobs.get(blob, range)).stream;
    },
  };
}

const timeOrNull = (time: Instant | null) => (time === null ? null : toWireTime(time));

/** `before` is the run that it repeats. */
export function toRun(row: ReportRunRow, before: ReportRunRow | undefined): ReportRun {
  const { fields } = toQuestion(row);
  const { name, type, format, vesselIds, zone } = fields;
  const file =
    row.blob === null || row.sizeBytes === null || row.sha256 === null
      ? null
      : { name: nameFile(row), sizeBytes: row.sizeBytes, sha256: row.sha256 };
  return {
    ...{ id: row.id, definitionId: row.definitionId, name, type, format, vesselIds, zone },
    ...{ from: toWireTime(row.fromMs), to: toWireTime(row.toMs), state: row.state, progress: row.progress },
    ...{ requestedBy: row.ownerName, requestedAt: toWireTime(row.requestedMs), endedAt: timeOrNull(row.endedMs) },
    ...{ knownAt: timeOrNull(row.knownAtMs), error: row.error, file, coverage: row.coverage, sentTo: row.sentTo },
    again: row.againOf === null || row.state !== 'done' ? null : tellAgain(row, row.againOf, before),
  };
}

function tellAgain(
  row: ReportRunRow,
  runId: number,
  before: ReportRunRow | undefined,
): NonNullable<ReportRun['again']> {
  const isSame = row.difference === null && (before === undefined || before.sha256 === row.sha256);
  return { runId, isSame, difference: row.difference ?? '' };
}
