import { expect, it } from 'vitest';
import { getTagColour } from './tag-colour.ts';

const point = (time: number, avg: number) => ({ time, avg, min: avg, max: avg, count: 1 });
const buckets = (...points: ReturnType<typeof point>[]) => ({ points, bucketMs: 10 });
const WIDE = { min: 0, max: 1000 };

it.each([
  [-1, undefined],
  [0, 5],
  [9, 5],
  [29, 5],
  [30, undefined],
  [105, 8],
])('at %d the value is %s', (time, value) => {
  expect(getTagColour(WIDE, buckets(point(0, 5), point(100, 8)))?.valueAt(time)).toBe(value);
});

it.each([
  ['the scale of the tag where the values fill a good part of it', { min: 0, max: 12 }, [5, 8], [0, 12]],
  ['the values where they fill little of it', WIDE, [5, 8], [5, 8]],
  ['the values where they leave it', { min: 6, max: 12 }, [5, 8], [5, 8]],
  ['the values where there is no scale', { min: 0, max: 0 }, [5, 8], [5, 8]],
  ['never empty', WIDE, [5, 5], [5, 6]],
])('the bounds are %s', (_words, scale, [first = 0, second = 0], bounds) => {
  const colour = getTagColour(scale, buckets(point(0, first), point(10, second)));
  expect([colour?.min, colour?.max]).toEqual(bounds);
});

it('is none without values', () => {
  expect(getTagColour(WIDE, buckets())).toBeUndefined();
});
