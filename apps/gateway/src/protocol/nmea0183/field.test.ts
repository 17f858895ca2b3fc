import { describe, expect, it } from 'vitest';
import { readCoordinate, readDate, readDay, readNumber, readTimeOfDay, UNREADABLE } from './field.ts';

const HOUR = 3_600_000;

describe('fields', () => {
  it.each([
    ['', null],
    [undefined, null],
    ['012.9', 12.9],
    ['+20.5', 20.5],
    ['-.5', -0.5],
    ['2.', 2],
    ['-1.-3', UNREADABLE],
    ['3.7GPRMC', UNREADABLE],
    ['1e5', UNREADABLE],
    ['NaN', UNREADABLE],
  ])('number %s', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    ['5420.4738', 'N', 54.34123],
    ['07658.0729', 'W', -76.967881667],
    ['0000.0', 'S', 0],
    ['9100.0000', 'N', 91],
  ])('coordinate %s %s', (text, hemisphere, degrees) => {
    expect(readCoordinate(text, hemisphere)).toBeCloseTo(degrees, 8);
  });

  it.each([
    ['', '', null],
    ['5420.4738', '', UNREADABLE],
    ['5460.0', 'N', UNREADABLE],
    ['-5420.0', 'N', UNREADABLE],
    ['5420.4738', 'X', UNREADABLE],
  ])('no coordinate %s %s', (text, hemisphere, value) => expect(readCoordinate(text, hemisphere)).toBe(value));

  it.each([
    ['074109.500', 7 * HOUR + 41 * 60_000 + 9500],
    ['235960', 24 * HOUR - 1],
    ['', null],
    ['240000', UNREADABLE],
    ['126000', UNREADABLE],
    ['7:41', UNREADABLE],
  ])('time %s', (text, value) => expect(readTimeOfDay(text)).toBe(value));

  it.each([
    ['300613', Date.UTC(2013, 5, 30)],
    ['161294', Date.UTC(1994, 11, 16)],
    ['310613', UNREADABLE],
    ['', null],
  ])('date %s', (text, value) => expect(readDate(text)).toBe(value));

  it.each([
    ['2014', '04', '16', Date.UTC(2014, 3, 16)],
    ['14', '04', '16', Date.UTC(2014, 3, 16)],
    ['', '', '', null],
    ['2014', '', '16', UNREADABLE],
    ['2014', '02', '30', UNREADABLE],
  ])('day %s-%s-%s', (year, month, day, value) => expect(readDay(year, month, day)).toBe(value));
});
