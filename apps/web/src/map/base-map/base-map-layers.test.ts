import { describe, expect, it } from 'vitest';
import { evaluateStyle, listDrawnLayers } from '../../testing/drawn-style.ts';
import { BASE_MAP_MAX_ZOOM, buildBaseMapStyle, getMaxZoom } from './base-map-style.ts';
import { darkenColour, mixColours, setOpacity } from './colour.ts';
import { buildGraticule, GRATICULE_STEPS } from './graticule.ts';
import { getMapGround } from './ground.ts';
import { buildLabelLayers } from './label-layers.ts';
import { MAP_PALETTES, MAP_TYPES, type MapChoice, type OnlineMap } from './map-choice.ts';

const CHOICE: MapChoice = { mapType: 'roadmap', mapStyle: 'default', palette: 'day' };
const styleOf = (given: Partial<MapChoice> = {}) =>
  buildBaseMapStyle({ ...CHOICE, ...given, origin: 'https://fleet.example' });
const idsOf = (given: Partial<MapChoice> = {}) => styleOf(given).layers.map(({ id }) => id.replace(/^base-map:/, ''));
const place = (name: string, rank: number) => ({ type: 'Point', properties: { name, rank } }) as const;

describe('names of the base map', () => {
  const layers = buildLabelLayers(getMapGround(CHOICE));

  it('places seas before countries and those before towns, where they collide', () => {
    expect(layers.map(({ id }) => id)).toEqual(['base-map:place-name', 'base-map:country-name', 'base-map:sea-name']);
  });

  it('places the greater town first', () => {
    const keyOf = (rank: number) =>
      evaluateStyle(layers, ['base-map:place-name', 'symbol-sort-key'], place('Göteborg', rank));
    expect(keyOf(2)).toBe(2);
    expect(Number(keyOf(2))).toBeLessThan(Number(keyOf(5)));
  });

  it('has no town on a map of the world', () => {
    const town = place('Göteborg', 2);
    expect(listDrawnLayers(layers, town, 2)).not.toContain('base-map:place-name');
    expect(listDrawnLayers(layers, town, 3)).toContain('base-map:place-name');
  });

  it('writes countries in capitals and towns as they are', () => {
    const textOf = (layer: string) => evaluateStyle(layers, [`base-map:${layer}`, 'text-field'], place('Åland', 1));
    expect([textOf('country-name'), textOf('place-name')]).toEqual(['ÅLAND', 'Åland']);
  });

  it.each(['sea-name', 'country-name', 'place-name'])('writes %s larger the nearer the map is', (layer) => {
    const sizeAt = (zoom: number) =>
      Number(evaluateStyle(layers, [`base-map:${layer}`, 'text-size'], place('Skagerrak', 1), zoom));
    expect(sizeAt(4)).toBeGreaterThanOrEqual(10);
    expect(sizeAt(9)).toBeGreaterThan(sizeAt(4));
    expect(sizeAt(9)).toBeLessThanOrEqual(15);
  });
});

describe('types of map', () => {
  it.each([
    ['roadmap', false, false, true],
    ['terrain', true, false, true],
    ['satellite', false, true, false],
    ['hybrid', false, true, true],
  ] as const)('%s: relief %s, imagery %s, names %s', (mapType, hasRelief, hasImagery, hasNames) => {
    const ids = idsOf({ mapType });
    const found = ['relief', 'imagery', 'place-name'].map((id) => ids.includes(id));
    expect(found).toEqual([hasRelief, hasImagery, hasNames]);
  });

  it.each(['terrain', 'hybrid'] as const)('keeps the coast of %s over what is blurred', (mapType) => {
    const ids = idsOf({ mapType });
    expect(ids.indexOf('coast')).toBeGreaterThan(Math.max(ids.indexOf('relief'), ids.indexOf('imagery')));
  });

  it.each([
    ['terrain', 'relief', 'color-relief-opacity'],
    ['satellite', 'imagery', 'raster-opacity'],
  ] as const)('fades the pictures of %s out where they would blur', (mapType, layer, property) => {
    const opacityAt = (zoom: number) =>
      evaluateStyle(styleOf({ mapType }).layers, [`base-map:${layer}`, property], undefined, zoom);
    expect([3, 6, 8.5].map(opacityAt)).toEqual([1, 1, 0]);
    expect(opacityAt(7.25)).toBeCloseTo(0.5, 6);
  });

  it('dims imagery from bright to night', () => {
    const light = MAP_PALETTES.map((palette) =>
      Number(
        evaluateStyle(styleOf({ mapType: 'satellite', palette }).layers, ['base-map:imagery', 'raster-brightness-max']),
      ),
    );
    expect(light[0]).toBe(1);
    expect(light).toEqual(light.toSorted((a, b) => b - a));
    expect(light.at(-1)).toBeLessThanOrEqual(0.2);
  });
});

describe('a map from a server', () => {
  const TILES: OnlineMap = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' };
  const MARKS: OnlineMap = { seaMarks: 'https://marks.example/{z}/{x}/{y}.png' };

  it('takes the place of our names and may be looked at from nearer', () => {
    const ids = idsOf({ online: TILES });
    expect(ids).toContain('online');
    expect(ids.filter((id) => /name|border|graticule/.test(id))).toEqual([]);
    expect(getMaxZoom({ ...CHOICE, online: TILES })).toBeGreaterThan(BASE_MAP_MAX_ZOOM);
  });

  it('leaves our map as it is when only sea marks are asked for', () => {
    expect(idsOf({ online: MARKS }).filter((id) => id !== 'sea-marks')).toEqual(idsOf());
    expect(getMaxZoom({ ...CHOICE, online: MARKS })).toBe(BASE_MAP_MAX_ZOOM);
  });

  it.each(MAP_TYPES)('draws sea marks over the names of %s and under ships', (mapType) => {
    const ids = idsOf({ mapType, online: MARKS });
    expect(ids.slice(-2)).toEqual(['sea-marks', 'vessel-anchor']);
  });

  it('dims both in the dark, since their colours are their own', () => {
    const online = { ...TILES, ...MARKS };
    const lookOf = (palette: MapChoice['palette']) => {
      const { layers } = styleOf({ palette, online });
      const places = [
        ['base-map:online', 'raster-brightness-max'] as const,
        ['base-map:sea-marks', 'raster-opacity'] as const,
      ];
      return places.map((look) => evaluateStyle(layers, look));
    };
    expect(lookOf('bright')).toEqual([1, 1]);
    expect(lookOf('night')).toEqual([0.2, 0.4]);
  });

  it('asks its server for tiles of 256 px, and no other', () => {
    const { sources } = styleOf({ online: TILES });
    expect(sources['base-map:online']).toMatchObject({ tiles: [TILES.tiles], tileSize: 256 });
    expect(sources).not.toHaveProperty('base-map:sea-marks');
  });
});

describe('the graticule', () => {
  const linesOf = (degrees: number) =>
    buildGraticule().features.filter(({ properties }) => properties.degrees === degrees);

  it.each([
    [30, 12 + 5],
    [10, 36 + 17],
    [1, 360 + 171],
  ])('of %i° is %i lines, the date line once', (degrees, count) => {
    expect(linesOf(degrees)).toHaveLength(count);
    const meridians = linesOf(degrees).flatMap(({ geometry: { coordinates } }) => {
      const [from, to] = coordinates.map(([longitude]) => longitude);
      return from === to ? [from] : [];
    });
    expect(meridians).toContain(-180);
    expect(meridians).not.toContain(180);
  });

  it.each([1, 2.6, 4, 5, 6, 7, 9])('shows one step at zoom %d', (zoom) => {
    const shown = GRATICULE_STEPS.flatMap(({ degrees }) =>
      listDrawnLayers(styleOf().layers, { type: 'LineString', properties: { degrees } }, zoom).filter((id) =>
        id.endsWith(`graticule-${degrees}`),
      ),
    );
    expect(shown).toHaveLength(1);
  });

  it('is left out over imagery', () => {
    expect(idsOf({ mapType: 'hybrid' }).filter((id) => id.startsWith('graticule'))).toEqual([]);
  });
});

describe('colours', () => {
  it('are mixed by a share of the other', () => {
    const mixed = [0, 0.5, 1].map((share) => mixColours('#102030', '#ffffff', share));
    expect(mixed).toEqual(['#102030', '#889098', '#ffffff']);
  });

  it('are darkened and made translucent', () => {
    expect(darkenColour('#804020', 0.5)).toBe('#402010');
    expect(setOpacity('#804020', 0.8)).toBe('rgba(128,64,32,0.8)');
  });
});
