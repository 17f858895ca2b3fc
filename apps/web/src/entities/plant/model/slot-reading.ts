/** What a screen may say of a slot: its value in the slot's unit, how far it may be trusted, and where it comes from. */
import type { Tag } from '@fms/contract/tag';
import type { SlotRef } from '@fms/domain/plant';
import { getPlantState, type PlantInput, refuse } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import type { TagFreshness, TagReading } from '../../../live/index.ts';
import type { PlantView } from './plant-view.ts';

export interface SlotReading {
  readonly ref: SlotRef;
  /** Undefined where no tag fills the slot. */
  readonly tag: Tag | undefined;
  /** The unit of `value`: the slot's where the tag's converts to it, else the tag's own. */
  readonly unit: string;
  /** Null where nothing may be shown: never measured, or bad. */
  readonly value: number | string | boolean | null;
  readonly state: TagFreshness;
  /** When it was measured. */
  readonly time: Instant | undefined;
}

export function toSlotReading(plant: PlantView, ref: SlotRef, { sample, freshness }: TagReading): SlotReading {
  const tag = plant.tagOf(ref);
  const wanted = plant.slotOf(ref)?.unit ?? '';
  const isGone = freshness === 'bad' || freshness === 'unknown';
  const value = isGone ? null : (sample?.value ?? null);
  const common = { ref, tag, state: freshness, time: sample?.time };
  if (typeof value === 'number' && tag !== undefined) {
    const converted = convertIfKnown(value, tag.unit, wanted);
    return { ...common, unit: converted === undefined ? tag.unit : wanted, value: converted ?? value };
  }
  return { ...common, unit: wanted, value: typeof value === 'object' ? null : value };
}

/** A number or a state as 0 and 1, for gauges and drawings; undefined where there is none. */
export function getSlotNumber(reading: SlotReading | undefined): number | undefined {
  const value = reading?.value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : undefined;
}

/** True or false of a state; undefined where it is not known. */
export function getSlotState(reading: SlotReading | undefined): boolean | undefined {
  const value = getSlotNumber(reading);
  return value === undefined ? undefined : value !== 0;
}

/** For calculations: a number with its state, `missing` where no tag fills the slot. */
export function toPlantInput(reading: SlotReading | undefined, name: string): PlantInput {
  if (reading?.tag === undefined) return refuse('missing', name);
  const state = getPlantState(reading.state);
  const value = getSlotNumber(reading);
  if (value === undefined) return refuse(state === 'bad' ? 'bad' : 'unknown', name);
  return { value, state, time: reading.time };
}
