/** What another speed would burn: the exponent of fuel over speed, fitted to the ship, and a passage computed with it (§9.8). */
import { combine, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';
import { fitLine } from '../statistic/line-fit.ts';
import { LEAST_POINTS } from './trial-curve.ts';

export interface SpeedFuel {
  /** Through water, kn. */
  readonly speed: number;
  /** Of the main engines, any unit of mass per hour. */
  readonly fuel: number;
}

export interface SpeedExponent {
  /** Main engine fuel per hour ∝ v to this power. */
  readonly exponent: number;
  /** Half width of its 95 % interval. */
  readonly error: number;
  readonly r2: number;
  readonly count: number;
}

/** Speeds must differ by this factor for an exponent to be seen. */
const LEAST_SPREAD = 1.1;

/**
 * The exponent of a straight line through ln fuel over ln speed, points in order of time. Refused as `too-few` below 200
 * points, as `out-of-range` where the fastest is less than 10 % faster than the slowest.
 */
export function fitSpeedExponent(points: readonly SpeedFuel[]): SpeedExponent | ReturnType<typeof refuse> {
  const known = points.filter(({ speed, fuel }) => speed > 0 && fuel > 0);
  if (known.length < LEAST_POINTS) return refuse('too-few', 'points');
  const [slowest, fastest] = known.reduce(([low, high], { speed }) => [Math.min(low, speed), Math.max(high, speed)], [
    Number.POSITIVE_INFINITY,
    0,
  ] as [number, number]);
  const fit = fitLine(known.map(({ speed, fuel }) => ({ x: Math.log(speed), y: Math.log(fuel) })));
  if (!fit || fastest / slowest < LEAST_SPREAD) return refuse('out-of-range', 'speed');
  return { exponent: fit.slope, error: fit.slopeError, r2: fit.r2, count: fit.count };
}

export interface WhatIf {
  /** Main engines and hotel, t/d. */
  readonly fuelPerDay: number;
  /** Saved against the speed of now, t/d; negative where it burns more. */
  readonly savedPerDay: number;
  /** Later than at the speed of now, h; negative where it is earlier. */
  readonly laterHours: number;
  /** Of the whole passage, t. */
  readonly passageFuel: number;
}

/**
 * A passage of `distance` nm at `speed` kn instead of `speedNow`: main engine fuel in t/d follows the exponent, hotel
 * load is kept. Refused as `out-of-range` for a speed that is not positive.
 */
export function computeWhatIf(inputs: {
  readonly speedNow: PlantInput;
  readonly speed: PlantInput;
  readonly exponent: PlantInput;
  readonly mainFuelNow: PlantInput;
  readonly hotelFuel: PlantInput;
  readonly distance: PlantInput;
}): PlantAnswer<WhatIf> {
  return combine(inputs, ({ speedNow, speed, exponent, mainFuelNow, hotelFuel, distance }) => {
    if (speed <= 0 || speedNow <= 0) return refuse('out-of-range', 'speed');
    const mainFuel = mainFuelNow * (speed / speedNow) ** exponent;
    const hours = distance / speed;
    const fuelPerDay = mainFuel + hotelFuel;
    return {
      fuelPerDay,
      savedPerDay: mainFuelNow - mainFuel,
      laterHours: hours - distance / speedNow,
      passageFuel: (fuelPerDay * hours) / 24,
    };
  });
}

/** What fouling costs in t/d: (P − P_ref) × SFOC × 24 h / 10⁶, powers in kW, SFOC in g/kWh. */
export function computeFoulingCost(inputs: {
  readonly power: PlantInput;
  readonly referencePower: PlantInput;
  readonly sfoc: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ power, referencePower, sfoc }) => ((power - referencePower) * sfoc * 24) / 1e6);
}
