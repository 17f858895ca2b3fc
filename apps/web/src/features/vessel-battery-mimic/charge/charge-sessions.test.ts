import type { ChargeRecord } from '@fms/domain/battery';
import { describe, expect, it } from 'vitest';
import type { SeriesPoint } from '../../../live/index.ts';
import { listCrossings, listSessions, listTurns, sumByDay } from './charge-sessions.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const record = (hours: number, stateChange: number, ...socPercent: number[]): ChargeRecord => ({
  time: hours * HOUR,
  stateChange,
  socPercent,
});
/** Two charges of 18 minutes by 7.4 points, and one whose end never came. */
const RECORDS = [
  record(5, -1, 72, 71),
  record(5.3, 1, 79.4, 78.2),
  record(5.66, -1, 70.5, 69.6),
  record(5.96, 1, 77.9, 76.8),
  record(6.3, -1, 64.3, 63.9),
];
const CAPACITY = 3900;
/** 960 kW of charge for 18 minutes, a minute a bucket. */
const POWER: SeriesPoint[] = Array.from({ length: 19 }, (_, minute) => ({
  time: 5 * HOUR + minute * MINUTE,
  min: -1905,
  max: -900,
  avg: -960,
  count: 60,
}));
const COURSE = { power: POWER, shore: undefined, warmest: [] };

describe('listSessions', () => {
  const [open, second, first] = listSessions(RECORDS, COURSE, CAPACITY);

  it('has the energy of a session by its power, its peak and its rates', () => {
    expect(first).toMatchObject({ number: 1, energyFrom: 'power', peakKw: 1905 });
    expect(first?.energyKwh).toBeCloseTo(960 * 0.3, 6);
    expect(first?.meanC).toBeCloseTo(960 / CAPACITY, 6);
    expect(first?.peakC).toBeCloseTo(1905 / CAPACITY, 6);
    expect(first?.strings.map(({ toCharge }) => toCharge)).toEqual([79.4, 78.2]);
  });

  it('falls back on the state of charge, and says so', () => {
    expect(second).toMatchObject({ number: 2, energyFrom: 'charge', peakKw: null });
    expect(second?.energyKwh).toBeCloseTo(0.074 * CAPACITY, 6);
  });

  it('gives an open session neither an end, nor a mean rate, nor made up energy', () => {
    expect(open).toMatchObject({ number: 3, toTime: null, meanC: null, energyKwh: null });
    expect(listSessions(RECORDS, COURSE, undefined)[1]?.energyKwh).toBeNull();
  });
});

describe('what follows from sessions', () => {
  it('is what each crossing took', () => {
    const crossings = listCrossings(RECORDS, CAPACITY);
    expect(crossings.map((energy) => energy.toFixed(1))).toEqual(['347.1', '530.4']);
    expect(listCrossings(RECORDS, undefined)).toEqual([]);
  });

  it('is where the state of charge turns', () => {
    expect(listTurns(RECORDS)).toEqual([72, 79.4, 70.5, 77.9, 64.3]);
  });

  it('is the energy of each day', () => {
    expect([...sumByDay(RECORDS, CAPACITY)]).toEqual([[0, expect.closeTo(0.148 * CAPACITY, 6)]]);
  });
});
