/** Consumers of fuel that have meters of their own, and the slots that measure them. */
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import type { PlantView } from '../../../entities/plant/index.ts';

const FLOW_KEYS = [
  'fuelSupplyFlow',
  'fuelReturnFlow',
  'fuelSupplyTemperature',
  'fuelReturnTemperature',
  'fuelOnDistillate',
  'running',
  'load',
  'power',
] as const;
export type FlowKey = (typeof FLOW_KEYS)[number];

export interface Consumer {
  readonly id: string;
  readonly name: string;
  readonly slots: Readonly<Record<FlowKey, SlotRef>>;
  /** Without a return meter all that is supplied is burned. */
  readonly hasReturn: boolean;
  /** Whether it says which of two grades it burns. */
  readonly hasChangeOver: boolean;
  /** Litres of fuel between its change-over valve and its injectors; undefined where they are not entered. */
  readonly linesLitres: number | undefined;
  /** End of the scale of its supply meter, l/h. */
  readonly rangeLitres: number;
}

/** Engines before sets; those without a meter for their supply are none. */
export function listConsumers(plant: PlantView): Consumer[] {
  return [...plant.ofKind('main-engine'), ...plant.ofKind('generator')].flatMap((one) => toConsumer(plant, one));
}

/** The meters of all consumers, supply before return. */
export const listMeterSlots = (consumers: readonly Consumer[]): SlotRef[] =>
  consumers.flatMap(({ slots }) => [slots.fuelSupplyFlow, slots.fuelReturnFlow]);

function toConsumer(plant: PlantView, { id, name }: PlantEquipment): Consumer[] {
  const slots = Object.fromEntries(FLOW_KEYS.map((key) => [key, formatSlotRef(id, key)])) as Consumer['slots'];
  const supply = plant.tagOf(slots.fuelSupplyFlow);
  if (supply === undefined) return [];
  return [
    {
      ...{ id, name, slots, rangeLitres: supply.max },
      hasReturn: plant.has(slots.fuelReturnFlow),
      hasChangeOver: plant.has(slots.fuelOnDistillate),
      linesLitres: plant.numberOf(id, 'fuelLinesVolume'),
    },
  ];
}
