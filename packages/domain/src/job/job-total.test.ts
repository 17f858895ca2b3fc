import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JOB_BEGIN, listMinutes } from '../testing/job-minute.ts';
import { HOUR_MS, MINUTE_MS } from '../time/unit.ts';
import { groupJobs, listJobBorders } from './job-period.ts';
import { computeJobTotal } from './job-total.ts';

fc.configureGlobal({ seed: 2291 });

const sea = { speed: 12, fuelRate: 1.2, carbonRate: 3.8, powerKw: 6000, enginesRunning: 2, propulsionShare: 0.6 };
const minutes = listMinutes([600, sea]);
const whole = { from: JOB_BEGIN, to: JOB_BEGIN + 600 * MINUTE_MS };

describe('computeJobTotal', () => {
  it('of 10 h at 12 kn on two engines', () => {
    const total = computeJobTotal(minutes, whole);
    expect(total).toMatchObject({
      nauticalMiles: expect.closeTo(120, 9),
      fuel: expect.closeTo(12, 9),
      carbon: expect.closeTo(38, 9),
      energy: expect.closeTo(60_000, 6),
      engineHours: expect.closeTo(20, 9),
      meanPull: null,
      meanLoad: expect.closeTo(0.6, 9),
      knownShare: 1,
    });
    expect(total.fromPlace).toEqual({ latitude: 58, longitude: 4 });
    expect(total.toPlace?.longitude).toBeGreaterThan(7.7);
  });

  it('makes nothing up in a silence, and says how much is known', () => {
    const silent = minutes.filter((_, index) => index < 300 || index >= 360);
    expect(computeJobTotal(silent, whole)).toMatchObject({ nauticalMiles: expect.closeTo(108, 9), knownShare: 0.9 });
  });

  it('has no fuel where none was measured, which makes the rest no less known', () => {
    const unmetered = minutes.map((minute) => ({ ...minute, fuelRate: null, carbonRate: null }));
    expect(computeJobTotal(unmetered, whole)).toMatchObject({ fuel: null, carbon: null, knownShare: 1 });
    expect(computeJobTotal([], whole)).toMatchObject({ nauticalMiles: null, fromPlace: null, knownShare: 0 });
  });
});

describe('parts of a job', () => {
  it('add up to the whole wherever it is cut and whatever is missing', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 599 }), { maxLength: 8 });
    const lost = fc.uniqueArray(fc.integer({ min: 0, max: 599 }), { maxLength: 200 });
    fc.assert(
      fc.property(cuts, lost, (places, gone) => {
        const known = minutes.filter((_, index) => !gone.includes(index));
        const inner = places.toSorted((a, b) => a - b).map((place) => JOB_BEGIN + place * MINUTE_MS);
        const periods = groupJobs([{ ...whole, kind: 'transit' }], known, [whole.from, ...inner, whole.to]);
        const total = computeJobTotal(known, whole);
        for (const quantity of ['nauticalMiles', 'fuel', 'carbon', 'energy', 'engineHours'] as const) {
          const sum = periods.reduce((all, { parts }) => all + (parts[0]?.[quantity] ?? 0), 0);
          expect(sum).toBeCloseTo(total[quantity] ?? 0, 6);
        }
      }),
    );
  });
});

describe('jobs by period', () => {
  const calendar = { zone: 'Europe/Oslo', shiftHours: [23.5, 11.5] };

  it('are cut at the shifts, and their parts add up to the whole', () => {
    const borders = listJobBorders(whole, 'shift', calendar);
    // 11:30 in Oslo is 10:30 UTC in November.
    expect(borders).toEqual([whole.from, Date.UTC(2026, 10, 23, 10, 30), whole.to]);
    const periods = groupJobs([{ ...whole, kind: 'transit' }], minutes, borders);
    const miles = periods.map(({ parts }) => parts[0]?.nauticalMiles ?? 0);
    expect(miles.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([54, 66]);
    expect(periods.flatMap(({ parts }) => parts.map(({ isCut }) => isCut))).toEqual([true, true]);
    expect(periods.map(({ time }) => time.transit / HOUR_MS)).toEqual([4.5, 5.5]);
  });

  it('has shifts of 11 h and 13 h where summer time begins and ends', () => {
    const shiftsOf = (from: string, to: string) => {
      const span = { from: Date.parse(from), to: Date.parse(to) };
      const borders = listJobBorders(span, 'shift', calendar);
      return borders.slice(1).map((border, index) => (border - (borders[index] ?? 0)) / HOUR_MS);
    };
    expect(shiftsOf('2026-03-28T22:30Z', '2026-03-29T21:30Z')).toEqual([11, 12]);
    expect(shiftsOf('2026-10-24T21:30Z', '2026-10-25T22:30Z')).toEqual([13, 12]);
  });

  it('by day and month begin at the midnights of the zone', () => {
    const span = { from: Date.parse('2026-10-30T12:00Z'), to: Date.parse('2026-12-02T12:00Z') };
    expect(listJobBorders(span, 'month', calendar)).toEqual([
      span.from,
      Date.parse('2026-10-31T23:00Z'),
      Date.parse('2026-11-30T23:00Z'),
      span.to,
    ]);
    expect(listJobBorders(span, 'day', calendar)).toHaveLength(35);
  });
});
