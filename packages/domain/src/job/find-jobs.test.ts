import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDestination } from '../geo/geodesy.ts';
import { JOB_BEGIN, listMinutes } from '../testing/job-minute.ts';
import { MINUTE_MS } from '../time/unit.ts';
import { findJobs } from './find-jobs.ts';
import { type JobProfile, LEAST_JOB_MINUTES } from './kind/job-kind.ts';
import type { JobMinute } from './minute/job-minute.ts';

fc.configureGlobal({ seed: 2291 });

const plain: JobProfile = { harbourKnots: 6, hasDynamicPositioning: false, tows: false, topKnots: 15, cargoKw: null };
const sea = { speed: 12, propulsionShare: 0.6, enginesRunning: 1 };
const harbour = { speed: 5, propulsionShare: 0.2, enginesRunning: 1 };
const held = { speed: 0.3, propulsionShare: 0.1, thrusterShare: 0.3 };

/** Kinds with their lengths in minutes. */
const inWords = (minutes: readonly JobMinute[], profile: JobProfile) =>
  findJobs(minutes, profile).map(({ kind, from, to }) => `${kind} ${(to - from) / MINUTE_MS}`);

describe('findJobs', () => {
  it.each<[string, Partial<JobProfile>, JobMinute[], string[]]>([
    [
      'a passage from berth to berth',
      {},
      listMinutes([120, {}], [20, harbour], [180, sea], [25, harbour], [90, {}]),
      ['at-berth 120', 'manoeuvring 20', 'transit 180', 'manoeuvring 25', 'at-berth 90'],
    ],
    [
      'a harbour passed in five minutes',
      {},
      listMinutes([60, {}], [5, harbour], [90, sea]),
      ['at-berth 60', 'transit 95'],
    ],
    [
      'a station held by thrusters',
      { hasDynamicPositioning: true },
      listMinutes([60, sea], [200, held]),
      ['transit 60', 'dynamic-positioning 200'],
    ],
    ['the same without such a system', {}, listMinutes([60, sea], [200, held]), ['transit 60', 'waiting 200']],
    [
      'a tow by the pull of the winch, kept above 3 t',
      { tows: true },
      listMinutes(
        [30, { ...sea, pull: 0 }],
        [40, { ...harbour, pull: 30 }],
        [20, { ...harbour, pull: 4 }],
        [30, { ...sea, pull: 1 }],
      ),
      ['transit 30', 'towing 60', 'transit 30'],
    ],
    [
      'a trawl by power beyond the speed',
      { tows: true },
      listMinutes([60, sea], [120, { speed: 3.7, propulsionShare: 0.5 }], [60, sea]),
      ['transit 60', 'towing 120', 'transit 60'],
    ],
    [
      'a drift',
      {},
      listMinutes([60, sea], [90, { speed: 1.1 }], [60, sea]),
      ['transit 60', 'waiting 90', 'transit 60'],
    ],
    [
      'cargo by the electric load, with a break',
      { cargoKw: 100 },
      listMinutes([60, {}], [120, { hotelKw: 500 }], [20, {}], [120, { hotelKw: 500 }], [60, {}]),
      ['at-berth 60', 'loading 260', 'at-berth 60'],
    ],
    ['a berth on shore power, however it turns', {}, turning(60, true), ['at-berth 60']],
    ['an anchorage, where it swings', {}, turning(120, false), ['waiting 120']],
  ])('finds %s', (_words, change, minutes, jobs) => {
    expect(inWords(minutes, { ...plain, ...change })).toEqual(jobs);
  });

  it('keeps the harbour until the ship is well above its speed', () => {
    const swaying = listMinutes(
      ...Array.from({ length: 20 }, (_, i) => [2, { ...harbour, speed: 6 + 0.25 * (i % 2) }] as const),
    );
    expect(inWords(swaying, plain)).toEqual(['manoeuvring 40']);
  });

  it('lies within a job where a value is missing', () => {
    const minutes = listMinutes([60, sea], [10, { speed: null, heading: null, position: null }], [60, sea]);
    expect(inWords(minutes, plain)).toEqual(['transit 130']);
  });

  it('ends a job with a silence of more than half an hour, and goes on over a shorter one', () => {
    const minutes = listMinutes([200, sea]);
    const without = (from: number, to: number) => inWords([...minutes.slice(0, from), ...minutes.slice(to)], plain);
    expect(without(60, 85)).toEqual(['transit 200']);
    expect(without(60, 100)).toEqual(['transit 60', 'transit 100']);
  });

  it('leaves the last job open, and finds none before a speed is known', () => {
    const jobs = findJobs(listMinutes([20, { speed: null }], [60, sea], [60, {}]), plain);
    expect(jobs.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['transit', false],
      ['at-berth', true],
    ]);
    expect(jobs[0]?.from).toBe(JOB_BEGIN + 20 * MINUTE_MS);
    expect(findJobs([], plain)).toEqual([]);
  });
});

describe('found jobs', () => {
  it('follow one another without a gap, and none of several is too short, whatever was measured', () => {
    const value = (most: number) => fc.option(fc.double({ min: 0, max: most, noNaN: true }));
    const change = fc.record({
      speed: value(20),
      propulsionShare: value(1),
      thrusterShare: value(1),
      hotelKw: value(900),
    });
    const stretch = fc.tuple(fc.integer({ min: 1, max: 40 }), change);
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 30 }), (stretches) => {
        const jobs = findJobs(listMinutes(...stretches), { ...plain, hasDynamicPositioning: true, cargoKw: 100 });
        for (const [index, { kind, from, to }] of jobs.entries()) {
          expect(jobs[index + 1]?.from ?? to).toBe(to);
          expect(jobs[index + 1]?.kind).not.toBe(kind);
          if (jobs.length > 1) expect((to - from) / MINUTE_MS).toBeGreaterThanOrEqual(LEAST_JOB_MINUTES[kind]);
        }
      }),
    );
  });
});

/** A ship that turns to and fro by 40° and swings over 60 m, ten minutes each way. */
function turning(count: number, isOnShorePower: boolean): JobMinute[] {
  return listMinutes([count, { isOnShorePower }]).map((minute, index) => {
    const side = Math.sin((2 * Math.PI * index) / 20);
    const position = minute.position && computeDestination(minute.position, 0, isOnShorePower ? 0 : 60 * side);
    return { ...minute, heading: 90 + 40 * side, position };
  });
}
