import { LngLatBounds } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { extendUnwrapped } from './fit.ts';

const framed = (...longitudes: readonly number[]) => {
  const bounds = new LngLatBounds();
  extendUnwrapped(
    bounds,
    longitudes.map((longitude) => ({ longitude, latitude: 10 })),
  );
  return [bounds.getWest(), bounds.getEast()];
};

describe('extendUnwrapped', () => {
  it.each([
    ['one place', [5], [5, 5]],
    ['around Greenwich', [-3, 8], [-3, 8]],
    ['across 180°', [175, -178], [175, 182]],
    ['the whole North Atlantic, not the rest of the world', [-70, 10], [-70, 10]],
    ['longitudes of an unwrapped track', [179, 181, 183], [179, 183]],
  ])('%s', (_words, longitudes, frame) => expect(framed(...longitudes)).toEqual(frame));
});
