/** Strings of a battery: what is measured of each, by tags of its own or in a structure (recording kind 7). */
import { findEquipment } from '../tag/equipment.ts';
import type { NamedTag } from '../tag/tag-name.ts';

export const STRING_QUANTITIES = [
  'state of charge',
  'state of health',
  'voltage',
  'current',
  'power',
  'temperature',
  'lowest temperature',
  'highest temperature',
  'lowest cell voltage',
  'highest cell voltage',
  'cell spread',
] as const;
export type StringQuantity = (typeof STRING_QUANTITIES)[number];

export interface Batteries<T extends NamedTag> {
  /** Name and tags of each string or bank; the whole battery itself where nothing else is measured. */
  readonly strings: readonly { readonly name: string; readonly tags: ReadonlyMap<string, T> }[];
  /** What is measured of the battery as a whole, under the bare word `Battery`. */
  readonly whole: ReadonlyMap<string, T>;
}

const BATTERY = /\bbattery\b/i;

export function findBatteries<T extends NamedTag>(tags: readonly T[]): Batteries<T> {
  const found = findEquipment(tags, STRING_QUANTITIES).filter(({ name }) => BATTERY.test(name));
  const whole = found.find(({ name }) => name === 'Battery')?.byQuantity ?? new Map<string, T>();
  const strings = found
    .filter(({ name }) => name !== 'Battery')
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ name, byQuantity }) => ({ name, tags: byQuantity }));
  const isAlone = strings.length === 0 && whole.size > 0;
  return { whole, strings: isAlone ? [{ name: 'Battery', tags: whole }] : strings };
}

/** Words of the structure (§3: `SOC.value`) and the quantities they are. */
const STRUCT_WORDS: Readonly<Record<string, StringQuantity>> = {
  SOC: 'state of charge',
  SOH: 'state of health',
  voltage: 'voltage',
  current: 'current',
  power: 'power',
  temperature: 'temperature',
  lowestTemperature: 'lowest temperature',
  highestTemperature: 'highest temperature',
  lowestCellVoltage: 'lowest cell voltage',
  highestCellVoltage: 'highest cell voltage',
};

/** More strings than any ship has: what comes beyond is not read. */
const MAX_STRINGS = 64;

export interface Measured {
  readonly value: number;
  readonly unit: string;
}

/**
 * The strings of a structured value `{ battery: [{ SOC: { value, unit }, … }] }`, as a ship sends it: whatever is not of
 * that form is left out, never guessed.
 */
export function readBatteryStrings(value: unknown): ReadonlyMap<StringQuantity, Measured>[] {
  const list = isRecord(value) ? value.battery : undefined;
  return Array.isArray(list) ? list.slice(0, MAX_STRINGS).map(readString) : [];
}

function readString(string: unknown): ReadonlyMap<StringQuantity, Measured> {
  const read = new Map<StringQuantity, Measured>();
  if (!isRecord(string)) return read;
  for (const [word, quantity] of Object.entries(STRUCT_WORDS)) {
    const measured = string[word];
    if (!isRecord(measured)) continue;
    const { value, unit } = measured;
    if (typeof value !== 'number' || !Number.isFinite(value)) continue;
    read.set(quantity, { value, unit: typeof unit === 'string' ? unit : '' });
  }
  return read;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export type EnergyFlow = 'charging' | 'giving' | 'idle';

/** Less than this share of the largest current or power is the noise of an idle meter. */
const IDLE_SHARE = 0.002;

/** Which way energy flows, by the sign of current or power; `most` is the end of the meter's scale. */
export function getFlowDirection(value: number, giving: 'positive' | 'negative', most: number): EnergyFlow {
  if (Math.abs(value) <= Math.abs(most) * IDLE_SHARE) return 'idle';
  return value > 0 === (giving === 'positive') ? 'giving' : 'charging';
}
