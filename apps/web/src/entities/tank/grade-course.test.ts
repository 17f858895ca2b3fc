import { expect, it } from 'vitest';
import { sumCourses } from './grade-course.ts';
import { splitWindow } from './use-tank-history.ts';

const course = (...values: readonly (readonly [time: number, value: number])[]) =>
  values.map(([time, value]) => ({ time, value }));

const HOUR = 3_600_000;

it('adds up only moments at which all tanks are known, and names those that never are', () => {
  expect(sumCourses([course([1, 10], [2, 9], [3, 8]), course([1, 5], [3, 5]), []])).toEqual({
    sum: course([1, 15], [3, 13]),
    leftOut: [2],
  });
});

it('adds up tanks that are logged once an hour at different minutes, on the line between two logs', () => {
  const port = course([0, 12], [HOUR, 10], [2 * HOUR, 8], [3 * HOUR, 6]);
  const starboard = course([HOUR / 2, 7], [1.5 * HOUR, 6], [2.5 * HOUR, 5]);
  expect(sumCourses([port, starboard])).toEqual({
    sum: course([HOUR / 2, 18], [1.5 * HOUR, 15], [2.5 * HOUR, 12]),
    leftOut: [],
  });
});

it('draws no line over a gap of hours', () => {
  const port = course([0, 12], [HOUR, 10], [5 * HOUR, 2]);
  const starboard = course([HOUR / 2, 7], [3 * HOUR, 6]);
  expect(sumCourses([port, starboard]).sum).toEqual(course([HOUR / 2, 18]));
});

it('sums up nothing where nothing is known', () => {
  expect(sumCourses([[], []])).toEqual({ sum: [], leftOut: [0, 1] });
});

it.each([
  [1000, 1],
  [1008, 2],
  [2160, 3],
])('reads %i buckets in %i calls without a gap', (buckets, calls) => {
  const spans = splitWindow({ from: 0, to: buckets * 600 }, 600);
  expect(spans).toHaveLength(calls);
  expect(spans.map(({ from }) => from).slice(1)).toEqual(spans.map(({ to }) => to).slice(0, -1));
  expect(spans.at(-1)?.to).toBe(buckets * 600);
  expect(spans.every(({ from, to }) => (to - from) / 600 <= 1000)).toBe(true);
});
