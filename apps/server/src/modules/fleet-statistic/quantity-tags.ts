/** Which tags of a vessel measure a quantity, and how their sums become its amount. */
import { CARBON_FACTORS, FUELS, type Fuel } from '@fms/domain/emission';
import { parseFuelGrade } from '@fms/domain/engine';
import { type FleetQuantity, getQuantityRule, isWholeShipQuantity, parseFleetSlot } from '@fms/domain/fleet-statistic';
import type { TagId } from '@fms/domain/identity';
import { type EquipmentKind, formatSlotRef, parseSlotRef } from '@fms/domain/plant';
import { pickFactorSet } from '@fms/domain/plant-value';
import { findRateSum } from '@fms/domain/statistic';
import { convertIfKnown } from '@fms/domain/unit';
import type { PlantContent } from '../plant/index.ts';
import type { TagRow } from '../tag/index.ts';

/** What is known of a vessel beside its samples. */
export interface VesselPlant {
  readonly content: PlantContent;
  tagOf(tagId: TagId): TagRow | undefined;
  /** kg/m³ at 15 °C; undefined where it is neither measured nor entered. */
  readonly fuelDensity: number | undefined;
}

export interface QuantityPart {
  readonly tag: TagRow;
  /** Turns what the tag came to into the unit of the quantity: a sum for a total, a mean for a level. */
  convert(value: number): number;
}

/** Empty where the vessel does not measure the quantity, or lacks what turns it into its unit. */
export function findQuantityParts(plant: VesselPlant, quantity: FleetQuantity): readonly QuantityPart[] {
  const tags = findTags(plant, quantity);
  const parts = tags.map((tag) => toPart(plant, quantity, tag));
  // A total of which one part cannot be told is none.
  return parts.every((part) => part !== undefined) ? parts : [];
}

function findTags(plant: VesselPlant, quantity: FleetQuantity): readonly TagRow[] {
  const all = (kind: EquipmentKind, key: string) =>
    plant.content.equipment
      .filter((one) => one.kind === kind)
      .flatMap(({ id }) => findSlotTag(plant, formatSlotRef(id, key)) ?? []);
  if (!isWholeShipQuantity(quantity)) {
    const found = parseFleetSlot(quantity);
    return found === undefined ? [] : all(found.kind, found.slot.key);
  }
  switch (quantity) {
    case 'distance':
      return all('vessel', 'speedOverGround');
    case 'energy':
      return [...all('main-engine', 'power'), ...all('generator', 'power')];
    case 'shore':
      return all('shore-connection', 'power');
    default: {
      const whole = all('vessel', 'fuelRate');
      return whole.length > 0 ? whole : [...all('main-engine', 'fuelRate'), ...all('generator', 'fuelRate')];
    }
  }
}

/** CO2 of the main engines by their own meters; empty where one has none, or its grade or density is not known. */
export function findMainEngineParts(plant: VesselPlant): readonly QuantityPart[] {
  const engines = plant.content.equipment.filter(({ kind }) => kind === 'main-engine');
  const parts = engines.map(({ id }) => {
    const tag = findSlotTag(plant, formatSlotRef(id, 'fuelRate'));
    return tag && toPart(plant, 'co2', tag);
  });
  return parts.every((part) => part !== undefined) ? parts : [];
}

/** The tag that fills a slot; undefined where none does. */
export function findSlotTag({ content, tagOf }: VesselPlant, slot: string): TagRow | undefined {
  const tagId = content.bindings.find((binding) => binding.slot === slot)?.tagId;
  return tagId == null ? undefined : tagOf(tagId);
}

function toPart(plant: VesselPlant, quantity: FleetQuantity, tag: TagRow): QuantityPart | undefined {
  const { unit, kind } = getQuantityRule(quantity);
  const from = kind === 'total' ? findRateSum(tag.unit)?.unit : tag.unit;
  if (from === undefined) return undefined;
  const scale = quantity === 'co2' ? findCarbonFactor(plant, tag) : 1;
  if (scale === undefined) return undefined;
  if (convertIfKnown(1, from, unit) !== undefined || from === unit) {
    return { tag, convert: (value) => (convertIfKnown(value, from, unit) ?? value) * scale };
  }
  const { fuelDensity } = plant;
  const isVolume = unit === 'kg' && fuelDensity !== undefined && convertIfKnown(1, from, 'm³') !== undefined;
  return isVolume
    ? { tag, convert: (value) => (convertIfKnown(value, from, 'm³') ?? 0) * fuelDensity * scale }
    : undefined;
}

/** t CO2 per t of the fuel a tag measures; undefined where its grade is not entered. */
function findCarbonFactor(plant: VesselPlant, tag: TagRow): number | undefined {
  const grade = parseFuel(readTagGrade(plant, tag.id) ?? '');
  return grade && pickFactorSet(CARBON_FACTORS, '9999-12-31')?.factors[grade];
}

/** What the consumer burns that a tag measures, as it is entered: its own, else of the ship, else of its first main engine. */
export function readTagGrade({ content: { equipment, bindings } }: VesselPlant, tagId: TagId): string | undefined {
  const id = bindings.find((binding) => binding.tagId === tagId && parseSlotRef(binding.slot)?.key === 'fuelRate');
  const own = equipment.find((one) => one.id === (id && parseSlotRef(id.slot)?.equipmentId));
  const of = (kind: EquipmentKind) => equipment.find((one) => one.kind === kind);
  const entered = [own, of('vessel'), of('main-engine')].map((one) => one?.parameters.fuelGrade);
  return entered.find((grade) => typeof grade === 'string');
}

/** By its own name, else as a delivery note names it (`RMG 380`, `DMA`). */
export function parseFuel(text: string): Fuel | undefined {
  return FUELS.find((fuel) => fuel === text) ?? parseFuelGrade(text);
}
