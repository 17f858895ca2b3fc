import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { computeSetAndDrift } from './set-drift.ts';

const of = (sog: number, cog: number, stw: number, hdg: number) =>
  computeSetAndDrift({
    speedOverGround: good(sog),
    courseOverGround: good(cog),
    speedThroughWater: good(stw),
    heading: good(hdg),
  });

describe('computeSetAndDrift', () => {
  it.each([
    // Bowditch: steaming north at 10 kn and making good north-east at 14.14 kn, the current sets east at 10 kn.
    [10 * Math.SQRT2, 45, 10, 0, 90, 10],
    [12, 0, 10, 0, 0, 2],
    [8, 350, 10, 350, 170, 2],
  ])('%d kn on %d° with %d kn on heading %d° sets %d° at %d kn', (sog, cog, stw, hdg, set, drift) => {
    const answer = of(sog, cog, stw, hdg);
    const value = hasValue(answer) ? answer.value : null;
    expect(value?.setDegrees).toBeCloseTo(set, 6);
    expect(value?.driftKnots).toBeCloseTo(drift, 6);
  });

  it('has no direction where the water stands', () => {
    expect(of(10, 20, 10.05, 20)).toMatchObject({ value: { setDegrees: null } });
  });

  it('needs speed through water', () => {
    const silent = { value: 19.1, state: 'stale' } as const;
    expect(
      computeSetAndDrift({
        speedOverGround: good(19.4),
        courseOverGround: good(294),
        speedThroughWater: silent,
        heading: good(297),
      }),
    ).toEqual(refuse('stale', 'speedThroughWater'));
  });
});
