import { expect, it } from 'vitest';
import type { Curve } from '../../../entities/statistic/index.ts';
import { getCurveColour } from './track-colour.ts';

const point = (time: number, avg: number) => ({ time, avg, min: avg, max: avg, count: 1 });
const curve = (...points: Curve['points']): Curve => ({
  key: '1',
  name: 'Power',
  unit: 'kW',
  decimals: 0,
  order: 0,
  points,
  gaps: [],
  bucketMs: 10,
  compared: false,
  banded: true,
});

it.each([
  [-1, undefined],
  [0, 5],
  [9, 5],
  [29, 5],
  [30, undefined],
  [105, 8],
])('at %d the value is %s', (time, value) => {
  const colour = getCurveColour(curve(point(0, 5), point(100, 8)));
  expect(colour?.valueAt(time)).toBe(value);
  expect([colour?.min, colour?.max]).toEqual([5, 8]);
});

it('is none without values', () => {
  expect(getCurveColour(curve())).toBeUndefined();
});
