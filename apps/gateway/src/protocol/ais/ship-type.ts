/** AIS type of ship and cargo (ITU-R M.1371-5, table 53) → the hulls the map knows. */
import type { ShipType } from '@fms/contract/vessel';

/** Special craft 50 to 59 and those of 30 to 39 that are one of a kind. */
const SINGLE: Readonly<Record<number, ShipType>> = {
  30: 'fishing',
  31: 'tug',
  32: 'tug',
  33: 'service',
  34: 'service',
  50: 'service',
  51: 'service',
  52: 'tug',
  53: 'service',
  54: 'service',
  55: 'service',
  58: 'service',
};
/** By the first digit: the second says what is carried. */
const TENS: Readonly<Record<number, ShipType>> = { 4: 'passenger', 6: 'passenger', 7: 'cargo', 8: 'tanker' };

/** Undefined when the ship does not say (0 or out of range). */
export function toShipType(code: number): ShipType | undefined {
  // A table without a type gives NaN, of which each comparison is false.
  if (!(code >= 20 && code <= 99)) return undefined;
  return SINGLE[code] ?? TENS[Math.floor(code / 10)] ?? 'other';
}

/** Navigational status 0 to 14; 15 means "not defined". */
export const NAVIGATIONAL_STATUS: readonly string[] = [
  'Under way using engine',
  'At anchor',
  'Not under command',
  'Restricted manoeuvrability',
  'Constrained by her draught',
  'Moored',
  'Aground',
  'Engaged in fishing',
  'Under way sailing',
  'Reserved for high-speed craft',
  'Reserved for wing in ground',
  'Power-driven vessel towing astern',
  'Power-driven vessel pushing ahead or towing alongside',
  'Reserved',
  'AIS-SART, MOB or EPIRB active',
];
