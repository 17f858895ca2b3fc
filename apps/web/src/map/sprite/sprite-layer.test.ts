import { describe, expect, it } from 'vitest';
import { normaliseTurn, toWorldPlace } from './sprite-layer.ts';

describe('places on the Mercator world', () => {
  it.each([
    ['the middle', 0, 0, 0.5, 0.5],
    ['the date line in the west', -180, 0, 0, 0.5],
    ['the date line in the east', 180, 0, 1, 0.5],
    ['the northern edge', 0, 85.0511, 0.5, 0],
    ['the southern edge', 0, -85.0511, 0.5, 1],
  ])('has %s', (_words, longitude, latitude, x, y) => {
    const place = toWorldPlace(longitude, latitude);
    expect(place.x).toBeCloseTo(x, 6);
    expect(place.y).toBeCloseTo(y, 5);
  });

  it('stretches a degree of latitude towards the pole as a degree of longitude is', () => {
    const height = (latitude: number) => toWorldPlace(0, latitude).y - toWorldPlace(0, latitude + 0.01).y;
    expect(height(60) / height(0)).toBeCloseTo(2, 2);
  });
});

it.each([
  [0.2, 0.2],
  [0.9, -0.1],
  [-0.9, 0.1],
  [2.25, 0.25],
])('a turn of %d is %d the short way', (turn, short) => {
  expect(normaliseTurn(turn)).toBeCloseTo(short, 9);
});
