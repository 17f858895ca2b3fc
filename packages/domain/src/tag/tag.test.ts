import { describe, expect, it } from 'vitest';
import {
  DATA_TAG_TYPE,
  DATA_TAG_TYPE_NAMES,
  getStatisticSeconds,
  isDataTagType,
  isStored,
  TAG_DEFAULT_MAX,
  TAG_DEFAULT_MIN,
} from './tag.ts';

describe('§3, data tag types', () => {
  it.each([
    [DATA_TAG_TYPE.fullData, 0, 'full data', null],
    [DATA_TAG_TYPE.onlyChange, 1, 'only change', null],
    [DATA_TAG_TYPE.stat5, 2, 'stat 5', 5],
    [DATA_TAG_TYPE.stat60, 3, 'stat 60', 60],
    [DATA_TAG_TYPE.stat300, 4, 'stat 300', 300],
    [DATA_TAG_TYPE.stat600, 5, 'stat 600', 600],
    [DATA_TAG_TYPE.stat3600, 6, 'stat 3600', 3600],
    [DATA_TAG_TYPE.batteryStruct, 7, 'battery struct', null],
    [DATA_TAG_TYPE.onlyGeo, 8, 'only geo', null],
    [DATA_TAG_TYPE.batteryStateChange, 9, 'battery state change', null],
  ])('%i is %i: %s', (type, value, name, seconds) => {
    expect(type).toBe(value);
    expect(DATA_TAG_TYPE_NAMES[type]).toBe(name);
    expect(getStatisticSeconds(type)).toBe(seconds);
  });

  it.each([
    [0, true],
    [9, true],
    [10, false],
    [-1, false],
    [1.5, false],
  ])('%d is one: %s', (value, expected) => {
    expect(isDataTagType(value)).toBe(expected);
  });

  it('a scale is 0 to 1000 by default', () => {
    expect([TAG_DEFAULT_MIN, TAG_DEFAULT_MAX]).toEqual([0, 1000]);
  });
});

describe('isStored', () => {
  const { fullData, onlyChange, stat5, batteryStateChange } = DATA_TAG_TYPE;
  it.each([
    ['full data keeps repeats', fullData, 5, 5, true],
    ['statistics are made from all samples', stat5, 5, 5, true],
    ['only change drops a repeat', onlyChange, 5, 5, false],
    ['only change keeps a change', onlyChange, 5, 6, true],
    ['only change keeps the first', onlyChange, undefined, 5, true],
    ['becoming unknown is a change', onlyChange, 5, null, true],
    ['battery state change drops a repeat', batteryStateChange, -1, -1, false],
    ['battery state change keeps a change', batteryStateChange, -1, 1, true],
  ])('%s', (_sentence, type, previous, next, expected) => {
    expect(isStored(type, previous, next)).toBe(expected);
  });
});
