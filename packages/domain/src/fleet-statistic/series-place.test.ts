import { describe, expect, it } from 'vitest';
import { listDistinctColors, placeSeries, SERIES_PLACES, type SeriesPlaces, toggleSeries } from './series-place.ts';

const USUAL = ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'];

describe('places of vessels on a chart', () => {
  it('are six at most, each of one vessel', () => {
    expect(placeSeries([7, 7, 8])).toEqual([7, 8]);
    expect(placeSeries([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are kept while others come and go', () => {
    const gone = toggleSeries([1, 2, 3], 2);
    expect(gone).toEqual([1, null, 3]);
    expect(toggleSeries(gone, 4)).toEqual([1, 4, 3]);
    expect(toggleSeries([1, 2, 3], 3)).toEqual([1, 2]);
    expect(toggleSeries(toggleSeries([1, 2], 1), 2)).toEqual([]);
  });

  it('are given to none where none is free', () => {
    const full = [1, 2, 3, 4, 5, 6];
    expect(toggleSeries(full, 7)).toEqual(full);
  });

  it('are never shared, whatever is pressed', () => {
    let places: SeriesPlaces<number> = [];
    for (let press = 0; press < 500; press += 1) {
      places = toggleSeries(places, (press * press * 7 + press) % 11);
      const drawn = places.filter((id) => id !== null);
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(places.length).toBeLessThanOrEqual(SERIES_PLACES);
    }
  });
});

describe('colours of the places', () => {
  it.each<[string, string[], string[]]>([
    ['the usual ones', [], USUAL],
    ['those of an organisation', ['#aa0000'], ['#aa0000', '#000001', '#000002', '#000003', '#000004', '#000005']],
    [
      'none twice that it chose twice',
      ['#AA0000', '#aa0000', '#000001'],
      ['#aa0000', '#000002', '#000001', '#000003', '#000004', '#000005'],
    ],
  ])('are %s', (_words, chosen, colors) => expect(listDistinctColors(chosen, USUAL)).toEqual(colors));
});
