/** What another speed would have emitted: the main engine by a power of speed, everything else kept. */

export interface VoyageCarbon {
  /** t CO2 of the main engine, and of everything else: hotel load, port, boilers. */
  readonly mainEngineTonnes: number;
  readonly otherTonnes: number;
  readonly speedKnots: number;
}

/**
 * CO2, t, over the same distance at another speed: the hours change with 1/v and the main engine's fuel per hour with v^n,
 * so its mass with v^(n − 1), n fitted to the ship (see performance/what-if.ts); the rest is kept as it was. Throws a RangeError for a speed that is not positive.
 */
export function computeCarbonAtSpeed(voyage: VoyageCarbon, speedKnots: number, exponent: number): number {
  if (!(speedKnots > 0 && voyage.speedKnots > 0)) throw new RangeError(`no voyage at ${speedKnots} kn`);
  return voyage.mainEngineTonnes * (speedKnots / voyage.speedKnots) ** (exponent - 1) + voyage.otherTonnes;
}
