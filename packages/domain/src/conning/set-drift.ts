/** What the water does to a ship: set and drift of the current (§9.8). */
import { combine, type PlantAnswer, type PlantInput } from '../plant-value/index.ts';
import { addVectors, reverseVector } from './flat-vector.ts';

/** Below this drift, kn, its direction is noise of log and gyro. */
const LEAST_DRIFT_KNOTS = 0.1;

export interface SetAndDrift {
  /** Degrees true towards which the water carries; null where it hardly does. */
  readonly setDegrees: number | null;
  /** kn */
  readonly driftKnots: number;
}

/**
 * Set and drift: the vector of speed and course over ground less that of speed through water and heading, kn and degrees
 * true. Leeway counts as drift.
 */
export function computeSetAndDrift(inputs: {
  readonly speedOverGround: PlantInput;
  readonly courseOverGround: PlantInput;
  readonly speedThroughWater: PlantInput;
  readonly heading: PlantInput;
}): PlantAnswer<SetAndDrift> {
  return combine(inputs, (of): SetAndDrift => {
    const ground = { speed: of.speedOverGround, direction: of.courseOverGround };
    const water = { speed: of.speedThroughWater, direction: of.heading };
    const { speed, direction } = addVectors(ground, reverseVector(water));
    return { setDegrees: speed < LEAST_DRIFT_KNOTS ? null : direction, driftKnots: speed };
  });
}
