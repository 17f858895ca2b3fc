import { describe, expect, it } from 'vitest';
import { computeDestination } from '../geo/geodesy.ts';
import { findStays } from '../track/stay.ts';
import type { Fix } from '../track/track-jump.ts';
import {
  computeKnots,
  computeVoyageTotals,
  findVoyageLegs,
  splitNoonDays,
  VOYAGE_STATES,
  type VoyageLeg,
} from './voyage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HARBOUR = { latitude: 58.97, longitude: 5.73 };
const last = (fixes: readonly Fix[]) => fixes.at(-1) as Fix;

/** A fix a minute at one place. */
function moored(minutes: number, startMs: number): Fix[] {
  return Array.from({ length: minutes + 1 }, (_, minute) => ({ ...HARBOUR, time: startMs + minute * MINUTE }));
}

/** A fix a minute along a course at a speed. */
function along(from: Fix, bearing: number, knots: number, minutes: number): Fix[] {
  return Array.from({ length: minutes }, (_, index) => ({
    ...computeDestination(from, bearing, ((index + 1) * knots * 1852) / 60),
    time: from.time + (index + 1) * MINUTE,
  }));
}

describe('computeVoyageTotals', () => {
  it('gives each minute to one state, and silence to none', () => {
    const still = moored(60, 0);
    const slow = along(last(still), 270, 3, 30);
    const fast = along(last(slow), 270, 12, 60);
    const later = along({ ...last(fast), time: last(fast).time + 59 * MINUTE }, 270, 12, 2);
    const fixes = [...still, ...slow, ...fast, ...later];
    const totals = computeVoyageTotals(
      findVoyageLegs(fixes, findStays(fixes), { from: -10 * MINUTE, to: 230 * MINUTE }),
    );
    const minutes = Object.fromEntries(Object.entries(totals).map(([state, { ms }]) => [state, ms / MINUTE]));
    expect(minutes).toEqual({ sea: 61, manoeuvre: 30, drifting: 0, swinging: 0, still: 60, unknown: 89 });
    expect(totals.sea.meters / 1852).toBeCloseTo(12.2, 1);
    expect(totals.unknown.meters).toBe(0);
  });

  it('is unknown altogether without fixes', () => {
    const legs = findVoyageLegs([], [], { from: 0, to: MINUTE });
    expect(computeVoyageTotals(legs).unknown).toEqual({ ms: MINUTE, meters: 0 });
  });
});

it.each([
  [1852, HOUR, 1],
  [24 * 1852, 2 * HOUR, 12],
  [1852, 0, null],
])('%d m in %d ms are %s kn', (meters, ms, knots) => {
  expect(computeKnots(meters, ms)).toEqual(knots === null ? null : expect.closeTo(knots, 9));
});

describe('splitNoonDays', () => {
  const at = (text: string) => Date.parse(`${text}:00Z`);
  const sailing = (from: number, to: number): VoyageLeg => ({ from, to, state: 'sea', meters: to - from });

  function split(from: string, to: string, zone: string) {
    const period = { from: at(from), to: at(to) };
    const days = splitNoonDays([sailing(period.from, period.to)], period, zone);
    expect(days.map(({ totals }) => totals.sea.ms)).toEqual(days.map((day) => day.to - day.from));
    return days.map((day) => [day.from, day.to, day.isPartial]);
  }

  it('gives whole days between two partial ends', () => {
    expect(split('2026-11-20T06:00', '2026-11-22T18:00', '+00:00')).toEqual([
      [at('2026-11-20T06:00'), at('2026-11-20T12:00'), true],
      [at('2026-11-20T12:00'), at('2026-11-21T12:00'), false],
      [at('2026-11-21T12:00'), at('2026-11-22T12:00'), false],
      [at('2026-11-22T12:00'), at('2026-11-22T18:00'), true],
    ]);
  });

  it.each([
    ['noon to noon', '2026-11-20T12:00', '2026-11-21T12:00', '+00:00', false],
    ['no noon at all', '2026-11-20T13:00', '2026-11-20T19:00', '+00:00', true],
    ["the ship's noon", '2026-11-20T04:00', '2026-11-21T04:00', '+08:00', false],
    ['23 h where summer time begins', '2026-03-28T11:00', '2026-03-29T10:00', 'Europe/Oslo', false],
    ['25 h where it ends', '2026-10-24T10:00', '2026-10-25T11:00', 'Europe/Oslo', false],
  ])('gives one day of %s', (_words, from, to, zone, isPartial) => {
    expect(split(from, to, zone)).toEqual([[at(from), at(to), isPartial]]);
  });

  it('gives either day its share of a leg across noon', () => {
    const noon = at('2026-11-20T12:00');
    const period = { from: noon - HOUR, to: noon + HOUR };
    const leg = { from: noon - 2 * MINUTE, to: noon + 8 * MINUTE, state: 'manoeuvre', meters: 1000 } as const;
    expect(splitNoonDays([leg], period, '+00:00').map(({ totals }) => totals.manoeuvre)).toEqual([
      { ms: 2 * MINUTE, meters: 200 },
      { ms: 8 * MINUTE, meters: 800 },
    ]);
  });

  it('adds up to the whole period, in each state, in time and distance', () => {
    const still = moored(700, at('2026-11-19T20:07'));
    const fixes = [...still, ...along(last(still), 300, 11.3, 2000)];
    const period = { from: at('2026-11-19T20:00'), to: at('2026-11-21T18:00') };
    const legs = findVoyageLegs(fixes, findStays(fixes), period);
    const days = splitNoonDays(legs, period, 'Asia/Kolkata');
    expect(days).toHaveLength(3);
    const whole = computeVoyageTotals(legs);
    for (const state of VOYAGE_STATES) {
      const sum = (of: 'ms' | 'meters') => days.reduce((total, { totals }) => total + totals[state][of], 0);
      expect(sum('ms')).toBe(whole[state].ms);
      expect(sum('meters')).toBeCloseTo(whole[state].meters, 3);
    }
  });

  it('counts a leg without length once, on the day it begins', () => {
    const noon = at('2026-11-20T12:00');
    const leg = { from: noon, to: noon, state: 'sea', meters: 5 } as const;
    const days = splitNoonDays([leg], { from: noon - HOUR, to: noon + HOUR }, '+00:00');
    expect(days.map(({ totals }) => totals.sea.meters)).toEqual([0, 5]);
  });
});
