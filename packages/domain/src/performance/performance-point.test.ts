import { describe, expect, it } from 'vitest';
import { groupPerformance, type PerformanceSample } from './performance-block.ts';
import {
  computeLeastDepth,
  createPerformancePoint,
  type PerformanceShip,
  selectPoints,
  summarisePoints,
} from './performance-point.ts';
import { createTrialCurve } from './trial-curve.ts';

const MINUTE = 60_000;
const curve = createTrialCurve([
  { speed: 10, power: 2120 },
  { speed: 12.9, power: 4606 },
  { speed: 15, power: 7300 },
]);
if ('reason' in curve) throw new Error(curve.reason.code);
const SHIP: PerformanceShip = {
  curve,
  breadth: 32,
  draughtRange: [10.6, 11.6],
  hydrostatics: null,
  referenceDisplacement: null,
  windArea: null,
  efficiency: null,
};
const SAMPLE: Omit<PerformanceSample, 'time'> = {
  speedThroughWater: 12.9,
  shaftPower: 5320,
  shaftSpeed: 94,
  speedOverGround: 13,
  courseOverGround: 359,
  heading: 1,
  rudder: 0.5,
  windSpeed: 5,
  windFrom: 0,
  draught: 11.2,
  depthBelowKeel: 80,
  waterTemperature: 9,
};
/** Ten minutes, a sample a minute; `change` gives what differs in each. */
const samples = (change: (minute: number) => Partial<PerformanceSample> = () => ({})) =>
  Array.from({ length: 10 }, (_, minute) => ({ ...SAMPLE, time: minute * MINUTE, ...change(minute) }));
function pointOf(of: readonly PerformanceSample[], ship: PerformanceShip = SHIP) {
  const [block] = groupPerformance(of);
  return block && createPerformancePoint(block, ship);
}

describe('a point of 12.9 kn at 5,320 kW', () => {
  it('needs 15.5 % more power than the trial and is 4.6 % slower at the same power', () => {
    const point = pointOf(samples());
    expect(point?.refusedBy).toEqual([]);
    expect(point?.powerOverTrial).toBeCloseTo(15.5, 1);
    expect(point?.speedLoss).toBeCloseTo(-4.6, 1);
    expect(point?.corrections).toEqual([]);
  });

  it('needs less in a calm and at the reference displacement', () => {
    const hydrostatics = [
      [10, 50_000],
      [12, 61_000],
    ] as const;
    const ahead = samples(() => ({ courseOverGround: 0, heading: 0 }));
    const point = pointOf(ahead, { ...SHIP, windArea: 900, hydrostatics, referenceDisplacement: 55_000 });
    expect(point?.corrections).toEqual(['wind', 'draught']);
    // ½·1.225·900·0.97·((5 + 6.688)² − 6.688²)·6.688/0.7 W less, then (55,000/56,600)^(2/3).
    expect(point?.correctedPower).toBeCloseTo((5320 - 469.4) * (55_000 / 56_600) ** (2 / 3), 0);
  });
});

describe('filters', () => {
  it.each([
    ['wind', () => ({ windSpeed: 8 })],
    ['wind', () => ({ windSpeed: null })],
    ['draught', () => ({ draught: 11.7 })],
    ['depth', () => ({ depthBelowKeel: 45 })],
    ['rudder', () => ({ rudder: -5.1 })],
    ['water-temperature', () => ({ waterTemperature: 1 })],
    ['unsteady', (minute: number) => ({ speedThroughWater: minute % 2 ? 12.3 : 13.5 })],
    ['unsteady', (minute: number) => ({ shaftSpeed: minute % 2 ? 90 : 98 })],
  ] as const)('%s refuses', (filter, change) => {
    expect(pointOf(samples(change))?.refusedBy).toEqual([filter]);
  });

  it('refuse a point that lacks a correction of its ship', () => {
    const ship = { ...SHIP, windArea: 900, hydrostatics: [[10, 50_000]] as const, referenceDisplacement: 50_000 };
    expect(
      pointOf(
        samples(() => ({ windFrom: null })),
        ship,
      )?.refusedBy,
    ).toEqual(['wind', 'draught']);
  });

  it('name all that refuse, so that a chip can be switched off', () => {
    const points = [samples(), samples(() => ({ windSpeed: 9, rudder: 8 }))].flatMap((of) => pointOf(of) ?? []);
    expect(points[1]?.refusedBy).toEqual(['wind', 'rudder']);
    expect(selectPoints(points, new Set(['wind']))).toHaveLength(1);
    expect(selectPoints(points, new Set(['depth']))).toHaveLength(2);
    const refused = new Map([
      ['wind', 1],
      ['rudder', 1],
    ]);
    expect(summarisePoints(points, new Set(['wind']))).toEqual({ used: 1, all: 2, share: 0.5, refused });
    expect(summarisePoints([], new Set())).toMatchObject({ used: 0, share: 0 });
  });

  it('refuse what few samples or the curve cannot tell, whatever is in use', () => {
    const few = pointOf(samples().slice(0, 4));
    const slow = pointOf(samples(() => ({ speedThroughWater: 5, shaftPower: 400 })));
    expect([few?.refusedBy, slow?.refusedBy]).toEqual([['incomplete'], ['reference-range']]);
    expect(slow).toMatchObject({ speedLoss: null, powerOverTrial: null });
    expect(
      selectPoints(
        [few, slow].flatMap((of) => of ?? []),
        new Set(),
      ),
    ).toEqual([]);
  });
});

describe('groupPerformance', () => {
  it('leaves an outlier out and averages headings on the circle', () => {
    const [block] = groupPerformance(
      samples((minute) => ({ heading: minute % 2 ? 350 : 12, shaftPower: minute === 4 ? 9000 : 5300 + minute })),
    );
    expect(block?.count).toBe(9);
    expect(block?.means.shaftPower).toBeLessThan(5320);
    expect(Math.abs(((block?.means.heading ?? 0) + 180) % 360) - 180).toBeCloseTo(-0.2, 0);
  });

  it('has no point of a ship without log or power', () => {
    expect(pointOf(samples(() => ({ speedThroughWater: null })))).toBeUndefined();
    expect(pointOf(samples(() => ({ shaftPower: 0 })))).toBeUndefined();
  });
});

it('needs 57 m of water for 32 m of breadth and 11.2 m of draught, more at speed', () => {
  expect(computeLeastDepth(12.9, 32, 11.2)).toBeCloseTo(56.8, 1);
  expect(computeLeastDepth(30, 32, 11.2)).toBeCloseTo(66.8, 1);
});
