import { expect, it } from 'vitest';
import { computeSpeedScale } from './speed-scale.ts';

it.each([
  [[16.1, 16.6, 16.4], 16.6],
  [[0.1, 0.3], 5],
  [[], 5],
])('%j is drawn from nothing to %d kn', (knots, high) => {
  expect(computeSpeedScale(knots)).toEqual({ low: 0, high });
});
