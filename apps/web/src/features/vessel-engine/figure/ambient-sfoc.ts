/** Specific consumption as it would be in the reference air and water of ISO 3046-1, which a shop test is given in (§9.8). */
import {
  CHARGE_COOLED_DIESEL,
  correctSfocToAmbient,
  correctTwoStrokeSfoc,
  REFERENCE_LCV,
  TWO_STROKE_SFOC,
} from '@fms/domain/engine';
import { combine, type FactorSet, type PlantAnswer, type PlantInput } from '@fms/domain/plant-value';

export interface AmbientReadings {
  /** mbar */
  readonly airPressure: PlantInput;
  /** Outside air, °C: that of the engine room is rarely measured. */
  readonly airTemperature: PlantInput;
  /** What cools the charge air, °C at the inlet of its cooler. */
  readonly coolantTemperature: PlantInput;
}

export interface AmbientSfoc {
  /** g/kWh */
  readonly sfoc: PlantAnswer;
  /** What it was corrected from; refused as the first that is not known. */
  readonly ambient: PlantAnswer<{ airPressure: number; airTemperature: number; coolantTemperature: number }>;
  /** Shown beside the figure, with whether it was verified. */
  readonly set: FactorSet<unknown>;
}

/** rpm below which an engine is a two-stroke crosshead engine: four-stroke engines of ships turn faster. */
export const TWO_STROKE_BELOW_RPM = 300;

/**
 * `sfoc` in g/kWh at 42,700 kJ/kg. By rated speed in rpm a slow engine takes the factors of two-stroke engines, every
 * other, also one of unknown speed, those of ISO 15550.
 */
export function computeAmbientSfoc(
  sfoc: PlantAnswer,
  readings: AmbientReadings,
  ratedSpeed: number | undefined,
): AmbientSfoc {
  const isTwoStroke = ratedSpeed !== undefined && ratedSpeed < TWO_STROKE_BELOW_RPM;
  const lcv: PlantInput = { value: REFERENCE_LCV, state: 'good' };
  return {
    sfoc: isTwoStroke ? correctTwoStrokeSfoc({ sfoc, lcv, ...readings }) : correctSfocToAmbient({ sfoc, ...readings }),
    ambient: combine({ ...readings }, (of) => of),
    set: isTwoStroke ? TWO_STROKE_SFOC : CHARGE_COOLED_DIESEL,
  };
}
