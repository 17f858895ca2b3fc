/** A record of a charge from the text a ship sent: its state change and its strings. */
import { isStringRecord, type WireChargeRecord, type WireStringRecord } from '@fms/contract/battery';

/** More strings, and quantities of one, than any ship has: what comes beyond is not read. */
const MAX_STRINGS = 64;
const MAX_QUANTITIES = 50;

/** Undefined for what is no JSON, or says no state change. Quantities that are no numbers are left out. */
export function readChargeRecord(text: string, timestamp: string): WireChargeRecord | undefined {
  const struct = parseObject(text);
  const { StateChange, battery } = struct ?? {};
  if (typeof StateChange !== 'number' || !Number.isFinite(StateChange)) return undefined;
  return { timestamp, StateChange, battery: readStrings(battery) };
}

/** What is of the form already, as nearly all of the hundred thousand of a ferry's year, is taken as it is. */
function readStrings(battery: unknown): readonly WireStringRecord[] {
  if (!Array.isArray(battery)) return [];
  const isPlain = battery.length <= MAX_STRINGS && battery.every(isPlainString);
  return isPlain ? battery : battery.slice(0, MAX_STRINGS).map(readString);
}

function isPlainString(value: unknown): value is WireStringRecord {
  if (!isStringRecord(value)) return false;
  let quantities = 0;
  for (const _name in value) quantities += 1;
  return quantities <= MAX_QUANTITIES;
}

function readString(value: unknown): WireStringRecord {
  if (!isObject(value)) return {};
  const string: Record<string, WireStringRecord[string]> = {};
  let looked = 0;
  for (const name in value) {
    if (++looked > MAX_QUANTITIES) break;
    const measured = value[name];
    // As a name it would change what the object is, not what it holds.
    if (name === '__proto__' || !isObject(measured)) continue;
    const { value: number, unit } = measured;
    if (typeof number !== 'number' || !Number.isFinite(number)) continue;
    string[name] = typeof unit === 'string' ? { value: number, unit } : { value: number };
  }
  return string;
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
