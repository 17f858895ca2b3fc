/** Limits and coefficients of the evaluation of hull and propeller, as dated data. */
import type { FactorSet } from '../plant-value/index.ts';

export interface FilterLimits {
  /** True wind, m/s: the upper end of Beaufort 4. */
  readonly wind: number;
  /** Rudder angle to either side, degrees. */
  readonly rudder: number;
  /** Water, °C: below it ice and viscosity are not corrected. */
  readonly waterTemperature: number;
  /** Scatter of ten minutes as standard deviation: shaft speed in rpm, speeds in kn, rudder in degrees. */
  readonly shaftSpeedScatter: number;
  readonly speedScatter: number;
  readonly rudderScatter: number;
  /** Displacements that are compared, as a share of that of the reference to either side. */
  readonly displacementShare: number;
}

export const ISO_19030_LIMITS: FactorSet<FilterLimits> = {
  name: 'ISO 19030-2 filters',
  validFrom: '2016-11-15',
  source: 'ISO 19030-2:2016, read from a published implementation (Lab021/ISO19030)',
  verified: false,
  factors: {
    wind: 7.9,
    rudder: 5,
    waterTemperature: 2,
    shaftSpeedScatter: 3,
    speedScatter: 0.5,
    rudderScatter: 1,
    displacementShare: 0.05,
  },
};

export interface WindFactors {
  /** Resistance coefficient over the angle of the relative wind off the bow, degrees rising from 0 to 180. */
  readonly coefficients: readonly (readonly [angle: number, coefficient: number])[];
  /** kg/m³ */
  readonly airDensity: number;
  /** Propulsive efficiency in calm water, 0 to 1, where the ship's is not known. */
  readonly efficiency: number;
}

export const TANKER_WIND: FactorSet<WindFactors> = {
  name: 'ISO 15016 wind, laden tanker',
  validFrom: '2015-04-01',
  source: 'ISO 15016:2015 annex C, read from a published implementation (Lab021/ISO19030)',
  verified: false,
  factors: {
    coefficients: [
      [0, 0.97],
      [30, 0.75],
      [60, 0.33],
      [90, -0.03],
      [120, -0.3],
      [150, -0.62],
      [180, -0.75],
    ],
    airDensity: 1.225,
    efficiency: 0.7,
  },
};
