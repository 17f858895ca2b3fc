/** A record of a charge from the text a ship sent: its state change and its strings. */
import type { WireChargeRecord } from '@fms/contract/battery';

/** More strings, and quantities of one, than any ship has: what comes beyond is not read. */
const MAX_STRINGS = 64;
const MAX_QUANTITIES = 50;

type StringRecord = WireChargeRecord['battery'][number];

/** Undefined for what is no JSON, or says no state change. Quantities that are no numbers are left out. */
export function readChargeRecord(text: string): Omit<WireChargeRecord, 'timestamp'> | undefined {
  const struct = parseObject(text);
  const { StateChange, battery } = struct ?? {};
  if (typeof StateChange !== 'number' || !Number.isFinite(StateChange)) return undefined;
  const strings = Array.isArray(battery) ? battery.slice(0, MAX_STRINGS) : [];
  return { StateChange, battery: strings.map(readString) };
}

function readString(value: unknown): StringRecord {
  if (!isObject(value)) return {};
  const quantities = Object.entries(value).slice(0, MAX_QUANTITIES);
  return Object.fromEntries(
    quantities.flatMap(([name, measured]): [string, StringRecord[string]][] => {
      if (!isObject(measured) || typeof measured.value !== 'number' || !Number.isFinite(measured.value)) return [];
      const { value: number, unit } = measured;
      return [[name, typeof unit === 'string' ? { value: number, unit } : { value: number }]];
    }),
  );
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
