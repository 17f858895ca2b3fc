/** Puts runs of reports into the queue. */
import type { ReportFields, ReportRun } from '@fms/contract/report';
import { findReportRefusal } from '@fms/domain/report';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import { invalid } from '../../../platform/failure/failure.ts';
import type { QueueEntrance } from '../../../platform/queue/index.ts';
import type { Asked, ReportPorts } from '../port/report-ports.ts';
import type { ReportJob } from './report-job.ts';
import { insertRun, type RunOwner, setJob } from './run.repository.ts';
import { toRun } from './run-wire.ts';

export interface NewRun extends RunOwner {
  readonly fields: ReportFields;
  readonly span: TimeSpan;
  readonly definitionId: number | null;
  readonly isSent: boolean;
  readonly againOf?: number;
  /** At once where left out. */
  readonly dueMs?: Instant;
}

export interface RunStarterPorts extends Pick<ReportPorts, 'db' | 'clock' | 'rights'> {
  readonly reports: QueueEntrance<ReportJob>;
}

export interface RunStarter {
  /** As part of the transaction `tx`: a run is never without its job. Throws `invalid-input` for what no file holds. */
  put(tx: Db, run: NewRun): Promise<ReportRunRow>;
  /** In the caller's name. */
  start(asked: Asked, run: Omit<NewRun, keyof RunOwner>): Promise<ReportRun>;
}

export function createRunStarter({ db, clock, rights, reports }: RunStarterPorts): RunStarter {
  async function put(tx: Db, { fields, span, dueMs, againOf, ...of }: NewRun): Promise<ReportRunRow> {
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

  return {
    put,
    async start({ caller, from }, run) {
      const { userId: ownerId, userName: ownerName } = caller;
      const { name, vesselIds } = run.fields;
      await rights.require(caller, 'report', vesselIds);
      const row = await db.transaction().execute(async (tx) => {
        const inserted = await put(tx, { ...run, ownerId, ownerName });
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'report.requested' };
        await recordAudit(tx, { ...entry, subject: `report:${inserted.id}`, new: { name, vesselIds } });
        return inserted;
      });
      return toRun(row, undefined);
    },
  };
}
