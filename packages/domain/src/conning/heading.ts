/** Two sources of a heading compared, and how a ship turns (§9.8). */
import { combine, type PlantAnswer, type PlantInput } from '../plant-value/index.ts';
import { wrap180 } from './flat-vector.ts';

/** What the second source of a heading shows more than the first, degrees in [−180, 180). */
export function computeHeadingDifference(inputs: {
  readonly heading: PlantInput;
  readonly secondHeading: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ heading, secondHeading }) => wrap180(secondHeading - heading));
}

/** A rate within this, °/min, is the error of an indicator (IMO A.526(13)). */
export const STEADY_RATE = 0.5;
/** From here on a ship turns fast: 5° in 30 s, °/min (ITU-R M.1371, rate of turn). */
export const FAST_RATE = 10;

/** How a ship turns, in words. */
export type TurnWord = 'steady' | 'slowly-to-port' | 'slowly-to-starboard' | 'fast-to-port' | 'fast-to-starboard';

/** The word for a rate of turn in °/min, positive to starboard. */
export function describeTurn(inputs: { readonly rateOfTurn: PlantInput }): PlantAnswer<TurnWord> {
  return combine(inputs, ({ rateOfTurn }): TurnWord => {
    if (Math.abs(rateOfTurn) <= STEADY_RATE) return 'steady';
    const side = rateOfTurn < 0 ? 'port' : 'starboard';
    return Math.abs(rateOfTurn) > FAST_RATE ? `fast-to-${side}` : `slowly-to-${side}`;
  });
}
