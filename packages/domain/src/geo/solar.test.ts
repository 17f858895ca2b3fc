import { describe, expect, it } from 'vitest';
import { computeSunElevation } from './solar.ts';

describe('computeSunElevation', () => {
  it.each([
    ['noon of an equinox at the equator', 0, 0, '2026-03-20T12:07:00Z', 89.5],
    ['midsummer noon in Bergen', 60.39, 5.32, '2026-06-21T11:41:00Z', 53],
    ['midwinter noon in Bergen', 60.39, 5.32, '2026-12-21T11:38:00Z', 6.2],
    ['midnight sun at the North Cape', 71.17, 25.78, '2026-06-21T22:20:00Z', 4.6],
    ['sunset in London on 22 September', 51.5, -0.13, '2026-09-22T17:59:00Z', -0.8],
    ['the other side of the world', -40, -175, '2026-12-21T23:40:00Z', 73.4],
  ])('%s', (_words, latitude, longitude, time, degrees) => {
    expect(Math.abs(computeSunElevation({ latitude, longitude }, Date.parse(time)) - degrees)).toBeLessThan(1.2);
  });
});
