/** Limits of what a scrubber discharges, as published. */
import type { FactorSet } from '../plant-value/factor-set.ts';

export interface WashWaterLimits {
  /** Least pH at the overboard discharge. */
  readonly leastPh: number;
  /** Most the pH may fall from inlet to discharge while manoeuvring or in transit. */
  readonly mostPhDrop: number;
  /** PAH above the inlet, µg/l, times the discharge in t/MWh: 50 at 45 t/MWh. */
  readonly pahTimesFlow: number;
  /** Turbidity above the inlet as mean of 15 min, FNU. */
  readonly mostTurbidity: number;
}

export const WASH_WATER_LIMITS: readonly FactorSet<WashWaterLimits>[] = [
  {
    name: 'EGCS Guidelines, 10.1',
    source: 'MEPC.259(68), 10.1 (imorules.com GUID-79594E86); MEPC.340(77) keeps the numbers',
    validFrom: '2015-05-15',
    // pH is checked; the numbers for PAH and turbidity are still to be checked against the text.
    verified: false,
    factors: { leastPh: 6.5, mostPhDrop: 2, pahTimesFlow: 2250, mostTurbidity: 25 },
  },
];
