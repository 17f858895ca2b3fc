/** Buckets of one tag over a fixed span; all curves of a span are asked for in one call. */

import { listAlarms } from '@fms/contract/alarm';
import { toWireTime } from '@fms/contract/scalar';
import type { TagStatistic } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { type SeriesPoint, toSeriesPoints } from '../../live/index.ts';
import { fetchStatistic, type StatisticBatchRequest } from '../tag/index.ts';

export interface Buckets {
  readonly points: readonly SeriesPoint[];
  readonly bucketMs: number;
}

/** A reference that stays, so that the answer is turned into points once and not with every drawing. */
function toBuckets(statistic: TagStatistic | null): Buckets {
  if (statistic === null) return { points: [], bucketMs: 1000 };
  return { points: toSeriesPoints(statistic), bucketMs: Math.max(1, statistic.bucketSeconds) * 1000 };
}

export interface StatisticHeard {
  readonly heard: readonly Instant[];
  readonly bucketMs: number;
}

function heardOf(answers: readonly TagStatistic[]): StatisticHeard {
  const starts = new Set(answers.flatMap(({ points }) => points.map(({ time }) => Date.parse(time))));
  return {
    heard: [...starts].sort((a, b) => a - b),
    bucketMs: Math.max(1, ...answers.map(({ bucketSeconds }) => bucketSeconds)) * 1000,
  };
}

/** Alarms that one window of the rail may hold. */
const MAX_ALARMS = 1000;

const buildBucketKey = ({ vesselId, tagId, from, to, maxPoints, knownAt }: StatisticBatchRequest) =>
  ['statistic', vesselId, tagId, from, to, maxPoints, knownAt] as const;

export const statisticQueries = {
  buckets: (ask: StatisticBatchRequest) =>
    queryOptions({
      queryKey: buildBucketKey(ask),
      queryFn: async ({ signal }) => (await fetchStatistic(ask, signal)) ?? null,
      select: toBuckets,
      // While finer data is on its way the coarser of the last window stays, never that of another tag.
      placeholderData: (previous, query) => (query?.queryKey[2] === ask.tagId ? previous : undefined),
      gcTime: 60_000,
    }),

  /** Of a shift. Nothing stands in for it: the buckets of another shift would be another total. */
  shift: (ask: StatisticBatchRequest) =>
    queryOptions({
      queryKey: buildBucketKey(ask),
      queryFn: async ({ signal }) => (await fetchStatistic(ask, signal)) ?? null,
      select: toBuckets,
      staleTime: 300_000,
      gcTime: 60_000,
    }),

  /** Starts of the buckets in which any of these tags was measured; nothing where there are none. */
  heard: ({
    vesselId,
    tagIds,
    from,
    to,
    maxPoints,
  }: Omit<StatisticBatchRequest, 'tagId'> & { tagIds: readonly TagId[] }) =>
    queryOptions({
      queryKey: ['heard', vesselId, tagIds, from, to],
      queryFn: async ({ signal }): Promise<StatisticHeard> => {
        const ask = { vesselId, from, to, maxPoints };
        const answers = await Promise.all(tagIds.map((tagId) => fetchStatistic({ ...ask, tagId }, signal)));
        return heardOf(answers.filter((answer) => answer !== undefined));
      },
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),

  alarms: (vesselId: VesselId, { from, to }: TimeSpan) =>
    queryOptions({
      queryKey: ['alarm', 'window', vesselId, from, to],
      queryFn: ({ signal }) =>
        call(listAlarms, {
          query: { vesselId: String(vesselId), fromTime: toWireTime(from), toTime: toWireTime(to), limit: MAX_ALARMS },
          signal,
        }),
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),
};
