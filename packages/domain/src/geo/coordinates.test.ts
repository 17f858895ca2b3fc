import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUALITY_GOOD, QUALITY_REPAIRED, QUALITY_ZERO } from '../quality/quality.ts';
import { normaliseLongitude, normalisePosition, repairLatitude, repairLongitude } from './coordinates.ts';

fc.configureGlobal({ seed: 1406 });

describe('§5, "Coordinates"', () => {
  it.each([
    ['a longitude above 180 is divided by 1000', repairLongitude, 10_500, 10.5, true],
    ['... in absolute value', repairLongitude, -10_500, -10.5, true],
    ['a longitude of 180 is one', repairLongitude, 180, 180, false],
    ['a longitude of -180 is one', repairLongitude, -180, -180, false],
    ['a latitude above 90 is divided by 1000', repairLatitude, 59_250, 59.25, true],
    ['... in absolute value', repairLatitude, -59_250, -59.25, true],
    ['a latitude of 90 is one', repairLatitude, 90, 90, false],
    ['a latitude of -90 is one', repairLatitude, -90, -90, false],
  ])('%s', (_sentence, repair, degrees, value, repaired) => {
    expect(repair(degrees)).toEqual({ value, repaired });
  });
});

describe('normalisePosition', () => {
  it.each([
    ['a good one', 59.9, 10.7, { ok: true, latitude: 59.9, longitude: 10.7, quality: QUALITY_GOOD }],
    ['a repaired one', 59_900, 10.7, { ok: true, latitude: 59.9, longitude: 10.7, quality: QUALITY_REPAIRED }],
    ['both repaired', -33_500, -151_250, { ok: true, latitude: -33.5, longitude: -151.25, quality: QUALITY_REPAIRED }],
    ['latitude zero', 0, 10.7, { ok: true, latitude: 0, longitude: 10.7, quality: QUALITY_ZERO }],
    ['longitude zero', 51.5, 0, { ok: true, latitude: 51.5, longitude: 0, quality: QUALITY_ZERO }],
    ['both zero', 0, 0, { ok: true, latitude: 0, longitude: 0, quality: QUALITY_ZERO }],
    ['AIS latitude 91, before any repair', 91, 10.7, { ok: false, reason: 'not-available' }],
    ['AIS longitude 181, before any repair', 59.9, 181, { ok: false, reason: 'not-available' }],
    ['AIS 91 with the noise of a conversion', 91.00000001, 10.7, { ok: false, reason: 'not-available' }],
    ['no number', Number.NaN, 10.7, { ok: false, reason: 'not-a-number' }],
    ['infinity', 59.9, Number.POSITIVE_INFINITY, { ok: false, reason: 'not-a-number' }],
    ['what no repair can save', 59.9, 200_000, { ok: false, reason: 'out-of-range' }],
  ])('%s', (_name, latitude, longitude, expected) => {
    expect(normalisePosition({ latitude, longitude })).toEqual(expected);
  });

  it('never lets anything out of range through, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        const once = normalisePosition({ latitude, longitude });
        if (!once.ok) return;
        expect(Math.abs(once.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(once.longitude)).toBeLessThanOrEqual(180);
        const twice = normalisePosition(once);
        expect(twice).toMatchObject({ ok: true, latitude: once.latitude, longitude: once.longitude });
      }),
    );
  });
});

describe('normaliseLongitude', () => {
  it.each([
    [10, 10],
    [180, -180],
    [-180, -180],
    [190, -170],
    [-190, 170],
    [540, -180],
    [725, 5],
  ])('%d is the meridian of %d', (longitude, expected) => {
    expect(normaliseLongitude(longitude)).toBeCloseTo(expected, 9);
  });
});
