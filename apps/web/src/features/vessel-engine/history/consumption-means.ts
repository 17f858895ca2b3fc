/** Consumption of an engine over weeks, from stored means of load, power and fuel. */
import { type ConsumptionMean, correctSfocToLcv, getLowerCalorificValue } from '@fms/domain/engine';
import { hasValue } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';

export interface MeanPoint {
  readonly time: Instant;
  readonly avg: number;
  readonly min: number;
  readonly max: number;
}

export interface ConsumptionSeries {
  /** Percent. */
  readonly load: readonly MeanPoint[];
  /** kW; absent where power is taken from load and rating. */
  readonly power: readonly MeanPoint[] | undefined;
  /** l/h at 15 °C */
  readonly fuelRate: readonly MeanPoint[];
}

export interface ConsumptionFactors {
  readonly ratedPower: number | undefined;
  /** kg/m³ at 15 °C */
  readonly density: number | undefined;
  readonly fuelGrade: string | undefined;
}

/** Means in which all three were measured while the engine gave power, at 42,700 kJ/kg where the grade is known. */
export function joinConsumption(series: ConsumptionSeries, factors: ConsumptionFactors): ConsumptionMean[] {
  const { ratedPower, density, fuelGrade } = factors;
  if (density === undefined) return [];
  const fuelAt = new Map(series.fuelRate.map(({ time, avg }) => [time, avg]));
  const powerAt = series.power && new Map(series.power.map(({ time, avg }) => [time, avg]));
  const lcv = getLowerCalorificValue(fuelGrade ?? null);
  return series.load.flatMap(({ time, avg, min, max }) => {
    const fuel = fuelAt.get(time);
    const power = powerAt === undefined ? (ratedPower ?? 0) * (avg / 100) : powerAt.get(time);
    if (fuel === undefined || power === undefined || power <= 0) return [];
    const measured = (fuel * density) / power;
    const corrected = hasValue(lcv) ? correctSfocToLcv({ sfoc: { value: measured, state: 'good' }, lcv }) : undefined;
    const sfoc = corrected !== undefined && hasValue(corrected) ? corrected.value : measured;
    return [{ time, loadPercent: avg, lowestLoad: min, highestLoad: max, sfoc }];
  });
}
