import type { Tag } from '@fms/contract/tag';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type TagFreshness, type TagReading, useLive } from '../../../../live/index.ts';

/** The newest samples of several tags, the same list until one of them moved. */
export function useReadings(tags: readonly Tag[]): readonly TagReading[] {
  const { tags: cache } = useLive();
  const last = useRef<readonly TagReading[]>([]);
  // The list is made again with each drawing of the widget; what it holds seldom changes.
  const key = tags.map(({ Id }) => Id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the tags
  const subscribe = useCallback(
    (listener: () => void) => {
      const ways = tags.map(({ Id }) => cache.subscribe(Id, listener));
      return () => {
        for (const leave of ways) leave();
      };
    },
    [cache, key],
  );
  return useSyncExternalStore(subscribe, () => {
    const next = tags.map(({ Id }) => cache.read(Id));
    const isSame =
      next.length === last.current.length && next.every((reading, place) => reading === last.current[place]);
    if (!isSame) last.current = next;
    return last.current;
  });
}

const FROM_GOOD_TO_NONE: readonly TagFreshness[] = ['fresh', 'manual', 'simulated', 'late', 'stale', 'bad', 'unknown'];

/** A figure made of several values is worth as much as the worst of them. */
export function getWorstFreshness(readings: readonly TagReading[]): TagFreshness {
  const ranks = readings.map(({ freshness }) => FROM_GOOD_TO_NONE.indexOf(freshness));
  return FROM_GOOD_TO_NONE[Math.max(...ranks)] ?? 'unknown';
}
