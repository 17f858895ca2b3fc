import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDestination, computeDistanceMeters, computeInitialBearing, MEAN_EARTH_RADIUS_KM } from './geodesy.ts';

fc.configureGlobal({ seed: 1406 });

const HALF_TURN_METERS = Math.PI * MEAN_EARTH_RADIUS_KM * 1000;
const position = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
});
const bearing = fc.double({ min: 0, max: 359.99, noNaN: true });

describe('computeDistanceMeters', () => {
  it.each([
    ['one degree of latitude', [0, 10], [1, 10], 111_195.08],
    ['one degree of longitude at 60° is half of it', [60, 10], [60, 11], 55_595.9],
    ['from pole to pole', [90, 0], [-90, 0], HALF_TURN_METERS],
    ['the short way over 180°', [0, 179.5], [0, -179.5], 111_195.08],
    ['nowhere', [59.9, 10.7], [59.9, 10.7], 0],
  ])('%s', (_name, [lat1 = 0, lon1 = 0], [lat2 = 0, lon2 = 0], meters) => {
    const from = { latitude: lat1, longitude: lon1 };
    expect(Math.abs(computeDistanceMeters(from, { latitude: lat2, longitude: lon2 }) - meters)).toBeLessThan(5);
  });

  it('is a distance: same both ways, and no detour is shorter', () => {
    fc.assert(
      // The metre is for points at opposite ends of the Earth, where the haversine loses digits.
      fc.property(position, position, position, (a, b, c) => {
        expect(computeDistanceMeters(a, b)).toBeCloseTo(computeDistanceMeters(b, a), 6);
        expect(computeDistanceMeters(a, c)).toBeLessThanOrEqual(
          computeDistanceMeters(a, b) + computeDistanceMeters(b, c) + 1,
        );
      }),
    );
  });
});

describe('computeInitialBearing', () => {
  it.each([
    ['north', 1, 0, 0],
    ['east', 0, 1, 90],
    ['south', -1, 0, 180],
    ['west', 0, -1, 270],
  ])('%s', (_name, latitude, longitude, expected) => {
    expect(computeInitialBearing({ latitude: 0, longitude: 0 }, { latitude, longitude })).toBeCloseTo(expected, 9);
  });
});

describe('destination', () => {
  it('lies at the distance and in the direction asked for', () => {
    const metersAhead = fc.double({ min: 10, max: 5_000_000, noNaN: true });
    fc.assert(
      fc.property(position, bearing, metersAhead, (from, bearingDegrees, meters) => {
        const to = computeDestination(from, bearingDegrees, meters);
        expect(Math.abs(computeDistanceMeters(from, to) - meters)).toBeLessThan(0.01 + meters * 1e-7);
        const offDegrees = Math.abs(computeInitialBearing(from, to) - bearingDegrees);
        expect(Math.min(offDegrees, 360 - offDegrees)).toBeLessThan(0.01);
        expect(Math.abs(to.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
