import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../time/unit.ts';
import { findOpening } from './line-hours.ts';

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`);
const NIGHT = { from: 22 * 60, to: 6 * 60 };
const DAY = { from: 8 * 60, to: 16 * 60 };

describe('findOpening', () => {
  it.each([
    [[], '21T12:00', '21T12:00'],
    [[NIGHT], '21T12:00', '21T22:00'],
    [[NIGHT], '21T22:00', '21T22:00'],
    [[NIGHT], '21T23:59', '21T23:59'],
    [[NIGHT], '22T05:59', '22T05:59'],
    [[NIGHT], '22T06:00', '22T22:00'],
    [[DAY], '21T16:00', '22T08:00'],
    [[DAY], '21T07:59', '21T08:00'],
    [[DAY, NIGHT], '21T17:00', '21T22:00'],
    [[{ from: 0, to: 0 }], '21T17:00', '21T17:00'],
    [[{ from: 300, to: 300 }], '21T04:00', '21T04:00'],
  ])('of %j at %s is %s', (hours, now, opening) => {
    expect(new Date(findOpening(hours, at(now)))).toEqual(new Date(at(opening)));
  });

  it('is open at the opening it tells, within a day, and closed before it', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const hours = fc.array(fc.record({ from: minute, to: minute }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 3 * 1440 }), (all, minutes) => {
        const now = at('21T00:00') + minutes * MINUTE_MS;
        const opening = findOpening(all, now);
        expect(findOpening(all, opening)).toBe(opening);
        expect(opening - now).toBeLessThanOrEqual(1440 * MINUTE_MS);
        if (opening > now) expect(findOpening(all, opening - 1)).toBe(opening);
      }),
      { seed: 19, numRuns: 10_000 },
    );
  });
});
