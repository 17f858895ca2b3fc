import type { TagId, VesselId } from '@fms/domain/identity';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLive } from './live-context.tsx';
import { type TagReading, UNKNOWN_READING } from './tag-reading.ts';

const NO_WAY_OUT = () => {};

/**
 * The newest sample of a tag and how far it may be trusted. Mounting subscribes at the hub, unmounting ends it; the
 * component is drawn again when this tag moved or its freshness changed, at most once a frame. Null: no such tag.
 * The vessel is needed on screens that do not read the tags of that vessel.
 */
export function useTag(tagId: TagId | null, vesselId?: VesselId): TagReading {
  const { tags } = useLive();
  const subscribe = useCallback(
    (listener: () => void) => {
      if (tagId === null) return NO_WAY_OUT;
      if (vesselId !== undefined) tags.assign(tagId, vesselId);
      return tags.subscribe(tagId, listener);
    },
    [tags, tagId, vesselId],
  );
  return useSyncExternalStore(subscribe, () => (tagId === null ? UNKNOWN_READING : tags.read(tagId)));
}

/** A number of a tag, or undefined when there is none: truth values count as 0 and 1. */
export function getNumber({ sample }: TagReading): number | undefined {
  const value = sample?.value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : undefined;
}

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
