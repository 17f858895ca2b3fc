import type { Tag } from '@fms/contract/tag';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLive } from '../../live/live-context.tsx';
import { type SeriesSnapshot, TagSeries } from '../../live/tag-series.ts';
import { getNumber } from '../../live/use-tag.ts';
import { fetchStatistic } from './tag.queries.ts';

export interface TagSeriesRequest {
  readonly spanMs: number;
  readonly maxPoints: number;
}

/** History and live values of a tag, and a way to ask again after a failure. The series lives as long as the component. */
export function useTagSeries(
  tag: Tag,
  { spanMs, maxPoints }: TagSeriesRequest,
): SeriesSnapshot & { reload: () => void } {
  const { tags, clock, hub } = useLive();
  const { Id: tagId, vesselId, intervalSeconds } = tag;
  const series = useMemo(
    () =>
      new TagSeries({
        spanMs,
        maxPoints,
        intervalMs: intervalSeconds === null ? null : intervalSeconds * 1000,
        load: (from, to, signal) => fetchStatistic({ vesselId, tagId, from, to, maxPoints }, signal),
        now: clock.now,
      }),
    [spanMs, maxPoints, intervalSeconds, vesselId, tagId, clock],
  );
  useEffect(() => {
    void series.load();
    const takeLive = () => {
      const reading = tags.read(tagId);
      const value = getNumber(reading);
      if (value !== undefined && reading.sample !== undefined) series.add(reading.sample.time, value);
    };
    let wasLive = hub.status.phase === 'live';
    const ways = [
      tags.subscribe(tagId, takeLive),
      clock.subscribe(() => series.tick()),
      hub.subscribe(() => {
        const isLive = hub.status.phase === 'live';
        if (isLive && !wasLive) void series.loadGap();
        wasLive = isLive;
      }),
      () => series.stop(),
    ];
    return () => {
      for (const leave of ways) leave();
    };
  }, [series, tags, tagId, clock, hub]);
  const snapshot = useSyncExternalStore(
    useCallback((listener) => series.subscribe(listener), [series]),
    () => series.snapshot,
  );
  return { ...snapshot, reload: () => void series.load() };
}
