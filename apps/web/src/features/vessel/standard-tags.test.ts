import type { Vessel } from '@fms/contract';
import { describe, expect, it } from 'vitest';
import { aTag, aVessel } from '../../test-kit/builders.ts';
import { beaufort, mainTags, speedScale, standardTags } from './standard-tags.ts';

const SPEED_ID = 7;
const vessel: Vessel = aVessel(1, {
  standardData: { ...aVessel(1).standardData, speedTagId: aTag(SPEED_ID).Id },
});
const tags = (...names: string[]) => names.map((name, index) => aTag(index + 10, { name }));

describe('standardTags', () => {
  it('takes true wind by direction before true wind by angle before apparent wind', () => {
    const all = tags(
      'Apparent wind speed',
      'Apparent wind angle',
      'True wind speed',
      'True wind angle',
      'True wind direction',
    );
    const windOf = (count: number) => standardTags(vessel, all.slice(0, count)).wind;
    expect(windOf(5)).toMatchObject({ isTrue: true, fromBow: false, direction: { name: 'True wind direction' } });
    expect(windOf(4)).toMatchObject({ isTrue: true, fromBow: true, direction: { name: 'True wind angle' } });
    expect(windOf(2)).toMatchObject({ isTrue: false, fromBow: true, speed: { name: 'Apparent wind speed' } });
    expect(windOf(1)).toBeUndefined();
  });

  it('knows speed by what the vessel says and not by a name', () => {
    const speed = aTag(SPEED_ID, { name: 'Fart' });
    expect(standardTags(vessel, [speed]).speed).toBe(speed);
    expect(standardTags(aVessel(2), [aTag(1, { name: 'Speed over ground' })]).speed).toBeUndefined();
  });
});

describe('mainTags', () => {
  it('begins with the speed and takes six at most, the first name of each', () => {
    const speed = aTag(SPEED_ID, { name: 'Speed over ground' });
    const all = [
      speed,
      ...tags(
        'Apparent wind speed',
        'True wind speed',
        'Main engine starboard load',
        'Main engine port load',
        'Fuel rate',
        'Switchboard load',
        'Rate of turn',
        'Depth below keel',
      ),
    ];
    expect(mainTags(standardTags(vessel, all), all).map(({ name }) => name)).toEqual([
      'Speed over ground',
      'Main engine port load',
      'Fuel rate',
      'Switchboard load',
      'True wind speed',
      'Depth below keel',
    ]);
  });
});

describe('beaufort', () => {
  it.each([
    [0.2, 'm/s', 0],
    [1, 'm/s', 1],
    [10, 'm/s', 5],
    [20.8, 'm/s', 9],
    [40, 'm/s', 12],
    [20, 'kn', 5],
    [3, 'bar', null],
  ])('%d %s is %s', (speed, unit, expected) => {
    expect(beaufort(speed, unit)).toBe(expected);
  });
});

describe('speedScale', () => {
  it.each([
    ['an unknown maximum', 1000, 5, 18, 6],
    ['a slow vessel', 9, 2, 12, 4],
    ['one that is faster than its scale', 18, 21.4, 24, 8],
  ])('suits %s', (_words, max, speed, maxKnots, tickKnots) => {
    expect(speedScale(aTag(1, { max }), speed)).toEqual({ maxKnots, tickKnots });
  });
});
