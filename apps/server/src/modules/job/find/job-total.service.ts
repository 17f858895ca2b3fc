/** Sums up what jobs came to, and keeps it beside them. */
import type { VesselId } from '@fms/domain/identity';
import { computeJobTotal, getValidVersion, type JobMinute } from '@fms/domain/job';
import { DAY_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listJobsWithin, setJobTotal } from '../store/job.repository.ts';
import { readJob, type StoredJob } from '../store/job-record.ts';
import type { JobMinuteReader, JobShip } from './job-minute.reader.ts';

/** A job that goes on is summed up again once it is longer by this share. */
const GROWN_SHARE = 0.02;

interface JobTotalPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly minutes: Pick<JobMinuteReader, 'shipOf' | 'read'>;
}

export function createJobTotalService({ db, clock, minutes }: JobTotalPorts) {
  const service = {
    /** Of all jobs that share time with a span, whose minutes are given; those of a job that reaches beyond it are read. */
    async sumUp(ship: JobShip, span: TimeSpan, measured: readonly JobMinute[]): Promise<void> {
      for (const job of (await listJobsWithin(db, ship.vesselId, span)).map(readJob)) {
        const valid = getValidVersion(job.record);
        if (valid.state === 'removed' || !isDue(job)) continue;
        const isWithin = valid.from >= span.from && valid.to <= span.to;
        const own = isWithin ? measured : await minutes.read(ship, alignSpan(valid));
        await setJobTotal(db, Number(job.record.id), computeJobTotal(own, valid));
      }
    },

    /** The same after a person changed them. */
    async sumUpAgain(vesselId: VesselId, span: TimeSpan): Promise<void> {
      const ship = await minutes.shipOf(vesselId, clock.now());
      await service.sumUp(ship, span, await minutes.read(ship, alignSpan(span)));
    },
  };
  return service;
}
export type JobTotalService = ReturnType<typeof createJobTotalService>;

/** Grown to whole minutes. */
export const alignSpan = ({ from, to }: TimeSpan): TimeSpan => ({
  from: Math.floor(from / MINUTE_MS) * MINUTE_MS,
  to: Math.ceil(to / MINUTE_MS) * MINUTE_MS,
});

/** What was signed stays as it was signed; a long job that goes on would be read as a whole with each of its minutes. */
function isDue({ record, total }: StoredJob): boolean {
  const { from, to, state } = getValidVersion(record);
  if (total !== null && (state === 'signed' || state === 'locked')) return false;
  if (state !== 'running' || total === null || total.from !== from || to - from <= DAY_MS) return true;
  return to - total.to > GROWN_SHARE * (to - from);
}
