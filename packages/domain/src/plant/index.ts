/** The plant of a ship: kinds of equipment, their slots, and how tags bind to them. */
export { buildPlant, completePlant } from './binding/build-plant.ts';
export {
  type BindableTag,
  type BindingEvidence,
  bindingEvidence,
  type Candidate,
  type Proposal,
  SILENT_SCORE,
} from './binding/candidate.ts';
export { copyPlant, type OwnPlant, type PlantCopy } from './binding/copy-plant.ts';
export { toEquipmentId } from './binding/equipment-name.ts';
export { proposeBindings } from './binding/propose.ts';
export { type Decision, learnFromSisters, listDecisions } from './binding/sister.ts';
export {
  EQUIPMENT_KINDS,
  type EquipmentKind,
  type EquipmentKindRule,
  equipmentKinds,
  isEquipmentKind,
  type Parameter,
} from './equipment/equipment-kind.ts';
export {
  type Binding,
  countSlots,
  EMPTY_PLANT,
  findSlotOf,
  listPlantProblems,
  type ParameterValue,
  type Plant,
  type PlantEquipment,
  type PlantProblem,
  type PlantProblemCode,
} from './model/plant.ts';
export { listPlantChanges, type PlantChange } from './model/plant-change.ts';
export {
  addEquipment,
  bindSlot,
  changeEquipment,
  countPlantChanges,
  type EquipmentChange,
  removeEquipment,
  setParameter,
} from './model/plant-edit.ts';
export { formatSlotRef, isSlotRef, parseSlotRef, type SlotPlace, type SlotRef } from './model/slot-ref.ts';
export { findSlot, SLOTS } from './slot/index.ts';
export type { Slot, SlotGroup, SlotIndex } from './slot/slot.ts';
