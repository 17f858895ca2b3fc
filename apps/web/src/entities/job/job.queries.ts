/** The job history of a vessel, and what administrators do with it. */
import * as job from '@fms/contract/job';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { JobGrouping } from '@fms/domain/job';
import type { TimeSpan } from '@fms/domain/time';
import { keepPreviousData } from '@tanstack/react-query';
import { askQuery, sendTo } from '../../api/ask-query.ts';

/** Beside the hub, which tells of found and changed jobs: the curve of power goes on. */
const CHECK_INTERVAL_MS = 60_000;

const named = (vesselId: VesselId) => ({ vesselId: String(vesselId) });

/** Keys begin as the hub names what changed. */
export const jobQueries = {
  /** Jobs of a span with their parts by shift, day or month; at most 32 days. `isOpen`: it goes on now. */
  periods: (vesselId: VesselId, { from, to }: TimeSpan, grouping: JobGrouping, isOpen = false) => ({
    ...askQuery(['job', vesselId, 'periods', from, to, grouping], job.listJobPeriods, {
      ...{ ...named(vesselId), fromTime: toWireTime(from), toTime: toWireTime(to), grouping },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: isOpen ? CHECK_INTERVAL_MS : (false as const),
  }),
  detail: (vesselId: VesselId, id: number) =>
    askQuery(['job', vesselId, 'detail', id], job.getJob, { ...named(vesselId), id: String(id) }),
  /** The newest that have these words. */
  search: (vesselId: VesselId, words: string) => ({
    ...askQuery(['job', vesselId, 'search', words], job.listJobs, { ...named(vesselId), words, limit: '100' }),
    placeholderData: keepPreviousData,
  }),
};

export const jobCalls = {
  enter: sendTo(job.enterJob),
  correct: sendTo(job.correctJob),
  split: sendTo(job.splitJob),
  merge: sendTo(job.mergeJobs),
  sign: sendTo(job.signJob),
  lock: sendTo(job.lockJob),
  remove: sendTo(job.removeJob),
  linkFile: sendTo(job.linkJobFile),
};
