import { describe, expect, it } from 'vitest';
import { compareTanks, findTankMedium, findTanks, shortenTankName } from './tank.ts';

const tags = (...names: string[]) => names.map((name) => ({ name }));

describe('findTankMedium', () => {
  it.each([
    ['Fuel oil tank, port', 'fuel'],
    ['Fuel oil day tank', 'fuel'],
    ['Marine gas oil tank 2', 'fuel'],
    ['LNG tank', 'gas'],
    ['Lube oil tank', 'oil'],
    ['Oil tank 0', 'oil'],
    ['Fresh water tank 1', 'fresh-water'],
    ['Ballast tank 3, starboard', 'sea-water'],
    ['Drill water and ballast tank 2, port', 'sea-water'],
    ['Heeling tank, port', 'sea-water'],
    ['Live well 0', 'sea-water'],
    ['Grey water tank 0', 'waste'],
    ['Sewage tank', 'waste'],
    ['Mud tank 3', 'mass'],
    ['Urea tank', 'chemical'],
    ['Tank 7', undefined],
  ])('%s holds %s', (name, medium) => {
    expect(findTankMedium(name)).toBe(medium);
  });
});

describe('findTanks', () => {
  it('puts the tags of a tank together, fuel first and waste last', () => {
    const found = findTanks(
      tags('Sewage tank level', 'Fuel oil tank, port volume', 'Fuel oil tank, port level', 'Lube oil tank temperature'),
    );
    expect(found.map(({ name, level, volume }) => [name, level?.name, volume?.name])).toEqual([
      ['Fuel oil tank, port', 'Fuel oil tank, port level', 'Fuel oil tank, port volume'],
      ['Sewage tank', 'Sewage tank level', undefined],
    ]);
  });

  it('orders tanks of one medium by their numbers', () => {
    expect(findTanks(tags('Fuel tank 10 level', 'Fuel tank 2 level')).map(({ name }) => name)).toEqual([
      'Fuel tank 2',
      'Fuel tank 10',
    ]);
  });

  it('takes no warning of an engine for a tank', () => {
    expect(findTanks(tags('Engine 0 low oil level', 'Engine room 5 temperature'))).toEqual([]);
  });
});

describe('shortenTankName', () => {
  it.each([
    ['Fuel oil tank, port', 'Fuel oil, port'],
    ['Drill water and ballast tank 2, starboard', 'Drill water/ballast 2, stbd'],
    ['Cistern', 'Cistern'],
  ])('%s becomes %s', (name, short) => {
    expect(shortenTankName(name)).toBe(short);
  });
});

describe('compareTanks', () => {
  it('puts fuel before sewage whatever their names', () => {
    const tanks = [
      { name: 'A sewage tank', medium: 'waste' },
      { name: 'Z fuel tank', medium: 'fuel' },
    ] as const;
    expect(tanks.toSorted(compareTanks).map(({ medium }) => medium)).toEqual(['fuel', 'waste']);
  });
});
