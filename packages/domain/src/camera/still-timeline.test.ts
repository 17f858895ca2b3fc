import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getStillEnd, STILL_REASONS, thinTimeline } from './still-timeline.ts';

const DAY = 86_400_000;

it('keeps a still by its reason: a month by schedule, a year with an alarm, for ever by hand', () => {
  expect(STILL_REASONS.map((reason) => getStillEnd({ time: 0, reason }))).toEqual([
    30 * DAY,
    30 * DAY,
    7 * DAY,
    365 * DAY,
    null,
  ]);
});

describe('a timeline', () => {
  const still = (time: number, reason: (typeof STILL_REASONS)[number] = 'schedule') => ({ time, reason });

  it('of few stills has them all, in order of time', () => {
    expect(thinTimeline([still(3), still(1), still(2)], 3).map(({ time }) => time)).toEqual([1, 2, 3]);
  });

  it('of many is thinned evenly, and those of alarms stay', () => {
    const day = Array.from({ length: 289 }, (_, i) =>
      still(i * 300_000, i === 100 || i === 101 ? 'alarm' : 'schedule'),
    );
    const shown = thinTimeline(day, 28);
    expect(shown).toHaveLength(28);
    expect(shown.filter(({ reason }) => reason === 'alarm')).toHaveLength(2);
    expect([shown[0]?.time, shown.at(-1)?.time]).toEqual([0, DAY]);
    const gaps = shown.slice(1).map(({ time }, i) => time - (shown[i]?.time ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(DAY / 12);
  });

  it('never has more than asked, holds only what was given, and keeps its ends', () => {
    const stills = fc.array(fc.record({ time: fc.nat(DAY), reason: fc.constantFrom(...STILL_REASONS) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(stills, fc.integer({ min: 2, max: 20 }), (given, most) => {
        const shown = thinTimeline(given, most);
        expect(shown.length).toBeLessThanOrEqual(most);
        for (const one of shown) expect(given).toContain(one);
        const times = given.map(({ time }) => time);
        expect(shown[0]?.time).toBe(Math.min(...times));
        expect(shown.at(-1)?.time).toBe(Math.max(...times));
      }),
      { seed: 1904, numRuns: 2000 },
    );
  });
});
