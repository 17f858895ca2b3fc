/** Factors by which fuel consumption and exhaust of a diesel engine follow the air and water it gets. */
import type { FactorSet } from '../plant-value/index.ts';

/** Exponents and reference conditions of ISO 15550, to which ISO 3046-1:2002 points. */
export interface AmbientExponents {
  /** Of the ratio of air pressures, air temperatures and charge-air coolant temperatures. */
  readonly pressure: number;
  readonly air: number;
  readonly coolant: number;
  readonly referencePressureKpa: number;
  readonly referenceAirCelsius: number;
  readonly referenceCoolantCelsius: number;
  /** Where the mechanical efficiency of the engine is not known. */
  readonly mechanicalEfficiency: number;
}

export const CHARGE_COOLED_DIESEL: FactorSet<AmbientExponents> = {
  name: 'ISO 15550, charge-cooled diesel',
  validFrom: '2002-05-01',
  source: 'ISO 15550 clause 7, by ISO 3046-1:2002',
  verified: false,
  factors: {
    pressure: 0.7,
    air: 1.2,
    coolant: 1,
    referencePressureKpa: 100,
    referenceAirCelsius: 25,
    referenceCoolantCelsius: 25,
    mechanicalEfficiency: 0.8,
  },
};

/** Change of SFOC in percent for each unit of change. */
export interface TwoStrokeSfocFactors {
  readonly perCoolantKelvin: number;
  readonly perAirKelvin: number;
  readonly perMillibar: number;
  /** For each percent of LCV. */
  readonly perLcvPercent: number;
}

export const TWO_STROKE_SFOC: FactorSet<TwoStrokeSfocFactors> = {
  name: 'MAN two-stroke project guide, SFOC',
  validFrom: '2002-01-01',
  source: 'MAN two-stroke project guides: ISO ambient 25 °C, 1000 mbar, coolant 25 °C, 42,700 kJ/kg',
  verified: false,
  factors: { perCoolantKelvin: 0.06, perAirKelvin: 0.02, perMillibar: -0.002, perLcvPercent: -1 },
};

/** Change of the exhaust temperature after turbochargers in kelvin for each unit of change. */
export interface TwoStrokeExhaustFactors {
  readonly perAirKelvin: number;
  readonly perMillibar: number;
  readonly perCoolantKelvin: number;
  /** For each millimetre of water of back pressure over 300. */
  readonly perBackPressure: number;
}

export const TWO_STROKE_EXHAUST: FactorSet<TwoStrokeExhaustFactors> = {
  name: 'MAN S80ME-C7 project guide, exhaust',
  validFrom: '2002-01-01',
  source: 'MAN S80ME-C7 project guide, page 159',
  verified: false,
  factors: { perAirKelvin: 1.6, perMillibar: -0.01, perCoolantKelvin: 0.1, perBackPressure: 0.05 },
};
