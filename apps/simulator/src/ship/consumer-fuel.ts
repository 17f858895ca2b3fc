/** Fuel to and from a consumer: a booster pump sends round several times what is burnt, the rest returns warmer. */
import { computeDensity, type FuelSpec } from '../spec/fuel-spec.ts';

export interface ConsumerFuel {
  /** kg/m³ at 15 °C of what it burns now. */
  readonly density15: number;
  readonly isDistillate: boolean;
  /** l/h at the temperature of the meter. */
  readonly supplyLitresPerHour: number;
  readonly returnLitresPerHour: number;
  readonly supplyTemperature: number;
  readonly returnTemperature: number;
  /** Litres at 15 °C since the last bunkering: what its totaliser counts. */
  readonly countedLitres: number;
}

/** What is pumped, as a multiple of the most a consumer burns, and by how many K its return is warmer. */
const CIRCULATION = { timesMost: 2.5, warmerKelvin: 6 } as const;

/**
 * `burntLitres` an hour and `mostLitres` an hour, both at 15 °C. The mass supplied less the mass returned is the mass
 * burnt at every moment. Residual fuel goes round a standing engine as well, so that it stays warm; distillate does
 * not, and warms up from the engine room's temperature.
 */
export function computeConsumerFuel(
  fuel: FuelSpec,
  burntLitres: number,
  mostLitres: number,
  countedLitres: number,
): ConsumerFuel {
  const circulates = burntLitres > 0 || fuel.supplyTemperature > 100;
  const supplyTemperature = circulates ? fuel.supplyTemperature : 34;
  const returnTemperature = supplyTemperature + (burntLitres > 0 ? CIRCULATION.warmerKelvin : -2);
  const { density15 } = fuel;
  const common = { density15, isDistillate: fuel.grade === 'DMA', supplyTemperature, returnTemperature, countedLitres };
  if (!circulates) return { supplyLitresPerHour: 0, returnLitresPerHour: 0, ...common };
  const pumpedKg = (CIRCULATION.timesMost * mostLitres * density15) / 1000;
  const burntKg = (burntLitres * density15) / 1000;
  return {
    supplyLitresPerHour: (1000 * pumpedKg) / computeDensity(fuel, supplyTemperature),
    returnLitresPerHour: (1000 * (pumpedKg - burntKg)) / computeDensity(fuel, returnTemperature),
    ...common,
  };
}
