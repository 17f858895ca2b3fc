import { describe, expect, it } from 'vitest';
import { formatPosition } from './format-position.ts';

describe('formatPosition', () => {
  it.each([
    [60.02, 2.62, '60°01.2′N 002°37.2′E'],
    [-33.8568, -151.2153, '33°51.4′S 151°12.9′W'],
    [59.99999, 9.99999, '60°00.0′N 010°00.0′E'],
    [0, 0, '00°00.0′N 000°00.0′E'],
    [Number.NaN, 2, '––'],
  ])('%d, %d → %s', (latitude, longitude, text) => {
    expect(formatPosition({ latitude, longitude })).toBe(text);
  });

  it.each([
    [60.02, 2.62, '60°01′12.0″N 002°37′12.0″E'],
    [-59.9999999, -179.9999999, '60°00′00.0″S 180°00′00.0″W'],
  ])('seconds: %d, %d → %s', (latitude, longitude, text) => {
    expect(formatPosition({ latitude, longitude }, 'seconds')).toBe(text);
  });

  it('decimal: degrees with a plain minus, to be pasted', () => {
    expect(formatPosition({ latitude: -60.02, longitude: 2.62 }, 'decimal')).toBe('-60.02000, 2.62000');
  });
});
