import { getPaletteColors, type Palette } from '@fms/ui/theme';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { SourceSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { evaluateStyle, listDrawnLayers, type StyledFeature } from '../testing/drawn-style.ts';
import { buildGroundLayers, buildToolLayers, SOURCE } from './app-layers.ts';
import { MAP_PALETTES } from './base-map/map-choice.ts';
import { STEP_GAP, STEP_UNKNOWN } from './track/track-feature.ts';

const NOTHING: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
const SOURCES = Object.fromEntries(Object.values(SOURCE).map((source) => [source, NOTHING]));
const piece = (step: number): StyledFeature => ({
  type: 'LineString',
  properties: { step, label: 'no position 41 min' },
});
const ground = (palette: Palette) => buildGroundLayers(palette);
const ofTracks = (ids: readonly string[]) => ids.filter((id) => id.startsWith(SOURCE.tracks));

describe.each(MAP_PALETTES)('layers of the application in %s', (palette) => {
  const { live, map, text1, text2, text3 } = getPaletteColors(palette);

  it('are a style that the map engine takes', () => {
    const layers = [...ground(palette), ...buildToolLayers(palette)];
    expect(validateStyleMin({ version: 8, sources: SOURCES, layers })).toEqual([]);
    expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
  });

  it.each([SOURCE.tracks, SOURCE.tails])('colour each step of %s by the ramp of the legend', (source) => {
    const colourOf = (step: number) => evaluateStyle(ground(palette), [`${source}-line`, 'line-color'], piece(step));
    expect([0, 1, 2, 3, 4].map(colourOf)).toEqual(map.track);
    expect(new Set(map.track).size).toBe(5);
  });

  it('draw a track without a value in a tone that is none of the ramp', () => {
    const tone = evaluateStyle(ground(palette), [`${SOURCE.tracks}-line`, 'line-color'], piece(STEP_UNKNOWN));
    expect(tone).toBe(text3);
    expect(map.track).not.toContain(tone);
  });

  it('keep each line legible by the halo of the ground', () => {
    const layers = [...ground(palette), ...buildToolLayers(palette)];
    expect(evaluateStyle(layers, [`${SOURCE.tracks}-halo`, 'line-color'])).toBe(map.halo);
    expect(evaluateStyle(layers, ['app:tool-halo', 'line-color'])).toBe(map.halo);
    const named = layers.filter(({ id, type }) => type === 'symbol' && id !== SOURCE.names).map(({ id }) => id);
    expect(named.map((id) => evaluateStyle(layers, [id, 'text-halo-color']))).toEqual(named.map(() => map.halo));
  });

  it('tell zones from what is measured by colour', () => {
    const layers = [...ground(palette), ...buildToolLayers(palette)];
    expect(evaluateStyle(layers, ['app:zone-line', 'line-color'])).toBe(text2);
    expect(evaluateStyle(layers, ['app:zone-label', 'text-color'])).toBe(text1);
    expect(evaluateStyle(layers, ['app:tool-line', 'line-color'])).toBe(live);
    expect(live).not.toBe(text2);
  });
});

describe('tracks', () => {
  it('are a line over a wider halo', () => {
    expect(ofTracks(listDrawnLayers(ground('day'), piece(2)))).toEqual([
      `${SOURCE.tracks}-halo`,
      `${SOURCE.tracks}-line`,
    ]);
  });

  it('are dots with the duration where there was no position', () => {
    expect(ofTracks(listDrawnLayers(ground('day'), piece(STEP_GAP)))).toEqual([
      `${SOURCE.tracks}-gap`,
      `${SOURCE.tracks}-gap-label`,
    ]);
    const label = evaluateStyle(ground('day'), [`${SOURCE.tracks}-gap-label`, 'text-field'], piece(STEP_GAP));
    expect(label).toBe('no position 41 min');
  });

  it.each([
    ['2, the default of §9.3', undefined, [6, 3.2]],
    ['2, configured', 2, [6, 3.2]],
    ['4', 4, [12, 6.4]],
  ])('are as wide as a stroke weight of %s says', (_name, strokeWeight, widths) => {
    const layers = buildGroundLayers('day', strokeWeight);
    for (const source of [SOURCE.tracks, SOURCE.tails]) {
      const parts = [`${source}-halo`, `${source}-line`];
      expect(parts.map((id) => evaluateStyle(layers, [id, 'line-width']))).toEqual(widths);
    }
  });
});

describe('zones', () => {
  const zone = (chosen: boolean | undefined): StyledFeature => ({
    type: 'Polygon',
    properties: { label: 'Narrows · up to 8 kn', ...(chosen === undefined ? {} : { chosen }) },
  });
  const look = (chosen?: boolean) =>
    [['app:zone-fill', 'fill-opacity'] as const, ['app:zone-line', 'line-width'] as const].map((place) =>
      evaluateStyle(ground('day'), place, zone(chosen)),
    );

  it('stand out when chosen', () => {
    expect(look(true)).toEqual([0.2, 2.4]);
    expect(look(false)).toEqual([0.08, 1.2]);
    expect(look()).toEqual(look(false));
  });

  it('have their name along the border, and lie under tracks', () => {
    const layers = ground('day');
    expect(evaluateStyle(layers, ['app:zone-label', 'text-field'], zone(true))).toBe('Narrows · up to 8 kn');
    expect(evaluateStyle(layers, ['app:zone-label', 'symbol-placement'])).toBe('line');
    const ids = layers.map(({ id }) => id);
    expect(ids.findLastIndex((id) => id.startsWith('app:zone'))).toBeLessThan(ids.indexOf(`${SOURCE.tracks}-halo`));
  });
});

describe('what a tool draws', () => {
  const layersOfTool = buildToolLayers('day').filter(({ id }) => id !== SOURCE.names);
  const drawn = (feature: StyledFeature) => listDrawnLayers(layersOfTool, feature);

  it.each<[string, StyledFeature, string[]]>([
    ['a point is a dot', { type: 'Point', properties: {} }, ['app:tool-point']],
    ['words are no dot', { type: 'Point', properties: { quiet: true, label: '10 nm' } }, ['app:tool-label']],
    ['a leg is a line on a halo', { type: 'LineString', properties: {} }, ['app:tool-halo', 'app:tool-line']],
    ['an outline is filled', { type: 'Polygon', properties: {} }, ['app:tool-fill', 'app:tool-halo', 'app:tool-line']],
  ])('%s', (_words, feature, layers) => {
    expect(drawn(feature)).toEqual(layers);
  });

  it('has its words whatever stands there', () => {
    expect(evaluateStyle(buildToolLayers('day'), ['app:tool-label', 'text-allow-overlap'])).toBe(true);
  });
});

it('marks each filtered position, however near the next one is', () => {
  const cross = (property: string) => evaluateStyle(ground('day'), ['app:outliers', property]);
  expect(['text-field', 'text-allow-overlap', 'text-ignore-placement'].map(cross)).toEqual(['×', true, true]);
});

describe('names of vessels', () => {
  const layers = buildToolLayers('day');
  const name: StyledFeature = { type: 'Point', properties: { offset: [40, 0], reach: [8.5, 30] } };
  const look = (property: string) => evaluateStyle(layers, [SOURCE.names, property], name);

  it('keep the labels of the base map out of the room they take', () => {
    expect([look('icon-offset'), look('icon-padding')]).toEqual([
      [40, 0],
      [8.5, 30],
    ]);
    expect([look('icon-allow-overlap'), look('icon-ignore-placement')]).toEqual([true, undefined]);
  });

  it('are placed before any other label: the engine begins with the topmost layer', () => {
    expect(layers.at(-1)?.id).toBe(SOURCE.names);
  });
});
