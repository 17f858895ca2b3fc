import type { TagId } from '@fms/domain/identity';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useLive } from './live-context.tsx';
import type { TagReading } from './tag-reading.ts';

/**
 * The newest samples of several tags in their order, drawn again when one of them moved, at most once a frame. The list may
 * be made anew with each drawing: only what it holds counts.
 */
export function useTags(tagIds: readonly TagId[]): readonly TagReading[] {
  const { tags } = useLive();
  const key = tagIds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the list holds
  const store = useMemo(
    () => ({
      subscribe(listener: () => void) {
        const leave = tagIds.map((tagId) => tags.subscribe(tagId, listener));
        return () => {
          for (const one of leave) one();
        };
      },
      read: () => tagIds.map((tagId) => tags.read(tagId)),
    }),
    [tags, key],
  );
  const last = useRef<readonly TagReading[]>([]);
  return useSyncExternalStore(store.subscribe, () => {
    const next = store.read();
    const isSame = next.length === last.current.length && next.every((one, index) => one === last.current[index]);
    if (!isSame) last.current = next;
    return last.current;
  });
}
