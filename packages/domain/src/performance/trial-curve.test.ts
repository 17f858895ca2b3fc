import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/index.ts';
import { createTrialCurve, fitDockingCurve, readPower, readSpeed } from './trial-curve.ts';

fc.configureGlobal({ seed: 1816 });

const POINTS = [
  { speed: 10, power: 2120 },
  { speed: 12.9, power: 4606 },
  { speed: 15, power: 7300 },
];
function curveOf(points = POINTS) {
  const curve = createTrialCurve(points);
  if ('reason' in curve) throw new Error(curve.reason.code);
  return curve;
}

describe('a trial curve', () => {
  it('goes through its points, in whatever order they come', () => {
    const curve = curveOf(POINTS.toReversed());
    for (const { speed, power } of POINTS) {
      expect(readPower(curve, speed)).toBeCloseTo(power, 6);
      expect(readSpeed(curve, power)).toBeCloseTo(speed, 9);
    }
  });

  it('is read both ways to the same point', () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 15, noNaN: true }), (speed) => {
        expect(readSpeed(curveOf(), readPower(curveOf(), speed) ?? 0)).toBeCloseTo(speed, 9);
      }),
    );
  });

  it('says nothing outside its points', () => {
    expect(readPower(curveOf(), 9.9)).toBeUndefined();
    expect(readPower(curveOf(), 15.1)).toBeUndefined();
  });

  it.each([[POINTS.slice(0, 1)], [[...POINTS, { speed: 16, power: 7000 }]], [[...POINTS, { speed: 15, power: 8000 }]]])(
    'is missing without two rising points',
    (points) => {
      expect(createTrialCurve(points)).toEqual(refuse('missing', 'trialCurve'));
    },
  );
});

describe('fitDockingCurve', () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const speed = 10 + (index % 41) / 10;
      return { speed, power: 2 * speed ** 3 };
    });

  it('is the cubic that the first months sailed', () => {
    const curve = fitDockingCurve(months(300));
    expect(curve).toMatchObject({ origin: 'after-docking' });
    expect('points' in curve && readPower(curve, 12)).toBeCloseTo(3456, 6);
  });

  it('needs 200 points', () => {
    expect(fitDockingCurve(months(199))).toEqual(refuse('too-few', 'points'));
  });
});
