/** Quantities in words and numbers. */
import {
  type FleetQuantity,
  formatFigureUnit,
  getQuantityRule,
  type Normalisation,
  parseFleetSlot,
} from '@fms/domain/fleet-statistic';
import { formatNumber } from '@fms/domain/format';
import { type TextKey, type Translate, translateWord } from '../../../language/index.ts';

const WHOLE_SHIP: Readonly<Record<string, TextKey>> = {
  fuel: 'FLEET_FUEL',
  co2: 'FLEET_CO2',
  distance: 'FLEET_DISTANCE',
  energy: 'FLEET_ENERGY',
  shore: 'FLEET_SHORE',
};

/** `Fuel`, `Generator: power`. */
export function formatQuantityName(quantity: FleetQuantity, t: Translate): string {
  const key = WHOLE_SHIP[quantity];
  if (key !== undefined) return t(key);
  const slot = parseFleetSlot(quantity);
  if (slot === undefined) return quantity;
  const words = slot.slot.words.charAt(0).toLowerCase() + slot.slot.words.slice(1);
  if (slot.kind === 'vessel') return slot.slot.words;
  const equipment = translateWord(`equipment-${slot.kind}`);
  return `${equipment.charAt(0).toUpperCase()}${equipment.slice(1)}: ${words}`;
}

/** How totals are told: as they are, or in a unit in which a month of a ship has few digits. */
const SHOWN: Readonly<Record<string, { readonly unit: string; readonly scale: number }>> = {
  kg: { unit: 't', scale: 0.001 },
  kWh: { unit: 'MWh', scale: 0.001 },
  l: { unit: 'm³', scale: 0.001 },
};

export interface ShownAmount {
  readonly unit: string;
  readonly decimals: number;
  /** From the unit of the quantity's rule into the one shown. */
  convert(value: number): number;
}

/** How amounts of a quantity are shown: fuel in t, energy in MWh, distance in whole miles. */
export function getShownAmount(quantity: FleetQuantity): ShownAmount {
  const { unit } = getQuantityRule(quantity);
  const shown = SHOWN[unit];
  const decimals = unit === 'nm' ? 0 : 1;
  return { unit: shown?.unit ?? unit, decimals, convert: (value) => value * (shown?.scale ?? 1) };
}

export function formatAmount(quantity: FleetQuantity, value: number | null): string {
  const { decimals, convert } = getShownAmount(quantity);
  return formatNumber(value === null ? null : convert(value), { decimals });
}

/** `Fuel, kg/nm`: the ranked figure. */
export function formatFigureTitle(quantity: FleetQuantity, by: Normalisation, t: Translate): string {
  return `${formatQuantityName(quantity, t)}, ${formatFigureUnit(quantity, by)}`;
}

/** As many digits as tell figures of this size apart. */
export function getFigureDecimals(values: readonly (number | null)[]): number {
  const most = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  if (most === 0 || most >= 1000) return 0;
  return most >= 10 ? 1 : most >= 1 ? 2 : 3;
}

/** `−2.1 %`; two dashes for what cannot be compared. */
export function formatShare(share: number | null, decimals = 0): string {
  const text = formatNumber(share === null ? null : share * 100, { decimals, signed: true });
  return share === null ? text : `${text} %`;
}

export const isLevel = (quantity: FleetQuantity): boolean => getQuantityRule(quantity).kind === 'level';
