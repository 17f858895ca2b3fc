/** A plant as screens ask it: equipment by kind and parent, tags and indexes by slot. */
import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import {
  type EquipmentKind,
  findSlotOf,
  formatSlotRef,
  type ParameterValue,
  type PlantEquipment,
  parseSlotRef,
  type Slot,
  type SlotRef,
} from '@fms/domain/plant';

export interface PlantView {
  readonly plant: VesselPlant;
  readonly equipment: readonly PlantEquipment[];
  /** In the order of the plant; numbered ones by number, sides from port. */
  ofKind(kind: EquipmentKind): readonly PlantEquipment[];
  childrenOf(id: string, kind?: EquipmentKind): readonly PlantEquipment[];
  /** The tag that fills a slot; undefined where none does. */
  tagOf(ref: SlotRef): Tag | undefined;
  has(ref: SlotRef): boolean;
  slotOf(ref: SlotRef): Slot | undefined;
  /** Slots of the equipment that tags fill. */
  listSlots(equipmentId: string): readonly SlotRef[];
  /** Numbers of an indexed slot that tags fill, ascending: the cylinders that are measured. */
  indexesOf(equipmentId: string, key: string): readonly number[];
  numberOf(equipmentId: string, parameter: string): number | undefined;
  textOf(equipmentId: string, parameter: string): string | undefined;
  curveOf(equipmentId: string, parameter: string): readonly (readonly [number, number])[] | undefined;
}

const FROM_PORT = ['port', 'centre', 'starboard'];
const sideRank = ({ id }: PlantEquipment) => FROM_PORT.findIndex((side) => id.endsWith(`-${side}`));
const inOrder = (a: PlantEquipment, b: PlantEquipment) =>
  sideRank(a) - sideRank(b) || a.id.localeCompare(b.id, 'en', { numeric: true });

export function createPlantView(plant: VesselPlant, tags: readonly Tag[]): PlantView {
  const equipment = plant.equipment.toSorted(inOrder);
  const byId = new Map<number, Tag>(tags.map((tag) => [tag.Id, tag]));
  const filled = plant.bindings.flatMap(({ slot, tagId }): [SlotRef, Tag][] => {
    const tag = byId.get(tagId ?? 0);
    return tag === undefined ? [] : [[slot, tag]];
  });
  const bySlot = new Map(filled);
  const byEquipment = Map.groupBy(
    filled.map(([slot]) => slot),
    (slot) => parseSlotRef(slot)?.equipmentId ?? '',
  );
  const slots = new Map<SlotRef, Slot | undefined>();
  const parameter = (id: string, key: string): ParameterValue | undefined =>
    equipment.find((one) => one.id === id)?.parameters[key];
  const indexes = (id: string, key: string) =>
    (byEquipment.get(id) ?? []).flatMap((slot) => {
      const place = parseSlotRef(slot);
      return place?.key === key ? (place.index ?? []) : [];
    });
  return {
    plant,
    equipment,
    ofKind: (kind) => equipment.filter((one) => one.kind === kind),
    childrenOf: (id, kind) =>
      equipment.filter((one) => one.parentId === id && (kind === undefined || one.kind === kind)),
    tagOf: (ref) => bySlot.get(ref),
    has: (ref) => bySlot.has(ref),
    slotOf(ref) {
      // Asked for with every sample of every value on screen.
      if (!slots.has(ref)) slots.set(ref, findSlotOf(plant, ref)?.slot);
      return slots.get(ref);
    },
    listSlots: (id) => byEquipment.get(id) ?? [],
    indexesOf: (id, key) => indexes(id, key).toSorted((a, b) => a - b),
    numberOf(id, key) {
      const value = parameter(id, key);
      return typeof value === 'number' ? value : undefined;
    },
    textOf(id, key) {
      const value = parameter(id, key);
      return typeof value === 'string' ? value : undefined;
    },
    curveOf(id, key) {
      const value = parameter(id, key);
      return typeof value === 'object' ? value : undefined;
    },
  };
}

/** References of several slots of one piece of equipment, those that tags fill. */
export const pickFilled = (view: PlantView, equipmentId: string, keys: readonly string[]): SlotRef[] =>
  keys.map((key) => formatSlotRef(equipmentId, key)).filter((ref) => view.has(ref));
