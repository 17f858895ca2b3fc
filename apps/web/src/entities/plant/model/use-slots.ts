/** Values of slots as they come, or as they were at the moment the tab shows. */
import type { SlotRef } from '@fms/domain/plant';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { type TagReading, UNKNOWN_READING, useLive } from '../../../live/index.ts';
import { usePlantPlace } from './plant-context.ts';
import { type SlotReading, toSlotReading } from './slot-reading.ts';

/**
 * Readings of slots, drawn again when one of them moved, at most once a frame. The list may be made anew with each
 * drawing: only what it holds counts. A slot without a tag reads as unknown.
 */
export function useSlots(refs: readonly SlotRef[]): ReadonlyMap<SlotRef, SlotReading> {
  const { tags } = useLive();
  const { plant } = usePlantPlace();
  const key = refs.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the list holds
  const store = useMemo(() => {
    const slots = refs.map((ref) => ({ ref, tagId: plant.tagOf(ref)?.Id }));
    return {
      subscribe(listener: () => void) {
        const leave = slots.flatMap(({ tagId }) => (tagId === undefined ? [] : [tags.subscribe(tagId, listener)]));
        return () => {
          for (const one of leave) one();
        };
      },
      read: (): TagReading[] => slots.map(({ tagId }) => (tagId === undefined ? UNKNOWN_READING : tags.read(tagId))),
    };
  }, [tags, plant, key]);
  const last = useRef<TagReading[]>([]);
  const readings = useSyncExternalStore(store.subscribe, () => {
    const next = store.read();
    const isSame = next.length === last.current.length && next.every((one, i) => one === last.current[i]);
    if (!isSame) last.current = next;
    return last.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the list holds
  return useMemo(
    () => new Map(refs.map((ref, i) => [ref, toSlotReading(plant, ref, readings[i] ?? UNKNOWN_READING)])),
    [plant, key, readings],
  );
}

export function useSlot(ref: SlotRef): SlotReading {
  const reading = useSlots([ref]).get(ref);
  if (reading === undefined) throw new Error(`${ref} was asked for and not read.`);
  return reading;
}
