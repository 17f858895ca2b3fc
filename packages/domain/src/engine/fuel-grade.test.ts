import { expect, it } from 'vitest';
import { getLowerCalorificValue, parseFuelGrade } from './fuel-grade.ts';

it.each([
  ['HSFO 2.6 % S', 'HFO'],
  ['VLSFO RMG 380', 'HFO'],
  ['LSMGO', 'MGO'],
  ['DMA', 'MGO'],
  ['Marine diesel oil', 'MDO'],
  ['LFO', 'LFO'],
  ['LNG', 'LNG'],
  ['Methanol', undefined],
])('%s is %s', (text, grade) => expect(parseFuelGrade(text)).toBe(grade));

it('has the lower calorific value of the regulation', () => {
  expect(getLowerCalorificValue('HSFO')).toEqual({ value: 40_500, state: 'good' });
  expect(getLowerCalorificValue(null)).toEqual({ reason: { code: 'missing', input: 'fuelGrade' } });
});
