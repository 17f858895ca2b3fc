import { expect, it } from 'vitest';
import { formatMeasurement } from './format-measurement.ts';
import { MINUS, NO_VALUE } from './format-number.ts';

it.each([
  ['a course in whole degrees', 188.8, { unit: '°', decimals: 1, min: 0 }, '189°'],
  ['a rudder angle with its sign', -3.2, { unit: '°', decimals: 1, min: -35 }, `${MINUS}3.2 °`],
  ['a speed with the decimals of its tag', 12.44, { unit: 'kn', decimals: 1, min: 0 }, '12.4 kn'],
  ['a speed with one decimal at most', 12.88, { unit: 'kn', decimals: 2, min: 0 }, '12.9 kn'],
  ['a plain number without a unit', 7, { unit: '', decimals: 0, min: 0 }, '7'],
  ['no course', null, { unit: '°', decimals: 1, min: 0 }, NO_VALUE],
])('writes %s', (_words, value, scale, text) => {
  expect(formatMeasurement(value, scale)).toBe(text);
});
