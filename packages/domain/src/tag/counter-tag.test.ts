import { expect, it } from 'vitest';
import { isCounterTag } from './counter-tag.ts';

it.each([
  ['Main engine port running hours', 'h', true],
  ['Distance through water, total', 'nm', true],
  ['Shore power energy imported', 'kWh', true],
  ['Generator 1 starts', '', true],
  ['Fuel oil totaliser', 'l', true],
  ['Fuel rate', 'l/h', false],
  ['Total power', 'kW', false],
  ['Fuel oil tank, starboard level', '%', false],
  ['Speed over ground', 'kn', false],
])('%s in %s', (name, unit, counts) => {
  expect(isCounterTag({ name, unit })).toBe(counts);
});
