import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/plant-value.ts';
import {
  computeStateOfHealth,
  estimateFromSmallSessions,
  estimateHealth,
  type HealthSession,
} from './state-of-health.ts';

fc.configureGlobal({ seed: 1806 });

const NOMINAL_AH = 1000;
const session: HealthSession = {
  time: 0,
  chargeAh: 450,
  swingPoints: 50,
  meanCelsius: 24,
  restBeforeMs: 3_600_000,
};

describe('estimateHealth', () => {
  it('is what the swing would come to over the whole: 450 Ah over half of 1000 Ah are 90 %', () => {
    expect(estimateHealth(session, NOMINAL_AH)).toEqual({ time: 0, percent: 90 });
  });

  it('takes a discharge as it takes a charge', () => {
    expect(estimateHealth({ ...session, swingPoints: -50 }, NOMINAL_AH)).toEqual({ time: 0, percent: 90 });
  });

  it.each([
    ['small-swing', { swingPoints: 39.9 }],
    ['temperature', { meanCelsius: 12 }],
    ['temperature', { meanCelsius: null }],
    ['no-rest', { restBeforeMs: 60_000 }],
    ['no-rest', { restBeforeMs: null }],
    ['not-credible', { chargeAh: 700 }],
  ])('objects: %s', (objection, change) => {
    expect(estimateHealth({ ...session, ...change }, NOMINAL_AH)).toEqual({ time: 0, objection });
  });
});

describe('estimateFromSmallSessions', () => {
  const small = (time: number, swingPoints: number): HealthSession => ({
    ...session,
    time,
    swingPoints,
    chargeAh: Math.abs(swingPoints) * 9,
    restBeforeMs: null,
  });
  const shuttle = (count: number, points: number) =>
    Array.from({ length: count }, (_, time) => small(time, time % 2 === 0 ? points : -points));

  it('takes charges and discharges together until they swing over 100 points', () => {
    expect(estimateFromSmallSessions(shuttle(25, 10), NOMINAL_AH)).toEqual([
      { time: 9, percent: expect.closeTo(90, 9) },
      { time: 19, percent: expect.closeTo(90, 9) },
    ]);
  });

  it('waits for as much the other way, and leaves out what is tiny, cold or wide', () => {
    const charges = Array.from({ length: 20 }, (_, time) => small(time, 10));
    expect(estimateFromSmallSessions(charges, NOMINAL_AH)).toEqual([]);
    expect(estimateFromSmallSessions(shuttle(100, 2.9), NOMINAL_AH)).toEqual([]);
    const cold = shuttle(25, 10).map((one) => ({ ...one, meanCelsius: 8 }));
    expect(estimateFromSmallSessions(cold, NOMINAL_AH)).toEqual([]);
    expect(estimateFromSmallSessions(shuttle(10, 50), NOMINAL_AH)).toEqual([]);
  });
});

describe('computeStateOfHealth', () => {
  const sessionsOf = (percents: readonly number[]) =>
    percents.map((percent, time) => ({ ...session, time, chargeAh: (percent / 100) * 500 }));

  it('is the median of several, with its interval', () => {
    expect(computeStateOfHealth(sessionsOf([91, 90, 92, 89, 90, 95]), NOMINAL_AH)).toMatchObject({
      median: expect.closeTo(90.5, 9),
      low: expect.closeTo(89, 9),
      high: expect.closeTo(95, 9),
      used: 6,
      time: 5,
    });
  });

  it('never publishes from one session or two', () => {
    expect(computeStateOfHealth(sessionsOf([90, 91]), NOMINAL_AH)).toEqual(refuse('too-few', 'chargeSessions'));
  });

  it('forgets what is older than the newest twenty', () => {
    const old = sessionsOf(Array.from({ length: 40 }, (_, index) => (index < 20 ? 99 : 90)));
    expect(computeStateOfHealth(old, NOMINAL_AH)).toMatchObject({
      median: expect.closeTo(90, 9),
      used: 20,
      offered: 40,
    });
  });

  it('finds the truth within 2 points where a reading of charge is off by one', () => {
    const errors = fc.array(fc.tuple(fc.double({ min: -1, max: 1 }), fc.double({ min: -1, max: 1 })), {
      minLength: 12,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.integer({ min: 70, max: 100 }), errors, (truth, list) => {
        if (list.some((pair) => pair.some(Number.isNaN))) return;
        const read = list.map(([from, to], time) => ({
          ...session,
          time,
          chargeAh: (truth / 100) * 600,
          swingPoints: 60 + (to - from) * 0.5,
        }));
        const found = computeStateOfHealth(read, NOMINAL_AH);
        expect('median' in found ? Math.abs(found.median - truth) : found).toBeLessThanOrEqual(2);
      }),
    );
  });
});
