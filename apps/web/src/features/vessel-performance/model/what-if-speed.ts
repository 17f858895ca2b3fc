/** What another speed would make of fuel and of next year's carbon intensity. */
import { type CiiResult, computeAttainedCii, computeCarbonAtSpeed, rateCii } from '@fms/domain/emission';
import { computeWhatIf, fitSpeedExponent, type SpeedExponent, type WhatIf } from '@fms/domain/performance';
import { hasValue, type PlantAnswer, type PlantInput, type Refusal, refuse } from '@fms/domain/plant-value';
import type { YearCarbon } from './use-carbon.ts';
import type { FuelPoint } from './use-performance.ts';

export interface SpeedChoice {
  /** Mean of the points, kn. */
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly exponent: SpeedExponent;
  /** Of the main engines at the mean speed, l/h. */
  readonly fuel: number;
}

/** Shares of the mean speed. */
const REACH = { slowest: 0.75, fastest: 1.1 } as const;
const HOURS_PER_DAY = 24;

/** Refused as the fit of the exponent is: below 200 points, or where all of them are of one speed. */
export function findSpeedChoice(points: readonly FuelPoint[]): SpeedChoice | Refusal {
  const exponent = fitSpeedExponent(points);
  if ('reason' in exponent) return exponent;
  const mean = points.reduce((sum, { speed }) => sum + speed, 0) / points.length;
  const fuel = points.reduce((sum, point) => sum + point.fuel, 0) / points.length;
  return { mean, least: mean * REACH.slowest, most: mean * REACH.fastest, exponent, fuel };
}

/** Of a day's distance at the mean speed; only the main engines are counted. */
export function tryDay(choice: SpeedChoice | Refusal, speed: number, density: PlantInput): PlantAnswer<WhatIf> {
  if ('reason' in choice) return choice;
  const good = (value: number) => ({ value, state: 'good' }) as const;
  const mainFuelNow = hasValue(density)
    ? { ...density, value: (choice.fuel * density.value * HOURS_PER_DAY) / 1e6 }
    : density;
  return computeWhatIf({
    speedNow: good(choice.mean),
    speed: good(speed),
    exponent: good(choice.exponent.exponent),
    mainFuelNow,
    hotelFuel: good(0),
    distance: good(choice.mean * HOURS_PER_DAY),
  });
}

/** The rating of the next year over the same distance at another speed; everything but the main engines is kept. */
export function tryNextYear(
  carbon: Omit<YearCarbon, 'fuelSlots' | 'speedSlot'> | Refusal,
  choice: SpeedChoice | Refusal,
  speed: number,
): CiiResult | Refusal {
  if ('reason' in carbon) return carbon;
  if ('reason' in choice) return choice;
  const { mainTonnes: mainEngineTonnes, otherTonnes, miles, size, year } = carbon;
  const tonnes = computeCarbonAtSpeed(
    { mainEngineTonnes, otherTonnes, speedKnots: choice.mean },
    speed,
    choice.exponent.exponent,
  );
  const attained = computeAttainedCii(tonnes, size.capacity, miles);
  return typeof attained === 'number' ? rateCii(size, year + 1, attained) : refuse('too-few', 'distance');
}
