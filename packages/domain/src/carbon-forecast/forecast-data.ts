/** How much the intensity of a ship changes beyond the scatter of its past, as back-tests show it. */
import type { FactorSet } from '../plant-value/index.ts';

export interface ForecastFactors {
  /** A day this old counts for 1/e of yesterday: a hull fouls and a charter changes within months. */
  readonly memoryDays: number;
  /** Standard deviation of the change within a year, share of the emission: it grows with the root of time. */
  readonly driftShare: number;
  /** Standard deviation of what the past does not know of the rest of the year, such as its season; share of the emission. */
  readonly levelShare: number;
}

export const FORECAST_FACTORS: FactorSet<ForecastFactors> = {
  name: 'Forecast of the carbon intensity 2026',
  source: 'Set on 500 simulated ship-years (seeds from 10000 on), proved on others by the back-test beside it',
  validFrom: '2026-11-24',
  // Simulated ships only: no year of a real ship was compared yet.
  verified: false,
  factors: { memoryDays: 120, driftShare: 0.03, levelShare: 0.05 },
};
