/** The plant of one vessel: its equipment, and which tag fills which slot. */
import type { TagId } from '../../identity/index.ts';
import { EQUIPMENT_KINDS, type EquipmentKind } from '../equipment/equipment-kind.ts';
import { findSlot, SLOTS } from '../slot/index.ts';
import type { Slot } from '../slot/slot.ts';
import { parseSlotRef, type SlotRef } from './slot-ref.ts';

/** A number, words, or the points of a curve, each of two numbers. */
export type ParameterValue = number | string | readonly (readonly [number, number])[];

export interface PlantEquipment {
  /** Words of small letters and digits with `-` between them; once in a plant. */
  readonly id: string;
  readonly kind: EquipmentKind;
  readonly name: string;
  /** What it is a part of: a battery of a switchboard, a string of a battery. */
  readonly parentId: string | null;
  /** By the keys its kind has; in the units of {@link EQUIPMENT_KINDS}. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
}

/** Which tag fills a slot. Null: a person said that none does, so that no rule fills it again. */
export interface Binding {
  readonly slot: SlotRef;
  readonly tagId: TagId | null;
}

export interface Plant {
  readonly equipment: readonly PlantEquipment[];
  readonly bindings: readonly Binding[];
}

export const EMPTY_PLANT: Plant = { equipment: [], bindings: [] };

/** The slot and the equipment a reference stands for; undefined where the plant has neither. */
export function findSlotOf(plant: Plant, ref: string): { equipment: PlantEquipment; slot: Slot } | undefined {
  const place = parseSlotRef(ref);
  const equipment = plant.equipment.find(({ id }) => id === place?.equipmentId);
  const slot = equipment && place && findSlot(equipment.kind, place.key);
  if (equipment === undefined || slot === undefined) return undefined;
  return (slot.indexed !== undefined) === (place?.index !== undefined) ? { equipment, slot } : undefined;
}

export type PlantProblemCode =
  | 'equipment-twice'
  | 'parent-missing'
  | 'parent-cycle'
  | 'parameter-unknown'
  | 'parameter-kind'
  | 'slot-unknown'
  | 'slot-twice'
  | 'tag-twice';

export interface PlantProblem {
  readonly code: PlantProblemCode;
  /** Id of the equipment, its parameter as `id.key`, or the slot. */
  readonly at: string;
}

/** What is wrong with a plant; empty when it can be stored. One tag may fill several slots of different equipment. */
export function listPlantProblems({ equipment, bindings }: Plant): PlantProblem[] {
  const byId = Map.groupBy(equipment, ({ id }) => id);
  const bySlot = Map.groupBy(bindings, ({ slot }) => slot);
  return [
    ...[...byId].filter(([, of]) => of.length > 1).map(([at]) => ({ code: 'equipment-twice' as const, at })),
    ...equipment.flatMap((one) => [...listParentProblems(one, equipment), ...listParameterProblems(one)]),
    ...[...bySlot].filter(([, of]) => of.length > 1).map(([at]) => ({ code: 'slot-twice' as const, at })),
    ...bindings
      .filter(({ slot }) => findSlotOf({ equipment, bindings }, slot) === undefined)
      .map(({ slot }) => ({ code: 'slot-unknown' as const, at: slot })),
    ...listTagsTwice(bindings),
  ];
}

function listParentProblems({ id, parentId }: PlantEquipment, all: readonly PlantEquipment[]): PlantProblem[] {
  const seen = new Set([id]);
  for (let next = parentId; next !== null; ) {
    const parent = all.find((one) => one.id === next);
    if (parent === undefined) return next === parentId ? [{ code: 'parent-missing', at: id }] : [];
    if (seen.has(parent.id)) return [{ code: 'parent-cycle', at: id }];
    seen.add(parent.id);
    next = parent.parentId;
  }
  return [];
}

function listParameterProblems({ id, kind, parameters }: PlantEquipment): PlantProblem[] {
  return Object.entries(parameters).flatMap(([key, value]): PlantProblem[] => {
    const rule = EQUIPMENT_KINDS[kind].parameters.find((parameter) => parameter.key === key);
    if (rule === undefined) return [{ code: 'parameter-unknown', at: `${id}.${key}` }];
    return kindOf(value) === rule.kind ? [] : [{ code: 'parameter-kind', at: `${id}.${key}` }];
  });
}

function kindOf(value: ParameterValue): 'number' | 'text' | 'curve' {
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'text' : 'curve';
}

/** A tag that fills two slots of one piece of equipment: one of the two is wrong. */
function listTagsTwice(bindings: readonly Binding[]): PlantProblem[] {
  const filled = bindings.filter(({ tagId }) => tagId !== null);
  const byUse = Map.groupBy(filled, ({ slot, tagId }) => `${parseSlotRef(slot)?.equipmentId}/${tagId}`);
  return [...byUse.values()].filter((of) => of.length > 1).map((of) => ({ code: 'tag-twice', at: of[1]?.slot ?? '' }));
}

/** How many slots equipment of a kind has; of those that there are several of each counts once. */
export const countSlots = (kind: EquipmentKind): number => SLOTS[kind].length;
