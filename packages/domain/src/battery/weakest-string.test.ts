import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { findWeakestString, getSpreadLevel, type StringCondition } from './weakest-string.ts';

function string(name: string, stateOfHealth: number | null, cellSpread: number | null): StringCondition {
  return { name, stateOfHealth: parameter(stateOfHealth, ''), cellSpread: parameter(cellSpread, '') };
}

describe('findWeakestString', () => {
  it('is the one of the lowest state of health, whatever the spread of another', () => {
    const found = findWeakestString([string('1', 94, 80), string('2', 91.2, 20), string('3', 93, 15)]);
    const next = { name: '3', value: 93 };
    expect(found).toEqual({ name: '2', by: 'state of health', value: 91.2, next, leftOut: [] });
  });

  it('is the one of the widest spread among those as low', () => {
    const found = findWeakestString([string('1', 91.2, 25), string('2', 91.4, 52), string('3', 97, 90)]);
    const next = { name: '1', value: 25 };
    expect(found).toEqual({ name: '2', by: 'cell spread', value: 52, next, leftOut: [] });
  });

  it('compares spreads where no state of health is known', () => {
    expect(findWeakestString([string('1', null, 25), string('2', null, 30)])).toMatchObject({ name: '2' });
  });

  it('names what it could not compare', () => {
    const stale = { ...string('3', 60, 10), stateOfHealth: { value: 60, state: 'stale' } as const };
    const found = findWeakestString([string('1', 95, 10), string('2', 92, 10), stale]);
    expect(found).toMatchObject({ name: '2', leftOut: ['3'] });
  });

  it('finds none of one string, or where none stands out', () => {
    expect(findWeakestString([string('1', 95, 10)])).toBeUndefined();
    expect(findWeakestString([string('1', 95, 10), string('2', 95, 10)])).toBeUndefined();
    expect(findWeakestString([{ ...string('1', 1, 1), stateOfHealth: refuse('bad', '') }])).toBeUndefined();
  });
});

it.each([
  [39.9, 'normal'],
  [40, 'caution'],
  [60, 'warning'],
])('a spread of %d mV is %s', (millivolt, level) => {
  expect(getSpreadLevel(millivolt)).toBe(level);
});
