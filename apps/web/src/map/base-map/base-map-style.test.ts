import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { buildBaseMapStyle, buildGroundStyle, trackLayerAnchor, vesselLayerAnchor } from './base-map-style.ts';
import { computeLightness, computeLuminance } from './colour.ts';
import { getMapGround } from './ground.ts';
import { getMapPalette, MAP_PALETTES, MAP_STYLES, MAP_TYPES, type MapChoice } from './map-choice.ts';
import { getDepthColour } from './water-land-layers.ts';

const EVERY_CHOICE: MapChoice[] = MAP_TYPES.flatMap((mapType) =>
  MAP_STYLES.flatMap((mapStyle) => MAP_PALETTES.map((palette) => ({ mapType, mapStyle, palette }))),
);
const styleOf = (choice: MapChoice) => buildBaseMapStyle({ ...choice, origin: 'https://fleet.example' });

/** WCAG contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(EVERY_CHOICE)('base map $mapType, $mapStyle, $palette', (choice) => {
  const style = styleOf(choice);

  it('is a valid style', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  it('draws every source it names, and no other', () => {
    const drawn = style.layers.flatMap((layer) => ('source' in layer ? [layer.source] : []));
    expect(new Set(drawn)).toEqual(new Set(Object.keys(style.sources)));
  });

  it('names its sources on the map and asks no other server', () => {
    const sources = Object.values(style.sources);
    expect(sources.flatMap((source) => ('attribution' in source ? [source.attribution] : [])).join()).toContain(
      'Natural Earth',
    );
    const urls = sources.flatMap((source) => ('url' in source ? [source.url] : []));
    for (const url of urls) expect(url).toMatch(/^pmtiles:\/\/https:\/\/fleet\.example\/basemap\/\w+\.pmtiles$/);
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
  });

  it('begins as a ground of which nothing must be fetched, with the same anchors', () => {
    const ground = buildGroundStyle({ ...choice, origin: 'https://fleet.example' });
    expect(validateStyleMin(ground)).toEqual([]);
    expect(ground.sources).toEqual({});
    const ids = ground.layers.map(({ id }) => id);
    expect([ids[0], ...ids.slice(-2)]).toEqual([style.layers[0]?.id, trackLayerAnchor, vesselLayerAnchor]);
  });

  it('has an anchor under its names and one over all of them', () => {
    const ids = style.layers.map(({ id }) => id);
    const names = style.layers.filter(({ type }) => type === 'symbol').map(({ id }) => ids.indexOf(id));
    expect(ids.at(-1)).toBe(vesselLayerAnchor);
    for (const at of names) expect(at).toBeGreaterThan(ids.indexOf(trackLayerAnchor));
  });
});

describe('getMapPalette', () => {
  /** The ground of each palette of the app, by style of the map. */
  const GROUNDS = {
    default: { bright: 'bright', day: 'day', dusk: 'dusk', night: 'night' },
    'dark-theme': { bright: 'dusk', day: 'dusk', dusk: 'dusk', night: 'night' },
    'light-theme': { bright: 'bright', day: 'day', dusk: 'day', night: 'night' },
  } as const;

  it.each(Object.entries(GROUNDS))('draws %s in every palette', (style, grounds) => {
    const mapStyle = style as keyof typeof GROUNDS;
    for (const [palette, ground] of Object.entries(grounds)) {
      expect(getMapPalette({ mapType: 'roadmap', mapStyle, palette: palette as keyof typeof grounds })).toBe(ground);
    }
  });

  it.each(['satellite', 'hybrid'] as const)('lets %s follow the app alone, its style being disabled', (mapType) => {
    expect(getMapPalette({ mapType, mapStyle: 'light-theme', palette: 'dusk' })).toBe('dusk');
  });
});

describe('grounds', () => {
  it('has its four colours in each palette', () => {
    const colours = MAP_PALETTES.map((palette) => {
      const { sea, land, coast, label } = getMapGround({ mapType: 'roadmap', mapStyle: 'default', palette });
      return [sea, land, coast, label].join(' ');
    });
    expect(colours).toEqual([
      '#d5e4ef #f7f5ef #8fa3b3 #4b525a',
      '#cddbe5 #efede7 #93a4b1 #4f565e',
      '#161c21 #272b2e #46525b #9aa1a7',
      '#000000 #0f0b07 #3a2817 #8a5f30',
    ]);
  });

  it.each([
    ['bright', 4.5],
    ['day', 4.5],
    ['dusk', 4.5],
    ['night', 3],
  ] as const)('keeps names legible in %s', (palette, least) => {
    const { sea, land, label, seaLabel } = getMapGround({ mapType: 'roadmap', mapStyle: 'default', palette });
    expect(contrast(label, land)).toBeGreaterThan(least);
    expect(contrast(label, sea)).toBeGreaterThan(least);
    expect(contrast(seaLabel, sea)).toBeGreaterThan(3);
  });

  it.each(MAP_TYPES)('keeps %s dark in night', (mapType) => {
    const { sea, land, coast, label, seaLabel, border } = getMapGround({
      mapType,
      mapStyle: 'light-theme',
      palette: 'night',
    });
    for (const colour of [sea, land, coast, label, seaLabel, border])
      expect(computeLuminance(colour)).toBeLessThan(0.16);
  });

  it.each(['bright', 'day'] as const)('darkens the sea in %s by 3 to 4 per cent every 1000 m', (palette) => {
    const { sea, deepSea = sea } = getMapGround({ mapType: 'roadmap', mapStyle: 'default', palette });
    const surface = computeLightness(sea);
    for (let metres = 1000; metres <= 6000; metres += 1000) {
      const share = (surface - computeLightness(getDepthColour(sea, deepSea, metres))) / surface / (metres / 1000);
      expect(share).toBeGreaterThan(0.03);
      expect(share).toBeLessThan(0.04);
    }
  });

  it('draws depth bands in all palettes but night', () => {
    const hasBands = MAP_PALETTES.map((palette) =>
      styleOf({ mapType: 'roadmap', mapStyle: 'default', palette }).layers.some(({ id }) => id.endsWith('depth')),
    );
    expect(hasBands).toEqual([true, true, true, false]);
  });
});
