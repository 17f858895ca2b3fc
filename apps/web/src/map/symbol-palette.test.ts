import { getPaletteColors } from '@fms/ui/theme';
import { describe, expect, it } from 'vitest';
import { computeLuminance } from './base-map/colour.ts';
import { getMapGround } from './base-map/ground.ts';
import { MAP_PALETTES, MAP_STYLES, MAP_TYPES, type MapChoice } from './base-map/map-choice.ts';
import { getSymbolPalette } from './symbol-palette.ts';

const EVERY: MapChoice[] = MAP_TYPES.flatMap((mapType) =>
  MAP_STYLES.flatMap((mapStyle) => MAP_PALETTES.map((palette) => ({ mapType, mapStyle, palette }))),
);

describe('the palette of ships, names and tracks', () => {
  it.each([
    ['roadmap', 'default', 'day', 'day'],
    ['roadmap', 'dark-theme', 'bright', 'dusk'],
    ['terrain', 'light-theme', 'dusk', 'day'],
    ['satellite', 'light-theme', 'bright', 'dusk'],
    ['hybrid', 'default', 'day', 'dusk'],
    ['hybrid', 'default', 'night', 'night'],
  ] as const)('on %s, %s, %s is %s', (mapType, mapStyle, palette, expected) => {
    expect(getSymbolPalette({ mapType, mapStyle, palette })).toBe(expected);
  });

  it.each(EVERY)('parts hulls from the sea: $mapType, $mapStyle, $palette', (choice) => {
    const hull = computeLuminance(getPaletteColors(getSymbolPalette(choice)).map.symbol);
    const sea = computeLuminance(getMapGround(choice).sea);
    expect((Math.max(hull, sea) + 0.05) / (Math.min(hull, sea) + 0.05)).toBeGreaterThan(4.5);
  });
});
