import { describe, expect, it } from 'vitest';
import { readBlocks } from './read-blocks.ts';

const FROM = Date.UTC(2026, 10, 21);

describe('blocks of the wire', () => {
  it('become blocks in the units of the slots: 8 m/s of a tag are 15.55 kn', () => {
    const [first, second] = readBlocks(
      FROM,
      {
        minutes: [0, 30],
        counts: [60, 4],
        columns: {
          speedThroughWater: { mean: [8, 6], range: [0.2, 0] },
          shaftPower: { mean: [4900, 4700] },
          waterTemperature: { mean: [null, 11] },
          windFrom: { mean: [10, 200], range: [340, 20] },
          fuelRate: { mean: [1040, null] },
        },
      },
      { speedThroughWater: { tag: 'm/s', slot: 'kn' } },
    );
    expect(first?.block.time).toBe(FROM);
    expect(first?.block.means.speedThroughWater).toBeCloseTo((8 * 3600) / 1852, 3);
    // Of a range of 0.2 m/s, in knots over the square root of twelve.
    expect(first?.block.scatter.speedThroughWater).toBeCloseTo((0.2 * 3600) / 1852 / Math.sqrt(12), 4);
    expect(first?.block.means.waterTemperature).toBeNull();
    // A direction that crossed north has no plain mean.
    expect(first?.block.means.windFrom).toBeNull();
    expect(second?.block.means.windFrom).toBe(200);
    expect([first?.fuelRate, second?.fuelRate]).toEqual([1040, null]);
    expect(second?.block.count).toBe(4);
  });
});
