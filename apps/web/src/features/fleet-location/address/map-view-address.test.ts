import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAP_VIEW } from './map-view-address.ts';

describe('what the map looks at, in the address', () => {
  it.each([
    ['6.25/57.1234/2.3456', { zoom: 6.25, latitude: 57.1234, longitude: 2.3456 }],
    ['3.00/-17.5000/-179.9000', { zoom: 3, latitude: -17.5, longitude: -179.9 }],
    ['12.00/0.0000/181.0000', { zoom: 12, latitude: 0, longitude: 181 }],
  ])('%s', (text, view) => {
    expect(MAP_VIEW.parse(text)).toEqual(view);
    expect(z.encode(MAP_VIEW, view)).toBe(text);
  });

  it.each(['', '6/57', '6/57/2/1', '6/91/2', '6/57/400', '-1/57/2', '99/57/2', 'a/b/c', '6//2', 'NaN/1/2'])(
    'nothing: %s',
    (text) => expect(MAP_VIEW.safeParse(text).success).toBe(false),
  );
});
