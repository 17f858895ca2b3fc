/** Consumption and exhaust of an engine as they would be in the reference air and water of ISO 3046-1 (§9.8). */
import { combine, type FactorSet, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';
import { REFERENCE_LCV } from './fuel-consumption.ts';
import {
  type AmbientExponents,
  CHARGE_COOLED_DIESEL,
  TWO_STROKE_EXHAUST,
  TWO_STROKE_SFOC,
  type TwoStrokeExhaustFactors,
  type TwoStrokeSfocFactors,
} from './sfoc-factors.ts';

const KELVIN = 273.15;
/** Of air and coolant, of the air's pressure, and of the back pressure in mm of water. */
const REFERENCE = { celsius: 25, millibar: 1000, backPressure: 300 } as const;

export interface AmbientInputs {
  /** Total barometric pressure, mbar. */
  readonly airPressure: PlantInput;
  /** Air at the turbocharger's inlet, °C. */
  readonly airTemperature: PlantInput;
  /** Coolant of the charge air at the cooler's inlet, °C. */
  readonly coolantTemperature: PlantInput;
}

/**
 * SFOC in g/kWh of a four-stroke engine in reference air and water: b_r = b_x / β with β = k / α,
 * α = k − 0.7 (1 − k)(1/η_m − 1) and k = (p_x/p_r)^m (T_r/T_x)^n (T_cr/T_cx)^q in kelvin (ISO 15550, clause 7). The
 * mechanical efficiency η_m is 0 to 1. Refused as `out-of-range` where the conditions leave no power.
 */
export function correctSfocToAmbient(
  inputs: AmbientInputs & { readonly sfoc: PlantInput },
  mechanicalEfficiency?: number,
  { factors }: FactorSet<AmbientExponents> = CHARGE_COOLED_DIESEL,
): PlantAnswer {
  return combine(inputs, ({ sfoc, airPressure, airTemperature, coolantTemperature }) => {
    const efficiency = mechanicalEfficiency ?? factors.mechanicalEfficiency;
    const k =
      (airPressure / 10 / factors.referencePressureKpa) ** factors.pressure *
      ((factors.referenceAirCelsius + KELVIN) / (airTemperature + KELVIN)) ** factors.air *
      ((factors.referenceCoolantCelsius + KELVIN) / (coolantTemperature + KELVIN)) ** factors.coolant;
    const alpha = k - 0.7 * (1 - k) * (1 / efficiency - 1);
    return alpha > 0 ? (sfoc * alpha) / k : refuse('out-of-range', 'airPressure');
  });
}

/**
 * SFOC in g/kWh of a two-stroke engine in reference air and water and with fuel of 42,700 kJ/kg: b / (1 + Δ/100), where Δ
 * sums what coolant, air, pressure and LCV (kJ/kg) add, percent (MAN project guides).
 */
export function correctTwoStrokeSfoc(
  inputs: AmbientInputs & { readonly sfoc: PlantInput; readonly lcv: PlantInput },
  { factors }: FactorSet<TwoStrokeSfocFactors> = TWO_STROKE_SFOC,
): PlantAnswer {
  return combine(inputs, ({ sfoc, airPressure, airTemperature, coolantTemperature, lcv }) => {
    const percent =
      factors.perCoolantKelvin * (coolantTemperature - REFERENCE.celsius) +
      factors.perAirKelvin * (airTemperature - REFERENCE.celsius) +
      factors.perMillibar * (airPressure - REFERENCE.millibar) +
      factors.perLcvPercent * (lcv / REFERENCE_LCV - 1) * 100;
    return sfoc / (1 + percent / 100);
  });
}

/**
 * Exhaust temperature in °C after the turbochargers of a two-stroke engine as it would be at 25 °C, 1000 mbar, 25 °C of
 * coolant and 300 mmWC of back pressure (MAN S80ME-C7 project guide, p. 159).
 */
export function correctTwoStrokeExhaust(
  inputs: AmbientInputs & { readonly exhaustTemperature: PlantInput; readonly backPressure: PlantInput },
  { factors }: FactorSet<TwoStrokeExhaustFactors> = TWO_STROKE_EXHAUST,
): PlantAnswer {
  return combine(
    inputs,
    (of) =>
      of.exhaustTemperature -
      factors.perAirKelvin * (of.airTemperature - REFERENCE.celsius) -
      factors.perMillibar * (of.airPressure - REFERENCE.millibar) -
      factors.perCoolantKelvin * (of.coolantTemperature - REFERENCE.celsius) -
      factors.perBackPressure * (of.backPressure - REFERENCE.backPressure),
  );
}
