/** What another speed would have done: fuel of the main engine by a power of speed, everything else kept. */
import { type Refusal, refuse } from '../plant-value/plant-value.ts';
import { fitLine, getSlopeMargin } from '../statistic/line-fit.ts';

/** Fewer points fit no exponent. */
export const LEAST_SPEED_POINTS = 10;

export interface SpeedPoint {
  /** Through the water, kn. */
  readonly speedKnots: number;
  /** Main engine, t/h. */
  readonly fuelPerHour: number;
}

export interface SpeedExponent {
  /** n of fuel per hour ∝ speed^n. */
  readonly exponent: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  readonly points: number;
}

/** n by a straight line through the logarithms. Refused as `too-few` for too few points under way or one speed only. */
export function fitSpeedExponent(points: readonly SpeedPoint[]): SpeedExponent | Refusal {
  const usable = points.filter(({ speedKnots, fuelPerHour }) => speedKnots > 0 && fuelPerHour > 0);
  const fit = fitLine(
    usable.map(({ speedKnots, fuelPerHour }) => ({ x: Math.log(speedKnots), y: Math.log(fuelPerHour) })),
  );
  if (fit === undefined || usable.length < LEAST_SPEED_POINTS) return refuse('too-few', 'speedPoints');
  return { exponent: fit.slope, margin: getSlopeMargin(fit), points: usable.length };
}

export interface VoyageCarbon {
  /** t CO2 of the main engine, and of everything else: hotel load, port, boilers. */
  readonly mainEngineTonnes: number;
  readonly otherTonnes: number;
  readonly speedKnots: number;
}

/**
 * CO2, t, over the same distance at another speed: the hours change with 1/v and the main engine's fuel per hour with v^n,
 * so its mass with v^(n − 1); the rest is kept as it was. Throws a RangeError for a speed that is not positive.
 */
export function computeCarbonAtSpeed(voyage: VoyageCarbon, speedKnots: number, exponent: number): number {
  if (!(speedKnots > 0 && voyage.speedKnots > 0)) throw new RangeError(`no voyage at ${speedKnots} kn`);
  return voyage.mainEngineTonnes * (speedKnots / voyage.speedKnots) ** (exponent - 1) + voyage.otherTonnes;
}
