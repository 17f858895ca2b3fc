import type { Vessel } from '@fms/contract/vessel';
import { describe, expect, it } from 'vitest';
import { buildTag, buildVessel } from '../../testing/builders.ts';
import { computeBeaufort, computeSpeedGaugeScale, findMainTags, findStandardTags } from './standard-tags.ts';

const SPEED_ID = 7;
const vessel: Vessel = buildVessel(1, {
  standardData: { ...buildVessel(1).standardData, speedTagId: buildTag(SPEED_ID).Id },
});
const tags = (...names: string[]) => names.map((name, index) => buildTag(index + 10, { name }));

describe('findStandardTags', () => {
  it('takes true wind by direction before true wind by angle before apparent wind', () => {
    const all = tags(
      'Apparent wind speed',
      'Apparent wind angle',
      'True wind speed',
      'True wind angle',
      'True wind direction',
    );
    const windOf = (count: number) => findStandardTags(vessel, all.slice(0, count)).wind;
    expect(windOf(5)).toMatchObject({ isTrue: true, fromBow: false, direction: { name: 'True wind direction' } });
    expect(windOf(4)).toMatchObject({ isTrue: true, fromBow: true, direction: { name: 'True wind angle' } });
    expect(windOf(2)).toMatchObject({ isTrue: false, fromBow: true, speed: { name: 'Apparent wind speed' } });
    expect(windOf(1)).toBeUndefined();
  });

  it('knows speed by what the vessel says and not by a name', () => {
    const speed = buildTag(SPEED_ID, { name: 'Fart' });
    expect(findStandardTags(vessel, [speed]).speed).toBe(speed);
    expect(findStandardTags(buildVessel(2), [buildTag(1, { name: 'Speed over ground' })]).speed).toBeUndefined();
  });
});

describe('findMainTags', () => {
  it('begins with the speed and takes six at most, the first name of each', () => {
    const speed = buildTag(SPEED_ID, { name: 'Speed over ground' });
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
    expect(findMainTags(findStandardTags(vessel, all), all).map(({ name }) => name)).toEqual([
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
    expect(computeBeaufort(speed, unit)).toBe(expected);
  });
});

describe('computeSpeedGaugeScale', () => {
  it.each([
    ['an unknown maximum', 1000, 5, 18, 6],
    ['a slow vessel', 9, 2, 12, 4],
    ['one that is faster than its scale', 18, 21.4, 24, 8],
  ])('suits %s', (_words, max, speed, maxKnots, tickKnots) => {
    expect(computeSpeedGaugeScale(buildTag(1, { max }), speed)).toEqual({ maxKnots, tickKnots });
  });
});
