import type { SisterFigure } from '@fms/contract/vessel';
import { describe, expect, it } from 'vitest';
import { computeFigurePlaces, formatDifference } from './sister-figure.ts';

const figure = (given: Partial<SisterFigure>): SisterFigure => ({
  quantity: 'speed',
  own: 12,
  ships: 2,
  median: 10,
  least: 8,
  most: 12,
  ...given,
});

describe('formatDifference', () => {
  it.each([
    ['more', figure({}), '+20 %'],
    ['less', figure({ own: 9 }), '−10 %'],
    ['the same', figure({ own: 10 }), '0 %'],
    ['no sister in this state', figure({ median: null }), '––'],
    ['a median that shows as nothing', figure({ own: 0.2, median: 0.04 }), '––'],
  ])('%s', (_words, given, text) => {
    expect(formatDifference(given)).toBe(text);
  });
});

describe('computeFigurePlaces', () => {
  it.each([
    ['among them', figure({ own: 10, median: 10 }), { own: 0.5, least: 0, most: 1, median: 0.5 }],
    ['above all of them', figure({ own: 16 }), { own: 1, least: 0, most: 0.5, median: 0.25 }],
    [
      'a few per cent from one',
      figure({ own: 11, least: 10, most: 10 }),
      { own: 0.75, least: 0.5, most: 0.5, median: 0.5 },
    ],
    ['all nothing', figure({ own: 0, least: 0, most: 0, median: 0 }), { own: 0.5, least: 0.5, most: 0.5, median: 0.5 }],
    ['alone', figure({ median: null, least: null, most: null }), undefined],
  ])('%s', (_words, given, places) => {
    expect(computeFigurePlaces(given)).toEqual(places);
  });
});
