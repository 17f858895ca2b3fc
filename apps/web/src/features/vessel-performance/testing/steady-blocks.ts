import type { ReadBlock } from '../model/read-blocks.ts';

const HOUR = 3_600_000;
const NONE = { courseOverGround: null, heading: null, rudder: null, windSpeed: null, windFrom: null, draught: null };
const SCATTER = { speedThroughWater: 0, speedOverGround: 0, shaftSpeed: 0, rudder: null };

interface SteadyRun {
  readonly until: number;
  readonly hours: number;
  readonly means: Record<'speedThroughWater' | 'shaftPower' | 'shaftSpeed' | 'speedOverGround', number> & {
    readonly windSpeed?: number;
  };
  /** l/h */
  readonly fuelRate: number;
}

/** Blocks of ten minutes of a ship that goes on at one speed and power, in order of time. */
export const buildSteadyBlocks = ({ until, hours, means, fuelRate }: SteadyRun): ReadBlock[] =>
  Array.from({ length: hours * 6 }, (_, place) => ({
    block: {
      time: until - hours * HOUR + (place * HOUR) / 6,
      count: 60,
      means: { ...NONE, depthBelowKeel: null, waterTemperature: null, ...means },
      scatter: SCATTER,
    },
    fuelRate,
  }));
