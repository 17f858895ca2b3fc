/** Tags of a vessel and what they measured over time. */
import { toWireTime } from '@fms/contract/scalar';
import { getStatistic, getTagsByVesselId, type Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { createStatisticBatch } from './statistic-batch.ts';

export const tagQueries = {
  ofVessel: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['tag', vesselId],
      queryFn: ({ signal }): Promise<Tag[]> =>
        call(getTagsByVesselId, { query: { vesselId: String(vesselId), isGetLater: 'true' }, signal }),
      meta: { keep: true },
    }),
};

/** The buckets of one tag; undefined when the server does not know it. Tags of one span are asked for in one call. */
export const fetchStatistic = createStatisticBatch(({ vesselId, from, to, maxPoints, knownAt, tagIds }, signal) =>
  call(getStatistic, {
    body: {
      ...{ vesselId, fromTime: toWireTime(from), toTime: toWireTime(to), maxPoints, tags: [...tagIds] },
      ...(knownAt === undefined ? {} : { knownAt: toWireTime(knownAt) }),
    },
    signal,
  }),
);
