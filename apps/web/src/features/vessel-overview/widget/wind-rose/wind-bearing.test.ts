import { describe, expect, it } from 'vitest';
import { computeWindBearing } from './wind-bearing.ts';

describe('computeWindBearing', () => {
  it.each([
    ['a true direction needs no heading', false, 230, undefined, { reference: 'north', degrees: 230 }],
    ['an angle is turned by the heading', true, 30, 350, { reference: 'north', degrees: 20 }],
    ['an angle to port is turned by the heading', true, -30, 10, { reference: 'north', degrees: 340 }],
    ['an angle without a heading stays one', true, 30, undefined, { reference: 'bow', degrees: 30, side: 'starboard' }],
    ['of more than half a turn it lies to port', true, 300, undefined, { reference: 'bow', degrees: 60, side: 'port' }],
    ['below nothing it lies to port', true, -45, undefined, { reference: 'bow', degrees: 45, side: 'port' }],
    ['from right astern', true, 180, undefined, { reference: 'bow', degrees: 180, side: 'starboard' }],
    ['nothing measured is nothing shown', true, undefined, 90, undefined],
  ])('%s', (_words, fromBow, direction, heading, expected) => {
    expect(computeWindBearing(fromBow, direction, heading)).toEqual(expected);
  });
});
