/** What the location tab asks: the voyage of a window, and the values of one moment. */
import { toWireTime } from '@fms/contract/scalar';
import type { Tag, TagStatistic } from '@fms/contract/tag';
import { getVoyage } from '@fms/contract/voyage';
import type { TagId, VesselId } from '@fms/domain/identity';
import { type Instant, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { fetchStatistic } from '../tag/index.ts';

/** A value older than this at a moment says nothing about it. */
export const MOMENT_MINUTES = 15;

export interface ValueAtMoment {
  readonly value: number;
  /** When its bucket of a minute began. */
  readonly time: Instant;
}

export const locationQueries = {
  voyage: (vesselId: VesselId, { from, to }: TimeSpan, timeZone: string) =>
    queryOptions({
      queryKey: ['voyage', vesselId, from, to, timeZone],
      queryFn: ({ signal }) =>
        call(getVoyage, {
          query: { vesselId: String(vesselId), fromTime: toWireTime(from), toTime: toWireTime(to), timeZone },
          signal,
        }),
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),

  /** The last value of each tag at or before a moment, by tag. */
  moment: (vesselId: VesselId, tags: readonly Tag[], at: Instant) =>
    queryOptions({
      queryKey: ['moment', vesselId, at, tags.length],
      queryFn: async ({ signal }): Promise<Map<TagId, ValueAtMoment>> => {
        const ask = { vesselId, from: at - MOMENT_MINUTES * MINUTE_MS, to: at + 1, maxPoints: MOMENT_MINUTES + 1 };
        const answers = await Promise.all(tags.map(({ Id: tagId }) => fetchStatistic({ ...ask, tagId }, signal)));
        return new Map(answers.flatMap((answer) => valueThen(answer)));
      },
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),
};

function valueThen(answer: TagStatistic | undefined): [TagId, ValueAtMoment][] {
  const last = answer?.points.at(-1);
  if (answer === undefined || last === undefined) return [];
  return [[answer.dataTagId, { value: last.last, time: Date.parse(last.time) }]];
}
