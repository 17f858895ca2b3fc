/** Changes of a plant as a person makes them; each answers a new plant. */
import type { TagId } from '../../identity/index.ts';
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import type { Binding, ParameterValue, Plant, PlantEquipment } from './plant.ts';
import { parseSlotRef, type SlotRef } from './slot-ref.ts';

/** With equipment of that id; one of the same id is left as it is. */
export function addEquipment(plant: Plant, id: string, kind: EquipmentKind, name: string): Plant {
  if (plant.equipment.some((one) => one.id === id)) return plant;
  const added: PlantEquipment = { id, kind, name, parentId: null, parameters: {} };
  return { ...plant, equipment: [...plant.equipment, added] };
}

/** Without the equipment and its bindings; what was part of it stands on its own. */
export function removeEquipment({ equipment, bindings }: Plant, id: string): Plant {
  return {
    equipment: equipment
      .filter((one) => one.id !== id)
      .map((one) => (one.parentId === id ? { ...one, parentId: null } : one)),
    bindings: bindings.filter(({ slot }) => parseSlotRef(slot)?.equipmentId !== id),
  };
}

export type EquipmentChange = Partial<Pick<PlantEquipment, 'name' | 'parentId'>>;

export function changeEquipment({ equipment, bindings }: Plant, id: string, change: EquipmentChange): Plant {
  return { equipment: equipment.map((one) => (one.id === id ? { ...one, ...change } : one)), bindings };
}

/** Undefined takes the parameter away. */
export function setParameter(
  { equipment, bindings }: Plant,
  id: string,
  key: string,
  value: ParameterValue | undefined,
): Plant {
  return {
    equipment: equipment.map((one) => {
      if (one.id !== id) return one;
      const { [key]: _before, ...others } = one.parameters;
      return { ...one, parameters: value === undefined ? others : { ...others, [key]: value } };
    }),
    bindings,
  };
}

/**
 * Fills a slot with a tag, or says that none fills it. A tag fills one slot of a piece of equipment: bound to another,
 * it leaves the first, which stays empty until a tag is chosen for it.
 */
export function bindSlot({ equipment, bindings }: Plant, slot: SlotRef, tagId: TagId | null): Plant {
  const own = parseSlotRef(slot)?.equipmentId;
  const others = bindings
    .filter((binding) => binding.slot !== slot)
    .map((binding): Binding => {
      const isMoved = tagId !== null && binding.tagId === tagId && parseSlotRef(binding.slot)?.equipmentId === own;
      return isMoved ? { ...binding, tagId: null } : binding;
    });
  return { equipment, bindings: [...others, { slot, tagId }] };
}

/** Slots whose tag differs between two plants, with equipment that only one of them has. */
export function countPlantChanges(before: Plant, after: Plant): number {
  const tagOf = ({ bindings }: Plant) => new Map(bindings.map(({ slot, tagId }) => [slot, tagId]));
  const [old, next] = [tagOf(before), tagOf(after)];
  const slots = [...new Set([...old.keys(), ...next.keys()])].filter((slot) => old.get(slot) !== next.get(slot));
  const oldById = new Map(before.equipment.map((one) => [one.id, JSON.stringify(one)]));
  const nextById = new Map(after.equipment.map((one) => [one.id, JSON.stringify(one)]));
  const ids = [...new Set([...oldById.keys(), ...nextById.keys()])].filter(
    (id) => oldById.get(id) !== nextById.get(id),
  );
  return slots.length + ids.length;
}
