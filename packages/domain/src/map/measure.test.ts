import { describe, expect, it } from 'vitest';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import {
  computeGreatCircle,
  computeRangeRing,
  computeRingMiles,
  METERS_PER_NAUTICAL_MILE,
  measureLegs,
} from './measure.ts';

const bergen = { latitude: 60.4, longitude: 5.3 };
const lerwick = { latitude: 60.15, longitude: -1.14 };

describe('measureLegs', () => {
  it('has no leg with fewer than two points', () => {
    expect(measureLegs([])).toEqual([]);
    expect(measureLegs([bergen])).toEqual([]);
  });

  it('adds up legs and says in which direction each begins', () => {
    const [out, back] = measureLegs([bergen, lerwick, bergen]);
    expect(out?.meters).toBeCloseTo(computeDistanceMeters(bergen, lerwick), 6);
    expect(out?.bearingDegrees).toBeCloseTo(268.3, 0);
    expect(back?.bearingDegrees).toBeCloseTo(82.7, 0);
    expect(back?.totalMeters).toBeCloseTo(2 * (out?.meters ?? 0), 6);
  });

  it('takes one minute of latitude for about a mile', () => {
    const [leg] = measureLegs([
      { latitude: 0.5, longitude: 3 },
      { latitude: 0.5 + 1 / 60, longitude: 3 },
    ]);
    expect((leg?.meters ?? 0) / METERS_PER_NAUTICAL_MILE).toBeCloseTo(1, 2);
  });
});

describe('computeGreatCircle', () => {
  it('goes north of the straight line on the map, and ends where it should', () => {
    const line = computeGreatCircle({ latitude: 50, longitude: -60 }, { latitude: 50, longitude: 0 });
    expect(Math.max(...line.map(({ latitude }) => latitude))).toBeGreaterThan(53);
    expect(line.at(-1)).toEqual({ latitude: 50, longitude: 0 });
  });

  it('crosses 180° the short way', () => {
    const longitudes = computeGreatCircle({ latitude: 10, longitude: 175 }, { latitude: 10, longitude: -175 }).map(
      ({ longitude }) => longitude,
    );
    expect(longitudes.at(-1)).toBe(185);
    expect(longitudes.every((longitude, i) => i === 0 || longitude > (longitudes[i - 1] ?? 0))).toBe(true);
  });
});

describe('computeRangeRing', () => {
  it.each([
    ['at sea', { latitude: 57, longitude: 2 }],
    ['over 180°', { latitude: 57, longitude: 179.9 }],
  ])('is closed and everywhere as far away as it says, %s', (_words, centre) => {
    const ring = computeRangeRing(centre, 20_000);
    expect(ring.at(-1)?.latitude).toBeCloseTo(ring[0]?.latitude ?? 0, 9);
    for (const point of ring) expect(computeDistanceMeters(centre, point)).toBeCloseTo(20_000, 3);
    expect(ring.every(({ longitude }, i) => i === 0 || Math.abs(longitude - (ring[i - 1]?.longitude ?? 0)) < 1)).toBe(
      true,
    );
  });
});

describe('computeRingMiles', () => {
  it.each([
    [40, [10, 20, 30, 40]],
    [37, [5, 10, 15, 20]],
    [3, [0.5, 1, 1.5, 2]],
    [900, [200, 400, 600, 800]],
  ])('within %i nm', (reach, rings) => expect(computeRingMiles(reach)).toEqual(rings));
});
