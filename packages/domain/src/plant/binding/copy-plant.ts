/** The plant of one ship copied to a sister: its equipment, what is known of it, and tags of the same name in its slots. */
import { getBoardName } from '../../tag/tag-name.ts';
import { type Binding, findSlotOf, type Plant, type PlantEquipment } from '../model/plant.ts';
import { bindSlot } from '../model/plant-edit.ts';
import type { SlotRef } from '../model/slot-ref.ts';
import type { BindableTag } from './candidate.ts';
import { foldName } from './fold-name.ts';
import { compareUnit } from './match-slot.ts';

/** A plant with the tags of its ship. */
export interface OwnPlant {
  readonly plant: Plant;
  readonly tags: readonly BindableTag[];
}

export interface PlantCopy {
  readonly plant: Plant;
  /** Equipment the sister lacks. */
  readonly added: readonly PlantEquipment[];
  /** Equipment the sister has, of which more is known now. */
  readonly described: readonly PlantEquipment[];
  /** Slots that a tag of the sister fills by the copy. */
  readonly bound: readonly SlotRef[];
  /** Slots that another tag of the sister fills, and goes on filling. */
  readonly kept: readonly SlotRef[];
  /** Slots for which the sister has no tag of that name and quantity. */
  readonly missing: readonly SlotRef[];
}

/** True of one ship alone: when its own engine was overhauled. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set(['hoursAtOverhaul', 'hoursAtMajorOverhaul']);

/**
 * What the sister's plant becomes. What the sister has stays: its names, parameters that are entered, filled slots.
 * @param isReplacing slots that another tag fills are filled as on the first ship
 */
export function copyPlant(from: OwnPlant, to: OwnPlant, isReplacing: boolean): PlantCopy {
  const described = describe(from.plant, to.plant);
  const target = new Map(to.plant.bindings.map(({ slot, tagId }) => [slot, tagId]));
  const wanted = from.plant.bindings.map((binding) => toWanted(binding, from, to));
  const missing = wanted.filter(({ isMissing }) => isMissing).map(({ slot }) => slot);
  const found = wanted.filter(({ slot, tagId, isMissing }) => !isMissing && target.get(slot) !== tagId);
  const isHeld = ({ slot, tagId }: Binding) => target.has(slot) && (!isReplacing || tagId === null);
  const written = found.filter((binding) => !isHeld(binding));
  const start: Plant = { equipment: described.equipment, bindings: to.plant.bindings };
  return {
    plant: written.reduce((plant, { slot, tagId }) => bindSlot(plant, slot, tagId), start),
    added: described.added,
    described: described.changed,
    bound: written.filter(({ tagId }) => tagId !== null).map(({ slot }) => slot),
    kept: found.filter((binding) => isHeld(binding) && binding.tagId !== null).map(({ slot }) => slot),
    missing,
  };
}

/** The sister's equipment with what it lacks; equipment of another kind under the same id is another thing. */
function describe(from: Plant, to: Plant) {
  const own = new Map(to.equipment.map((one) => [one.id, one]));
  const added = from.equipment.filter(({ id }) => !own.has(id)).map(withoutOwnParameters);
  const told = new Map(from.equipment.map((one) => [one.id, withoutOwnParameters(one)]));
  const changed: PlantEquipment[] = [];
  const equipment = to.equipment.map((one) => {
    const other = told.get(one.id);
    if (other === undefined || other.kind !== one.kind) return one;
    if (Object.keys(other.parameters).every((key) => key in one.parameters)) return one;
    const more = { ...one, parameters: { ...other.parameters, ...one.parameters } };
    changed.push(more);
    return more;
  });
  const ids = new Set([...own.keys(), ...told.keys()]);
  const free = added.map((one) => (one.parentId !== null && !ids.has(one.parentId) ? { ...one, parentId: null } : one));
  return { equipment: [...equipment, ...free], added: free, changed };
}

function withoutOwnParameters(one: PlantEquipment): PlantEquipment {
  const parameters = Object.fromEntries(Object.entries(one.parameters).filter(([key]) => !OWN_PARAMETERS.has(key)));
  return { ...one, parameters };
}

/** A binding with the sister's tag of the same name on board, where it measures the same. */
function toWanted({ slot, tagId }: Binding, from: OwnPlant, to: OwnPlant): Binding & { isMissing: boolean } {
  const found = findSlotOf(from.plant, slot);
  const ownKind = to.plant.equipment.find(({ id }) => id === found?.equipment.id)?.kind ?? found?.equipment.kind;
  const tag = from.tags.find(({ id }) => id === tagId);
  if (found === undefined || ownKind !== found.equipment.kind) return { slot, tagId: null, isMissing: true };
  if (tagId === null) return { slot, tagId, isMissing: false };
  const name = tag && foldName(getBoardName(tag));
  const named = to.tags.filter((one) => foldName(getBoardName(one)) === name && compareUnit(one, found.slot) > 0);
  const same = named.find(({ source }) => source === tag?.source) ?? named[0];
  return { slot, tagId: same?.id ?? null, isMissing: same === undefined };
}
