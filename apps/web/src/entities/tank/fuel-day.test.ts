import { refuse } from '@fms/domain/plant-value';
import { HOUR_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { computeSpanBalance, DAY_MS, type FuelCourses, listDayBalances, listDayReports } from './fuel-day.ts';

const BUCKET_MS = 600_000;
const DAYS = 4;
const times = Array.from({ length: (DAYS * DAY_MS) / BUCKET_MS + 1 }, (_, place) => place * BUCKET_MS);

/** A ship that burns half a tonne an hour of 100 t; its meters say so by a factor that may change from day to day. */
function courses(factorOf: (day: number) => number = () => 1): FuelCourses {
  return {
    remaining: times.map((time) => ({ time, value: 100 - 0.5 * (time / HOUR_MS) })),
    rate: times.map((time) => ({ time, value: 0.5 * factorOf(Math.floor(time / DAY_MS)) })),
    bunkerings: [],
    bucketMs: BUCKET_MS,
  };
}

const WHOLE = { from: 0, to: DAY_MS };

describe('computeSpanBalance', () => {
  it('agrees where meters and tanks do: 12 t a day', () => {
    expect(computeSpanBalance(courses(), WHOLE)).toMatchObject({
      burnedByTanks: expect.closeTo(12, 9),
      burnedByMeters: expect.closeTo(12, 9),
      isFlagged: false,
    });
  });

  it('flags meters that say 2.6 % more', () => {
    const balance = computeSpanBalance(
      courses(() => 1.026),
      WHOLE,
    );
    expect(balance).toMatchObject({ percent: expect.closeTo(2.6, 9), isFlagged: true });
  });

  it('counts what was burned while fuel came on board', () => {
    const [from, to] = [6 * HOUR_MS, 9 * HOUR_MS];
    const gross = (time: number) => (60 * Math.min(Math.max(time - from, 0), to - from)) / (to - from);
    const steady = courses();
    const remaining = steady.remaining.map(({ time, value }) => ({ time, value: value + gross(time) }));
    const bunkerings = [{ from, to, volume: 60 - 0.5 * 3, isRunning: false }];
    expect(computeSpanBalance({ ...steady, remaining, bunkerings }, WHOLE)).toMatchObject({
      burnedByTanks: expect.closeTo(12, 9),
    });
  });

  it('sums up nothing over a silence of the meters, and nothing without both ends', () => {
    const silent = courses();
    const rate = silent.rate.filter(({ time }) => time < 8 * HOUR_MS || time > 11 * HOUR_MS);
    expect(computeSpanBalance({ ...silent, rate }, WHOLE)).toEqual(refuse('too-few', 'fuelRate'));
    const remaining = silent.remaining.filter(({ time }) => time < 20 * HOUR_MS);
    expect(computeSpanBalance({ ...silent, remaining }, WHOLE)).toEqual(refuse('too-few', 'volume'));
  });
});

describe('listDayReports', () => {
  it('tells of each day what was left, came and was used, the newest first, without any meter', () => {
    const steady = courses();
    const [from, to] = [30 * HOUR_MS, 33 * HOUR_MS];
    const gross = (time: number) => (60 * Math.min(Math.max(time - from, 0), to - from)) / (to - from);
    const remaining = steady.remaining.map(({ time, value }) => ({ time, value: value + gross(time) }));
    const bunkerings = [{ from, to, volume: 60, isRunning: false }];
    const days = listDayReports({ ...steady, rate: [], remaining, bunkerings }, 3.5 * DAY_MS, 3);
    expect(days.map(({ day, remaining: left }) => [day / DAY_MS, left && Math.round(left)])).toEqual([
      [2, 124],
      [1, 136],
      [0, 88],
    ]);
    expect(days[0]).toMatchObject({ bunkered: 0, used: expect.closeTo(12, 9) });
    expect(days[1]?.bunkered).toBeGreaterThan(58);
    expect((days[1]?.used ?? 0) - (days[1]?.bunkered ?? 0)).toBeCloseTo(12 - 60, 6);
    expect(days[0]?.balance).toEqual(refuse('too-few', 'fuelRate'));
  });

  it('knows the ends of days of tanks that are logged once an hour, and no day without them', () => {
    const hourly = courses().remaining.filter(({ time }) => time % HOUR_MS === HOUR_MS / 2 && time < 2.1 * DAY_MS);
    const days = listDayReports({ ...courses(), remaining: hourly }, 3.5 * DAY_MS, 3);
    expect(days.map(({ used }) => used && Math.round(used))).toEqual([null, 12, null]);
  });
});

describe('listDayBalances', () => {
  it('evaluates each whole day by itself, oldest first', () => {
    const days = listDayBalances(
      courses((day) => (day === 1 ? 1.03 : 1)),
      3 * DAY_MS + HOUR_MS,
      3,
    );
    expect(days.map(({ day }) => day / DAY_MS)).toEqual([0, 1, 2]);
    expect(days.map(({ balance }) => 'isFlagged' in balance && balance.isFlagged)).toEqual([false, true, false]);
  });
});
