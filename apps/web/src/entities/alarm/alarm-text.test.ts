import type { Alarm } from '@fms/contract/alarm';
import { expect, it } from 'vitest';
import type { Translate } from '../../language/index.ts';
import { buildAlarm, NOON } from '../../testing/builders.ts';
import { formatAlarmFigures, formatAlarmValue, getMarkState } from './alarm-text.ts';

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const at = new Date(NOON).toISOString();

it.each<[expected: string, value: number, unit: string, decimals: number | undefined]>([
  ['28.0 %', 28, '%', 1],
  ['28 %', 28, '%', undefined],
  ['542 °C', 541.6, '°C', undefined],
  ['12.3 bar', 12.34, 'bar', undefined],
  ['2.35', 2.345, '', undefined],
  ['2 bar', 2.345, 'bar', 0],
  ['12.3 kn', 12.34, 'kn', 2],
])('reads “%s”', (expected, value, unit, decimals) => {
  expect(formatAlarmValue(value, unit, decimals === undefined ? undefined : { decimals, unit, min: 0 })).toBe(expected);
});

it.each<[string[], Partial<Alarm>]>([
  [['2.50 bar', 'LIMIT 2.80'], { value: 2.5, limit: 2.8, unit: 'bar' }],
  [['2.50 bar'], { value: 2.5, unit: 'bar' }],
  [[], {}],
])('tells the figures %j', (expected, given) => {
  expect(formatAlarmFigures(buildAlarm(1, given), t)).toEqual(expected);
});

it.each<[string, Partial<Alarm>]>([
  ['raised', {}],
  ['cleared', { cleared: { at } }],
  ['acknowledged', { cleared: { at }, acknowledged: { by: 'kari', at, comment: '' } }],
])('is marked %s', (expected, given) => {
  expect(getMarkState(buildAlarm(1, given))).toBe(expected);
});
