/** The job history of vessels. */

import type { VesselId } from '@fms/domain/identity';
import type { JobKind, JobState } from '@fms/domain/job';
import type { Instant } from '@fms/domain/time';
import type { Generated, Insertable, Selectable } from 'kysely';

export interface JobTable {
  id: Generated<number>;
  vesselId: VesselId;
  /** These five are those of the valid version. */
  kind: JobKind;
  fromMs: Instant;
  toMs: Instant;
  state: JobState;
  /** Number, place and customer, for searching. */
  words: string;
  /** Of a `JobRecord` as JSON, the valid one last. */
  versions: string;
  /** A `JobTotal` as JSON; null until it was summed up. */
  total: string | null;
}
export type JobRow = Selectable<JobTable>;
export type NewJob = Insertable<JobTable>;

export interface JobFileTable {
  jobId: number;
  fileId: number;
}

/** A day of UTC in which jobs were found. */
export interface JobDayTable {
  vesselId: VesselId;
  dayMs: Instant;
  /** Of the readings and the plant by which they were found. */
  digest: string;
}

export interface JobTables {
  job: JobTable;
  jobFile: JobFileTable;
  jobDay: JobDayTable;
}
