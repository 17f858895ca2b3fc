/** Units of rates, and what they add up to over time: `12 kn` for 2 h is `24 nm`. */
import { HOUR_MS } from '../time/unit.ts';

export interface RateSum {
  /** Of what runs through. */
  readonly unit: string;
  /** How much of it a rate of 1 gives in an hour. */
  readonly aHour: number;
}

const SUMS: Readonly<Record<string, RateSum>> = {
  kn: { unit: 'nm', aHour: 1 },
  'km/h': { unit: 'km', aHour: 1 },
  W: { unit: 'Wh', aHour: 1 },
  kW: { unit: 'kWh', aHour: 1 },
  MW: { unit: 'MWh', aHour: 1 },
  A: { unit: 'Ah', aHour: 1 },
  'l/h': { unit: 'l', aHour: 1 },
  'l/min': { unit: 'l', aHour: 60 },
  'l/s': { unit: 'l', aHour: 3600 },
  'm³/h': { unit: 'm³', aHour: 1 },
  'm³/s': { unit: 'm³', aHour: 3600 },
  'kg/h': { unit: 'kg', aHour: 1 },
  'kg/s': { unit: 'kg', aHour: 3600 },
  't/h': { unit: 't', aHour: 1 },
  't/d': { unit: 't', aHour: 1 / 24 },
};

/** Undefined for a unit that is no rate. */
export function findRateSum(unit: string): RateSum | undefined {
  return SUMS[unit];
}

/** What a mean rate gives in a time of `knownMs`. */
export function computeRateSum(mean: number, knownMs: number, { aHour }: RateSum): number {
  return ((mean * knownMs) / HOUR_MS) * aHour;
}
