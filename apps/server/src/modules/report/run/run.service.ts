/** Runs of reports: asked for, watched, cancelled, made again, read. */
import type { ReportFields, ReportRun } from '@fms/contract/report';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { findReportRefusal } from '@fms/domain/report';
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { type Caller, createUnknownFailure } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportRunRow } from '../../../platform/database/tables/work/report.ts';
import { conflict, invalid, notFound } from '../../../platform/failure/failure.ts';
import type { FileAnswer } from '../../../platform/http/bytes/file-response.ts';
import type { Queue, QueueEntrance } from '../../../platform/queue/index.ts';
import type { ReportJob } from '../make/report-job.ts';
import { toQuestion } from '../make/report-question.ts';
import type { Asked, ReportPorts } from '../report-ports.ts';
import {
  cancelRun,
  deleteRun,
  findRun,
  insertRun,
  listEndedBefore,
  listRuns,
  type RunOwner,
  setJob,
} from './run.repository.ts';

/** Runs that a list looks through. */
const MOST_RUNS = 2000;
/** Files of reports are kept so long after they were made. */
const KEPT_MS = 400 * DAY_MS;

export interface RunServicePorts extends Pick<ReportPorts, 'db' | 'clock' | 'rights' | 'blobs'> {
  readonly reports: QueueEntrance<ReportJob>;
  readonly queue: Pick<Queue, 'stop'>;
}

export interface NewRun extends RunOwner {
  readonly fields: ReportFields;
  readonly span: TimeSpan;
  readonly definitionId: number | null;
  readonly isSent: boolean;
  readonly againOf?: number;
  /** At once where left out. */
  readonly dueMs?: Instant;
}

export function createRunService({ db, clock, rights, blobs, reports, queue }: RunServicePorts) {
  /** Part of the transaction `tx`: a run is never without its job. */
  async function put(tx: Db, { fields, span, dueMs, againOf = undefined, ...of }: NewRun): Promise<ReportRunRow> {
    const refusal = findReportRefusal({ ...fields, ...span });
    if (refusal !== null) throw invalid(refusal);
    const row = await insertRun(tx, {
      ...{ ...of, fields: JSON.stringify(fields), fromMs: span.from, toMs: span.to, state: 'queued' },
      ...{ requestedMs: clock.now(), againOf: againOf ?? null },
    });
    const jobId = await reports.put(tx, { data: { runId: row.id }, ...(dueMs !== undefined && { dueMs }) });
    await setJob(tx, row.id, jobId);
    return { ...row, jobId };
  }

  /** A run of vessels all of which the caller may have reports of; others are as unknown as none. */
  async function require(caller: Caller, id: number): Promise<ReportRunRow> {
    const row = await findRun(db, id);
    if (!row) throw createUnknownFailure(caller, 'This report');
    await rights.require(caller, 'report', toQuestion(row).fields.vesselIds);
    return row;
  }

  const audit = (tx: Db, { caller, from }: Asked, what: string, row: ReportRunRow) =>
    recordAudit(tx, {
      ...{ at: clock.now(), ...toActor(caller), from, what, subject: `report:${row.id}` },
      new: { name: toQuestion(row).fields.name, vesselIds: toQuestion(row).fields.vesselIds },
    });

  async function start(asked: Asked, run: Omit<NewRun, keyof RunOwner>): Promise<ReportRun> {
    const { userId: ownerId, userName: ownerName } = asked.caller;
    await rights.require(asked.caller, 'report', run.fields.vesselIds);
    const row = await db.transaction().execute(async (tx) => {
      const inserted = await put(tx, { ...run, ownerId, ownerName });
      await audit(tx, asked, 'report.requested', inserted);
      return inserted;
    });
    return toRun(row, undefined);
  }

  return {
    put,
    start,
    require,

    async again(asked: Asked, id: number): Promise<ReportRun> {
      const row = await require(asked.caller, id);
      const { fields, span } = toQuestion(row);
      return start(asked, { fields, span, definitionId: row.definitionId, isSent: false, againOf: row.id });
    },

    async cancel({ caller }: Asked, id: number): Promise<ReportRun> {
      await require(caller, id);
      const row = await cancelRun(db, id, clock.now());
      if (!row) throw conflict('This run has ended.');
      if (row.jobId !== null) queue.stop(row.jobId);
      return toRun(row, undefined);
    },

    async list(caller: Caller, { offset, limit }: { offset: number; limit: number }) {
      const visible = await listVisible(caller);
      const rows = (await listRuns(db, MOST_RUNS)).filter((row) => toQuestion(row).fields.vesselIds.every(visible));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const page = rows.slice(offset, offset + limit).map((row) => toRun(row, byId.get(row.againOf ?? -1)));
      return { total: rows.length, runs: page };
    },

    /** The file as a download; each read from its beginning is recorded. */
    async file(asked: Asked, id: number): Promise<FileAnswer> {
      const row = await require(asked.caller, id);
      return toFile(row, () => audit(db, asked, 'report.downloaded', row), blobs);
    },

    /** Gives up runs and files of long ago. */
    async sweep(): Promise<void> {
      for (const { id, blob } of await listEndedBefore(db, clock.now() - KEPT_MS)) {
        if (blob !== null) await blobs.delete(blob);
        await deleteRun(db, id);
      }
    },
  };

  /** Whether the caller may have reports of a vessel. */
  async function listVisible(caller: Caller): Promise<(vesselId: VesselId) => boolean> {
    const allowed = new Map<VesselId, boolean>();
    for (const vesselId of await rights.visible(caller)) {
      const isAllowed = await rights.require(caller, 'report', [vesselId]).then(
        () => true,
        () => false,
      );
      allowed.set(vesselId, isAllowed);
    }
    return (vesselId) => allowed.get(vesselId) ?? false;
  }
}
export type RunService = ReturnType<typeof createRunService>;

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

function toRun(row: ReportRunRow, before: ReportRunRow | undefined): ReportRun {
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
