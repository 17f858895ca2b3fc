/** What can be compared across vessels: quantities of the whole ship, and slots that equipment of one kind fills (§2.11-3). */
import { type EquipmentKind, findSlot, isEquipmentKind, SLOTS, type Slot } from '../plant/index.ts';
import { findRateSum } from '../statistic/index.ts';

/** Of the whole ship. `energy` is what engines and generators delivered, `shore` what came from ashore. */
export const WHOLE_SHIP_QUANTITIES = ['fuel', 'co2', 'distance', 'energy', 'shore'] as const;
export type WholeShipQuantity = (typeof WHOLE_SHIP_QUANTITIES)[number];

/** A slot of all equipment of one kind together: `generator/power`. */
export type FleetSlot = `${EquipmentKind}/${string}`;
export type FleetQuantity = WholeShipQuantity | FleetSlot;

export interface QuantityRule {
  /** Of what is compared: of the sum for a total, of the measurement for a level. */
  readonly unit: string;
  /** A total adds up over time and equipment; of a level the mean is compared. */
  readonly kind: 'total' | 'level';
}

const WHOLE_SHIP: Readonly<Record<WholeShipQuantity, QuantityRule>> = {
  fuel: { unit: 'kg', kind: 'total' },
  co2: { unit: 'kg', kind: 'total' },
  distance: { unit: 'nm', kind: 'total' },
  energy: { unit: 'kWh', kind: 'total' },
  shore: { unit: 'kWh', kind: 'total' },
};

/** The mean of directions means nothing, and a counter is no level. */
const NEITHER: ReadonlySet<string> = new Set(['h', '°', '']);

const isComparable = ({ valueKind, indexed, group, unit, key }: Slot): boolean =>
  valueKind === 'number' &&
  indexed === undefined &&
  group === undefined &&
  !NEITHER.has(unit) &&
  !COUNTERS.has(key) &&
  findRateSum(unit)?.unit !== 'Ah';

/** Slots whose value only grows. */
const COUNTERS: ReadonlySet<string> = new Set(['fuelUsed', 'energyIn', 'energyOut']);

export const isWholeShipQuantity = (text: string): text is WholeShipQuantity =>
  (WHOLE_SHIP_QUANTITIES as readonly string[]).includes(text);

/** Kind and slot that a text names; undefined for one that cannot be compared. */
export function parseFleetSlot(text: string): { readonly kind: EquipmentKind; readonly slot: Slot } | undefined {
  const [kind = '', key = '', ...rest] = text.split('/');
  if (!isEquipmentKind(kind) || rest.length > 0) return undefined;
  const slot = findSlot(kind, key);
  return slot !== undefined && isComparable(slot) ? { kind, slot } : undefined;
}

export const isFleetQuantity = (text: string): text is FleetQuantity =>
  isWholeShipQuantity(text) || parseFleetSlot(text) !== undefined;

/** How values of a quantity become one; throws a RangeError for a text that names none. */
export function getQuantityRule(quantity: FleetQuantity): QuantityRule {
  if (isWholeShipQuantity(quantity)) return WHOLE_SHIP[quantity];
  const found = parseFleetSlot(quantity);
  if (found === undefined) throw new RangeError(`${quantity} is compared across no vessels`);
  const sum = findRateSum(found.slot.unit);
  return sum === undefined ? { unit: found.slot.unit, kind: 'level' } : { unit: sum.unit, kind: 'total' };
}

/** Every slot that can be compared, by kind of equipment. */
export function listFleetSlots(): readonly {
  readonly quantity: FleetSlot;
  readonly kind: EquipmentKind;
  readonly slot: Slot;
}[] {
  return Object.entries(SLOTS).flatMap(([kind, slots]) =>
    slots.filter(isComparable).map((slot) => ({
      quantity: `${kind as EquipmentKind}/${slot.key}` as const,
      kind: kind as EquipmentKind,
      slot,
    })),
  );
}
