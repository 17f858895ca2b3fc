/** The layers of the application on the base map, under the fleet: zones, tracks, measurements and drawings. */
import { getPaletteColors, type Palette, type PaletteColors } from '@fms/ui/theme';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { LABEL_FONT } from './base-map/index.ts';
import { STEP_GAP, STEP_UNKNOWN } from './track/track-feature.ts';

export const SOURCE = {
  zones: 'app:zones',
  tracks: 'app:tracks',
  tails: 'app:tails',
  outliers: 'app:outliers',
  tool: 'app:tool',
  names: 'app:names',
} as const;

/** Image of one transparent pixel, which `nameLayer` takes its room by. */
export const NO_IMAGE = 'app:no-image';

const STROKE_WEIGHT = 2;
const TRACK_WIDTH = 3.2;
const TRACK_HALO_WIDTH = 6;

/**
 * Below the names of the base map, from back to front. `ground` is the palette the map is drawn in; tracks have the
 * designed width at the stroke weight of 2 that the specification (§9.3) starts from.
 */
export function buildGroundLayers(ground: Palette, strokeWeight = STROKE_WEIGHT): LayerSpecification[] {
  const colors = getPaletteColors(ground);
  return [
    ...zoneLayers(colors),
    ...trackLayers(colors, SOURCE.tracks, strokeWeight / STROKE_WEIGHT),
    ...trackLayers(colors, SOURCE.tails, strokeWeight / STROKE_WEIGHT),
    outlierLayer(colors),
  ];
}

/** Over the names of the base map, under the fleet. The room of vessel names comes last: the engine places it first. */
export function buildToolLayers(ground: Palette): LayerSpecification[] {
  const { live, liveNumber, surface, map } = getPaletteColors(ground);
  return [
    {
      id: 'app:tool-fill',
      type: 'fill',
      source: SOURCE.tool,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': live, 'fill-opacity': 0.14 },
    },
    toolLine('halo', map.halo, 4),
    toolLine('line', live, 1.6),
    {
      id: 'app:tool-point',
      type: 'circle',
      source: SOURCE.tool,
      filter: ['all', ['==', ['geometry-type'], 'Point'], ['!', ['has', 'quiet']]],
      paint: { 'circle-radius': 4, 'circle-color': surface, 'circle-stroke-color': live, 'circle-stroke-width': 2 },
    },
    {
      id: 'app:tool-label',
      type: 'symbol',
      source: SOURCE.tool,
      filter: ['has', 'label'],
      layout: {
        'text-field': ['get', 'label'],
        'text-font': [LABEL_FONT.medium],
        'text-size': 12,
        'text-anchor': 'bottom',
        'text-offset': [0, -0.5],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': liveNumber, 'text-halo-color': map.halo, 'text-halo-width': 2 },
    },
    nameLayer,
  ];
}

/** Draws nothing: labels of the base map that would stand under the name of a vessel are left out. */
const nameLayer: LayerSpecification = {
  id: SOURCE.names,
  type: 'symbol',
  source: SOURCE.names,
  layout: {
    'icon-image': NO_IMAGE,
    'icon-offset': ['get', 'offset'],
    'icon-padding': ['get', 'reach'],
    'icon-allow-overlap': true,
  },
};

function toolLine(part: 'halo' | 'line', color: string, width: number): LayerSpecification {
  return {
    id: `app:tool-${part}`,
    type: 'line',
    source: SOURCE.tool,
    filter: ['!=', ['geometry-type'], 'Point'],
    paint: { 'line-color': color, 'line-width': width },
  };
}

function zoneLayers({ text1, text2, map }: PaletteColors): LayerSpecification[] {
  const isChosen: ExpressionSpecification = ['boolean', ['get', 'chosen'], false];
  return [
    {
      id: 'app:zone-fill',
      type: 'fill',
      source: SOURCE.zones,
      paint: { 'fill-color': text2, 'fill-opacity': ['case', isChosen, 0.2, 0.08] },
    },
    {
      id: 'app:zone-line',
      type: 'line',
      source: SOURCE.zones,
      paint: { 'line-color': text2, 'line-width': ['case', isChosen, 2.4, 1.2] },
    },
    {
      id: 'app:zone-label',
      type: 'symbol',
      source: SOURCE.zones,
      layout: {
        'text-field': ['get', 'label'],
        'text-font': [LABEL_FONT.medium],
        'text-size': 11,
        // Along the border, as charts have it: nothing is written over those inside, and nothing where it would not fit.
        'symbol-placement': 'line',
        'symbol-spacing': 500,
        'text-offset': [0, 0.9],
      },
      paint: { 'text-color': text1, 'text-opacity': 0.85, 'text-halo-color': map.halo, 'text-halo-width': 1.5 },
    },
  ];
}

function trackLayers({ map, text2, text3 }: PaletteColors, source: string, weight: number): LayerSpecification[] {
  const isGap: ExpressionSpecification = ['==', ['get', 'step'], STEP_GAP];
  const [lowest, low, middle, high, highest] = map.track;
  const steps = [0, lowest, 1, low, 2, middle, 3, high, STEP_UNKNOWN, text3] as const;
  const color: ExpressionSpecification = ['match', ['get', 'step'], ...(steps as unknown as [number, string]), highest];
  const join = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    {
      id: `${source}-halo`,
      type: 'line',
      source,
      filter: ['!', isGap],
      layout: join,
      paint: { 'line-color': map.halo, 'line-width': TRACK_HALO_WIDTH * weight },
    },
    {
      id: `${source}-line`,
      type: 'line',
      source,
      filter: ['!', isGap],
      layout: join,
      paint: { 'line-color': color, 'line-width': TRACK_WIDTH * weight },
    },
    {
      id: `${source}-gap`,
      type: 'line',
      source,
      filter: isGap,
      // Round caps on dashes of no length are round dots.
      layout: { 'line-cap': 'round' },
      paint: { 'line-color': text2, 'line-width': 2, 'line-dasharray': [0, 2.5] },
    },
    {
      id: `${source}-gap-label`,
      type: 'symbol',
      source,
      filter: isGap,
      layout: {
        'symbol-placement': 'line-center',
        'text-field': ['get', 'label'],
        'text-font': [LABEL_FONT.regular],
        'text-size': 11,
        'text-rotation-alignment': 'viewport',
        'text-offset': [0, 1.1],
      },
      paint: { 'text-color': text2, 'text-halo-color': map.halo, 'text-halo-width': 1.5 },
    },
  ];
}

/** Positions that were left out of the track: a cross each, fainter than the track. */
function outlierLayer({ text2, map }: PaletteColors): LayerSpecification {
  return {
    id: 'app:outliers',
    type: 'symbol',
    source: SOURCE.outliers,
    layout: {
      'text-field': '×',
      'text-font': [LABEL_FONT.semiBold],
      'text-size': 16,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': text2, 'text-halo-color': map.halo, 'text-halo-width': 1.5 },
  };
}
