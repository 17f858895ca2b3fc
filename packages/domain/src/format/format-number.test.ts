import { describe, expect, it } from 'vitest';
import { formatAngle, formatNumber, formatQuantity, MINUS, NO_VALUE, THIN_SPACE } from './format-number.ts';

describe('formatNumber', () => {
  it.each([
    ['no value', null, {}, NO_VALUE],
    ['never received', undefined, {}, NO_VALUE],
    ['not a number', Number.NaN, {}, NO_VALUE],
    ['no thousands below 1000', 999, {}, '999'],
    ['thin space as thousands mark', 1_234_567, {}, `1${THIN_SPACE}234${THIN_SPACE}567`],
    ['point as decimal mark', 12_345.678, { decimals: 2 }, `12${THIN_SPACE}345.68`],
    ['decimals stay', 12, { decimals: 1 }, '12.0'],
    ['true minus', -3.5, { decimals: 1 }, `${MINUS}3.5`],
    ['signed', 41, { signed: true }, '+41'],
    ['signed and negative', -41, { signed: true }, `${MINUS}41`],
    ['nothing has no sign', -0.04, { decimals: 1, signed: true }, '0.0'],
    ['marks of another language', -1234.5, { decimals: 1, thousandsMark: '.', decimalMark: ',' }, `${MINUS}1.234,5`],
  ])('%s', (_name, value, style, text) => {
    expect(formatNumber(value, style)).toBe(text);
  });
});

describe('formatQuantity', () => {
  it.each([
    [12.4, 'kn', { decimals: 1 }, '12.4 kn'],
    [63, '%', {}, '63 %'],
    [41, '°C', { signed: true }, '+41 °C'],
    [3, '', {}, '3'],
    [null, 'bar', { decimals: 1 }, NO_VALUE],
  ])('%s %s → %s', (value, unit, style, text) => {
    expect(formatQuantity(value, unit, style)).toBe(text);
  });
});

describe('formatAngle', () => {
  it.each([
    [61, '061°'],
    [0, '000°'],
    [359.4, '359°'],
    [359.7, '000°'],
    [-10, '350°'],
    [725, '005°'],
    [null, NO_VALUE],
    [Number.NaN, NO_VALUE],
  ])('%s → %s', (degrees, text) => {
    expect(formatAngle(degrees)).toBe(text);
  });
});
