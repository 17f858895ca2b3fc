/** Jobs as they are valid now, for what is made of them elsewhere. */
import type { VesselId } from '@fms/domain/identity';
import { getValidVersion, type JobKind, type JobTotal } from '@fms/domain/job';
import type { TimeSpan } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import { listJobsWithin } from './job.repository.ts';
import { readJob } from './job-record.ts';

export interface ValidJob extends TimeSpan {
  readonly kind: JobKind;
  /** As a person entered it; empty where none did. */
  readonly place: string;
  /** Null until it was summed up. */
  readonly total: JobTotal | null;
}

/** Those that share time with a span and were not removed, in order of time. */
export async function listValidJobs(db: Db, vesselId: VesselId, span: TimeSpan): Promise<ValidJob[]> {
  const rows = await listJobsWithin(db, vesselId, span);
  return rows.map(readJob).flatMap(({ record, total }) => {
    const { kind, from, to, place, state } = getValidVersion(record);
    return state === 'removed' ? [] : [{ kind, from, to, place, total }];
  });
}
