import { expect, it } from 'vitest';
import type { SeriesPoint } from '../../../live/index.ts';
import { computeSessionCourse } from './session-course.ts';

const MINUTE = 60_000;
const session = {
  number: 1,
  fromTime: 10 * MINUTE,
  toTime: 14 * MINUTE,
  fromCharge: 60,
  toCharge: 65,
  durationHours: 0.07,
};
const points = (values: readonly number[]): SeriesPoint[] =>
  values.map((value, place) => ({ time: (8 + 2 * place) * MINUTE, min: value, max: value, avg: value, count: 60 }));
const CHARGING = points([200, -900, -1000, -800, 300]);

it.each([
  ['the shore, which feeds the ship beside it', points([0, 1400, 1500, 1300, 0]), 'shore'],
  ['sets, while the shore connection is out', points([0, 0, 0, 0, 0]), 'ship'],
  ['sets of a ship without a shore connection', undefined, 'ship'],
  ['nothing known, as the shore connection is silent', points([]), null],
])('a charge comes from %s', (_source, shore, expected) => {
  expect(computeSessionCourse(session, { power: CHARGING, shore, warmest: [] }).source).toBe(expected);
});

it('has no source while its power is not known', () => {
  expect(computeSessionCourse(session, { power: [], shore: CHARGING, warmest: [] }).source).toBeNull();
});

it('rises as far as the string that rose most, from where that one began', () => {
  const warmest = [points([40, 28, 29.5, 30.5, 45]), points([20, 25, 27, 29, 31]), []];
  expect(computeSessionCourse(session, { power: CHARGING, shore: undefined, warmest }).riseKelvin).toBe(4);
  expect(computeSessionCourse(session, { power: CHARGING, shore: undefined, warmest: [] }).riseKelvin).toBeNull();
});
