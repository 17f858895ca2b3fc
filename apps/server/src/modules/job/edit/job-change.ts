/** One change of the jobs of a vessel: kept with its neighbours, audited, summed up again and told. */
import type { WireJob } from '@fms/contract/job';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { getValidVersion, type JobRecord } from '@fms/domain/job';
import type { TimeSpan } from '@fms/domain/time';
import type { VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { EntryEditor } from '../../../platform/vessel-entry/vessel-entry.ts';
import type { JobTotalService } from '../find/job-total.service.ts';
import { requireJobRight } from '../right/job.policy.ts';
import { findJob, insertJob, lockJobs, updateJob } from '../store/job.repository.ts';
import { readJob, readJobId, toJobRow, toWireJob } from '../store/job-record.ts';

export interface JobEditPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'publish'>;
  readonly clock: Clock;
  readonly rights: VesselRights;
  readonly totals: Pick<JobTotalService, 'sumUpAgain'>;
}

/** What a change makes of the jobs. */
interface ChangedJobs {
  /** What the first of the records was before; left out for a new one. */
  readonly old?: JobRecord;
  /** The one that is audited and answered first, then those that changed with it. */
  readonly records: readonly [JobRecord, ...JobRecord[]];
}

export type JobChange = ReturnType<typeof createJobChange>;

/** Other changes of the vessel wait while `work` decides. */
export function createJobChange({ db, bus, clock, rights, totals }: JobEditPorts) {
  return async (
    { caller, from }: EntryEditor,
    vesselId: VesselId,
    what: string,
    work: (tx: Db) => Promise<ChangedJobs>,
  ): Promise<WireJob> => {
    await requireJobRight(rights, caller, vesselId);
    const { id, span } = await db.transaction().execute(async (tx) => {
      await lockJobs(tx, vesselId);
      const { old, records } = await work(tx);
      const [first, ...others] = records;
      const kept = await keep(tx, vesselId, first);
      for (const other of others) await keep(tx, vesselId, other);
      await recordAudit(tx, {
        ...{ at: clock.now(), ...toActor(caller), from, what, subject: `vessel:${vesselId}` },
        old: old && tell(kept, old),
        new: tell(kept, first),
      });
      return { id: kept, span: spanOf(old === undefined ? records : [...records, old]) };
    });
    await totals.sumUpAgain(vesselId, span);
    bus.publish('job.changed', { vesselIds: [vesselId] });
    const row = await findJob(db, vesselId, id);
    if (row === undefined) throw notFound('This job');
    return toWireJob(readJob(row));
  };
}

async function keep(tx: Db, vesselId: VesselId, record: JobRecord): Promise<number> {
  const id = readJobId(record);
  if (id === undefined) return insertJob(tx, toJobRow(vesselId, record));
  await updateJob(tx, id, toJobRow(vesselId, record));
  return id;
}

/** All that these lie in now. */
function spanOf(records: readonly JobRecord[]): TimeSpan {
  const valid = records.map(getValidVersion);
  return { from: Math.min(...valid.map(({ from }) => from)), to: Math.max(...valid.map(({ to }) => to)) };
}

function tell(id: number, record: JobRecord) {
  const { kind, from, to, place, number, customer, state, step } = getValidVersion(record);
  return {
    ...{ id, version: record.versions.length, kind, from: toWireTime(from), to: toWireTime(to) },
    ...{ place, number, customer, state, reason: step.reason },
  };
}
