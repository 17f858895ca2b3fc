import { describe, expect, it } from 'vitest';
import { createPerformanceBlock } from './performance-bucket.ts';

const bucket = (avg: number, min: number, max: number) => ({ avg, min, max });

describe('createPerformanceBlock', () => {
  const block = createPerformanceBlock(600_000, 60, {
    speedThroughWater: bucket(12.9, 12.3, 13.5),
    rudder: bucket(0.4, -2, 3),
    heading: bucket(181, 1, 359),
    windFrom: bucket(40, 20, 60),
    draught: null,
  });

  it('takes means and the scatter of an even ramp', () => {
    expect(block).toMatchObject({ time: 600_000, count: 60, means: { speedThroughWater: 12.9, windFrom: 40 } });
    // An even ramp from 12.3 to 13.5 kn has a standard deviation of 0.346 kn.
    expect(block.scatter.speedThroughWater).toBeCloseTo(0.346, 3);
  });

  it('does not know a direction that crossed north, nor what has no bucket', () => {
    expect(block.means).toMatchObject({ heading: null, draught: null, shaftPower: null });
    expect(block.scatter).toMatchObject({ shaftSpeed: null });
  });
});
