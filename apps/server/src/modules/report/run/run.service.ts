/** Runs of reports: watched, cancelled, made again, read. */
import type { ReportRun } from '@fms/contract/report';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import { type Caller, createUnknownFailure, isAllowed } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import type { FileAnswer } from '../../../platform/http/bytes/file-response.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import type { Asked, ReportPorts } from '../port/report-ports.ts';
import { toQuestion } from './report-question.ts';
import { cancelRun, deleteRun, findRun, listEndedBefore, listRuns } from './run.repository.ts';
import type { RunStarter } from './run-starter.service.ts';
import { toFile, toRun } from './run-wire.ts';

/** Runs that a list looks through. */
const MOST_RUNS = 2000;
/** Files of reports are kept so long after they were made. */
const KEPT_MS = 400 * DAY_MS;

export interface RunServicePorts extends Pick<ReportPorts, 'db' | 'clock' | 'rights' | 'blobs'> {
  readonly starter: RunStarter;
  readonly queue: Pick<Queue, 'stop'>;
}

export function createRunService({ db, clock, rights, blobs, starter, queue }: RunServicePorts) {
  /** A run of vessels all of which the caller may have reports of; others are as unknown as none. */
  async function require(caller: Caller, id: number): Promise<ReportRunRow> {
    const row = await findRun(db, id);
    if (!row) throw createUnknownFailure(caller, 'This report');
    await rights.require(caller, 'report', toQuestion(row).fields.vesselIds);
    return row;
  }

  return {
    require,

    async again(asked: Asked, id: number): Promise<ReportRun> {
      const row = await require(asked.caller, id);
      const { fields, span } = toQuestion(row);
      return starter.start(asked, { fields, span, definitionId: row.definitionId, isSent: false, againOf: row.id });
    },

    /** Throws `conflict` for a run that has ended. */
    async cancel({ caller }: Asked, id: number): Promise<ReportRun> {
      await require(caller, id);
      const row = await cancelRun(db, id, clock.now());
      if (!row) throw conflict('This run has ended.');
      if (row.jobId !== null) queue.stop(row.jobId);
      return toRun(row, undefined);
    },

    async list(caller: Caller, { offset, limit }: { offset: number; limit: number }) {
      const mayRead = await findReadable(rights, caller);
      const rows = (await listRuns(db, MOST_RUNS)).filter((row) => toQuestion(row).fields.vesselIds.every(mayRead));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const page = rows.slice(offset, offset + limit).map((row) => toRun(row, byId.get(row.againOf ?? -1)));
      return { total: rows.length, runs: page };
    },

    /** The file as a download; each read from its beginning is recorded. */
    async file({ caller, from }: Asked, id: number): Promise<FileAnswer> {
      const row = await require(caller, id);
      const entry = { ...toActor(caller), from, what: 'report.downloaded', subject: `report:${row.id}` };
      const record = () => recordAudit(db, { at: clock.now(), ...entry, new: { name: toQuestion(row).fields.name } });
      return toFile(row, record, blobs);
    },

    /** Gives up runs and files of long ago. */
    async sweep(): Promise<void> {
      for (const { id, blob } of await listEndedBefore(db, clock.now() - KEPT_MS)) {
        if (blob !== null) await blobs.delete(blob);
        await deleteRun(db, id);
      }
    },
  };
}
export type RunService = ReturnType<typeof createRunService>;

/** Whether the caller may have reports of a vessel. */
async function findReadable(
  rights: RunServicePorts['rights'],
  caller: Caller,
): Promise<(vesselId: VesselId) => boolean> {
  const readable = new Set<VesselId>();
  for (const vesselId of await rights.visible(caller)) {
    if (await isAllowed(rights, caller, 'report', vesselId)) readable.add(vesselId);
  }
  return (vesselId) => readable.has(vesselId);
}
