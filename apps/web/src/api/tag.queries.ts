/** Tags of a vessel and what they measured over time. */
import { getStatistic, getTagsByVesselId, type Tag, type TagStatistic, toWireTime } from '@fms/contract';
import type { Instant, TagId, VesselId } from '@fms/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from './index.ts';

export const tagQueries = {
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['tag', vesselId],
      queryFn: ({ signal }): Promise<Tag[]> =>
        call(getTagsByVesselId, { query: { vesselId: String(vesselId), isGetLater: 'true' }, signal }),
      meta: { keep: true },
    }),
};

export interface StatisticAsk {
  readonly vesselId: VesselId;
  readonly tagId: TagId;
  readonly from: Instant;
  readonly to: Instant;
  readonly maxPoints: number;
}

/** The buckets of one tag; undefined when the server knows nothing of it. */
export async function askStatistic(ask: StatisticAsk, signal?: AbortSignal): Promise<TagStatistic | undefined> {
  const [statistic] = await call(getStatistic, {
    body: {
      vesselId: ask.vesselId,
      fromTime: toWireTime(ask.from),
      toTime: toWireTime(ask.to),
      maxPoints: ask.maxPoints,
      tags: [ask.tagId],
    },
    signal,
  });
  return statistic;
}
