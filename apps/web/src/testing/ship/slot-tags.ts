/** A ship of a test by what its slots hold: the tags, and what binds each to its slot. */
import type { Tag } from '@fms/contract/tag';
import { type TagId, toId } from '@fms/domain/identity';
import { formatSlotRef } from '@fms/domain/plant';
import { buildTag, NOON } from '../builders.ts';

export type HeldSlot = readonly [equipment: string, key: string, value: number | boolean, unit: string];

/** Tags 1, 2, … in the order of the slots, measured at noon. */
export const buildSlotTags = (slots: readonly HeldSlot[], given: Partial<Tag> = {}): Tag[] =>
  slots.map(([equipment, key, value, unit], place) =>
    buildTag(place + 1, {
      name: `${equipment} ${key}`,
      value,
      unit,
      valueKind: typeof value === 'boolean' ? 'boolean' : 'number',
      timestamp: new Date(NOON).toISOString(),
      ...given,
    }),
  );

export const bindSlots = (slots: readonly HeldSlot[]) =>
  slots.map(([equipment, key], place) => ({ slot: formatSlotRef(equipment, key), tagId: toId<TagId>(place + 1) }));
