/** Statistics of slots over a span, for charts: in the unit of the slot, one call for all of a screen. */
import type { SlotRef } from '@fms/domain/plant';
import type { TimeSpan } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import { useQueries } from '@tanstack/react-query';
import { type SeriesPoint, toSeriesPoints } from '../../../live/index.ts';
import { fetchStatistic } from '../../tag/index.ts';
import { usePlantPlace } from './plant-context.ts';

export interface SlotSeries {
  readonly ref: SlotRef;
  readonly unit: string;
  readonly points: readonly SeriesPoint[];
}

const NO_POINTS: readonly SeriesPoint[] = [];

export interface SlotSeriesState {
  readonly series: ReadonlyMap<SlotRef, SlotSeries>;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Slots without a tag are absent; the span is asked for as it is, so round it to what changes slowly. */
export const useSlotSeries = (refs: readonly SlotRef[], span: TimeSpan, maxPoints: number): SlotSeriesState =>
  useSlotSeriesOf(refs, [span], maxPoints);

/** The same over spans that follow one another, each of at most `maxPoints`: more than one call may give. */
export function useSlotSeriesOf(
  refs: readonly SlotRef[],
  spans: readonly TimeSpan[],
  maxPoints: number,
): SlotSeriesState {
  const { plant } = usePlantPlace();
  const filled = refs.flatMap((ref) => {
    const tag = plant.tagOf(ref);
    return tag === undefined ? [] : [{ ref, tag }];
  });
  const queries = useQueries({
    queries: filled.flatMap(({ tag }) =>
      spans.map(({ from, to }) => ({
        queryKey: ['slot-series', tag.Id, from, to, maxPoints],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await fetchStatistic({ vesselId: tag.vesselId, tagId: tag.Id, from, to, maxPoints }, signal)) ?? null,
        staleTime: Number.POSITIVE_INFINITY,
      })),
    ),
  });
  const series = filled.map(({ ref, tag }, place): [SlotRef, SlotSeries] => {
    const own = queries.slice(place * spans.length, (place + 1) * spans.length);
    const parts = own.map(({ data }) => (data === undefined || data === null ? NO_POINTS : toSeriesPoints(data)));
    const points = parts.length === 1 ? (parts[0] ?? NO_POINTS) : parts.flat();
    const unit = plant.slotOf(ref)?.unit ?? tag.unit;
    return [
      ref,
      {
        ref,
        unit: convertIfKnown(1, tag.unit, unit) === undefined ? tag.unit : unit,
        points: convertPoints(points, tag.unit, unit),
      },
    ];
  });
  return {
    series: new Map(series),
    isPending: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
  };
}

/** Points in another unit; as they are where the units do not convert. */
export function convertPoints(points: readonly SeriesPoint[], from: string, to: string): readonly SeriesPoint[] {
  if (from === to || convertIfKnown(1, from, to) === undefined) return points;
  const of = (value: number) => convertIfKnown(value, from, to) ?? value;
  return points.map((point) => ({ ...point, min: of(point.min), avg: of(point.avg), max: of(point.max) }));
}
