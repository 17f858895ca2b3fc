import { expect, it } from 'vitest';
import { createTimeFilter } from './time-filter.ts';

it.each([
  ['both', 1, 2, { fromTime: 1, toTime: 2 }],
  ['1970 is a time', 0, 0, { fromTime: 0, toTime: 0 }],
  ['only from', 1, undefined, {}],
  ['only to', null, 2, {}],
  ['neither', undefined, null, {}],
])('§5, "Time filter" is sent only when both are given: %s', (_name, from, to, expected) => {
  expect(createTimeFilter(from, to)).toEqual(expected);
});
