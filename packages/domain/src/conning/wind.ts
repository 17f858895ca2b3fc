/** True wind, wind relative to the ship, and its force (§9.8). */
import { combine, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';
import { addVectors, reverseVector, wrap180, wrap360 } from './flat-vector.ts';

const METRES_PER_SECOND_PER_KNOT = 1852 / 3600;
/** v = 0.836 B^(3/2), m/s (WMO-No. 306). */
const BEAUFORT_SCALE = 0.836;
const STRONGEST = 12;

export interface RelativeWind {
  /** m/s */
  readonly speed: number;
  /** Degrees off the bow it comes from, [−180, 180): negative to port. */
  readonly angle: number;
}

export interface TrueWind {
  /** m/s over ground */
  readonly speed: number;
  /** Degrees true it comes from, [0, 360). */
  readonly from: number;
}

export interface ShipMotionInputs {
  /** kn */
  readonly speedOverGround: PlantInput;
  /** Degrees true. */
  readonly courseOverGround: PlantInput;
  /** Degrees true. */
  readonly heading: PlantInput;
}

/** Wind that is felt on board: true wind in m/s from degrees true, and the wind of the ship's own way over ground. */
export function computeRelativeWind(
  inputs: ShipMotionInputs & { readonly windSpeed: PlantInput; readonly windFrom: PlantInput },
): PlantAnswer<RelativeWind> {
  return combine(inputs, (of): RelativeWind => {
    // A ship's way is felt as a wind from where it goes.
    const own = { speed: of.speedOverGround * METRES_PER_SECOND_PER_KNOT, direction: of.courseOverGround };
    const felt = addVectors({ speed: of.windSpeed, direction: of.windFrom }, own);
    return { speed: felt.speed, angle: wrap180(felt.direction - of.heading) };
  });
}

/** True wind from what an anemometer on board measures: m/s, and degrees off the bow it comes from. */
export function computeTrueWind(
  inputs: ShipMotionInputs & { readonly relativeSpeed: PlantInput; readonly relativeAngle: PlantInput },
): PlantAnswer<TrueWind> {
  return combine(inputs, (of): TrueWind => {
    const own = { speed: of.speedOverGround * METRES_PER_SECOND_PER_KNOT, direction: of.courseOverGround };
    const felt = { speed: of.relativeSpeed, direction: wrap360(of.relativeAngle + of.heading) };
    const { speed, direction } = addVectors(felt, reverseVector(own));
    return { speed, from: direction };
  });
}

/** Beaufort force 0 to 12 of a true wind in m/s: (v / 0.836)^(2/3), rounded (WMO-No. 306). */
export function computeBeaufort(inputs: { readonly windSpeed: PlantInput }): PlantAnswer {
  return combine(inputs, ({ windSpeed }) =>
    windSpeed < 0
      ? refuse('out-of-range', 'windSpeed')
      : Math.min(STRONGEST, Math.round((windSpeed / BEAUFORT_SCALE) ** (2 / 3))),
  );
}

/** Mean wind, m/s, above which a force is the next one, by the same formula; Infinity for the strongest. */
export function getStrongestWind(beaufort: number): number {
  return beaufort >= STRONGEST ? Number.POSITIVE_INFINITY : BEAUFORT_SCALE * (beaufort + 0.5) ** 1.5;
}
