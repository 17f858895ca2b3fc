import { describe, expect, it } from 'vitest';
import { findBatteries, getFlowDirection, readBatteryStrings } from './battery-string.ts';

const tags = (...names: string[]) => names.map((name) => ({ name }));

describe('findBatteries', () => {
  it('tells the whole battery from its strings, string 2 before string 10', () => {
    const { whole, strings } = findBatteries(
      tags(
        'Battery state of charge',
        'Battery power',
        'Battery string 10 voltage',
        'Battery string 2 voltage',
        'Battery string 2 lowest cell voltage',
        'Battery charge state',
      ),
    );
    expect([...whole.keys()]).toEqual(['state of charge', 'power']);
    expect(strings.map(({ name, tags: own }) => [name, [...own.keys()]])).toEqual([
      ['Battery string 2', ['voltage', 'lowest cell voltage']],
      ['Battery string 10', ['voltage']],
    ]);
  });

  it('knows batteries of other buses by their names', () => {
    const found = findBatteries(tags('House battery voltage', 'Battery 1 state of charge', 'Generator 1 voltage'));
    expect(found.strings.map(({ name }) => name)).toEqual(['Battery 1', 'House battery']);
  });

  it('takes a battery without strings for its only one', () => {
    expect(findBatteries(tags('Battery voltage')).strings.map(({ name }) => name)).toEqual(['Battery']);
  });
});

describe('readBatteryStrings', () => {
  it('reads the quantities of each string', () => {
    const [first, second] = readBatteryStrings({
      battery: [{ SOC: { value: 74, unit: '%' }, lowestCellVoltage: { value: 3.61, unit: 'V' } }, {}],
    });
    expect([...(first ?? [])]).toEqual([
      ['state of charge', { value: 74, unit: '%' }],
      ['lowest cell voltage', { value: 3.61, unit: 'V' }],
    ]);
    expect(second?.size).toBe(0);
  });

  it.each([
    ['nothing', null],
    ['a number', 5],
    ['no list', { battery: { SOC: 5 } }],
    ['a list of something else', { battery: [7, 'SOC', null] }],
    ['values that are none', { battery: [{ SOC: { value: 'full' }, SOH: { value: Number.NaN }, voltage: 5 }] }],
  ])('makes nothing up of %s', (_words, value) => {
    expect(readBatteryStrings(value).flatMap((string) => [...string])).toEqual([]);
  });

  it('reads no more strings than a ship can have', () => {
    expect(readBatteryStrings({ battery: Array.from({ length: 1000 }, () => ({})) })).toHaveLength(64);
  });
});

describe('getFlowDirection', () => {
  it.each([
    ['gives', 120, 'positive', 'giving'],
    ['is charged', -120, 'positive', 'charging'],
    ['by the other sign gives', -120, 'negative', 'giving'],
    ['by the other sign is charged', 120, 'negative', 'charging'],
    ['rests within the noise of the meter', 1, 'positive', 'idle'],
  ] as const)('%s', (_words, value, giving, expected) => {
    expect(getFlowDirection(value, giving, 1000)).toBe(expected);
  });
});
