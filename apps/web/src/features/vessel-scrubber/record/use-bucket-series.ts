/** Statistics of slots over a long window in buckets of one width: what has passed is asked for once. */
import type { SlotRef } from '@fms/domain/plant';
import type { TimeSpan } from '@fms/domain/time';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineAnswers } from '../../../api/combine-answers.ts';
import { convertPoints, usePlantPlace } from '../../../entities/plant/index.ts';
import { fetchStatistic } from '../../../entities/tag/index.ts';
import { type SeriesPoint, toSeriesPoints, useLive } from '../../../live/index.ts';
import { planChunks } from './chunk-plan.ts';

export interface BucketSeries {
  /** By slot, in order of time and in the unit of the slot; slots without a tag are absent. */
  readonly series: ReadonlyMap<SlotRef, readonly SeriesPoint[]>;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A piece that is over is asked for again after this, since late data may have come; one that runs each minute. */
const OVER_MS = 10 * 60_000;
const RUNNING_MS = 60_000;

/** `bucketMs` divides an hour. The series reaches from the half day the window begins in to the hour it ends in. */
export function useBucketSeries(refs: readonly SlotRef[], window: TimeSpan, bucketMs: number): BucketSeries {
  const { plant } = usePlantPlace();
  const { clock } = useLive();
  const key = refs.join('\n');
  const { from, to } = window;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the list holds
  const asked = useMemo(() => {
    const chunks = planChunks({ from, to }, clock.now());
    return refs.flatMap((ref) => {
      const tag = plant.tagOf(ref);
      return tag === undefined ? [] : chunks.map((chunk) => ({ ref, tag, chunk }));
    });
  }, [plant, key, from, to, clock]);
  const { found, ...state } = useQueries({
    queries: asked.map(({ tag, chunk }) => ({
      queryKey: ['slot-buckets', tag.Id, chunk.from, chunk.to, bucketMs],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { vesselId, Id: tagId } = tag;
        const maxPoints = (chunk.to - chunk.from) / bucketMs;
        const statistic = await fetchStatistic({ vesselId, tagId, from: chunk.from, to: chunk.to, maxPoints }, signal);
        return statistic === undefined ? [] : toSeriesPoints(statistic);
      },
      staleTime: chunk.isOpen ? RUNNING_MS : OVER_MS,
      refetchInterval: chunk.isOpen ? RUNNING_MS : (false as const),
    })),
    combine: combineAnswers<SeriesPoint[]>,
  });
  const series = useMemo(() => {
    const joined = new Map<SlotRef, SeriesPoint[]>();
    asked.forEach(({ ref, tag }, index) => {
      const unit = plant.slotOf(ref)?.unit ?? tag.unit;
      const points = convertPoints(found[index] ?? [], tag.unit, unit);
      joined.set(ref, [...(joined.get(ref) ?? []), ...points]);
    });
    return joined;
  }, [asked, found, plant]);
  return { series, ...state };
}
