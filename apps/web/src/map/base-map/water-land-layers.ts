/** The ground itself: sea, depth bands, graticule, land, lakes, rivers and borders. */
import type { LayerSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX, BASE_SOURCE } from './base-map-sources.ts';
import { mixColours, setOpacity } from './colour.ts';
import { GRATICULE_STEPS } from './graticule.ts';
import type { MapGround } from './ground.ts';

const DEPTHS_METRES = [200, 1000, 2000, 3000, 4000, 5000, 6000];
const DEEPER_PER_KILOMETRE = 0.09;

export function buildSeaLayers(ground: MapGround): LayerSpecification[] {
  return [
    { id: `${BASE_MAP_PREFIX}sea`, type: 'background', paint: { 'background-color': ground.sea } },
    ...(ground.deepSea ? [depthLayer(ground.sea, ground.deepSea)] : []),
  ];
}

/** Bands lie in each other: drawn in order of depth, each covers the one before. */
function depthLayer(sea: string, deepSea: string): LayerSpecification {
  const tones = DEPTHS_METRES.flatMap((metres) => [metres, getDepthColour(sea, deepSea, metres)]);
  return {
    id: `${BASE_MAP_PREFIX}depth`,
    type: 'fill',
    source: BASE_SOURCE.depth,
    'source-layer': 'depth',
    layout: { 'fill-sort-key': ['get', 'depthMetres'] },
    paint: { 'fill-color': ['interpolate', ['linear'], ['get', 'depthMetres'], 0, sea, ...tones] },
  };
}

/** The tone of a band: 3 to 4 % darker for every 1000 m. The shelf edge at 200 m is drawn as half a step, since it tells shallow water from deep. */
export function getDepthColour(sea: string, deepSea: string, metres: number): string {
  const kilometres = metres < 1000 ? 0.5 : metres / 1000;
  return mixColours(sea, deepSea, kilometres * DEEPER_PER_KILOMETRE);
}

export function buildGraticuleLayers(ground: MapGround): LayerSpecification[] {
  return GRATICULE_STEPS.map(({ degrees, fromZoom, toZoom }) => ({
    id: `${BASE_MAP_PREFIX}graticule-${degrees}`,
    type: 'line',
    source: BASE_SOURCE.graticule,
    filter: ['==', ['get', 'degrees'], degrees],
    minzoom: fromZoom,
    maxzoom: toZoom,
    paint: { 'line-color': setOpacity(ground.graticule, ground.isDark ? 1 : 0.7), 'line-width': 1 },
  }));
}

export function buildLandLayers(ground: MapGround): LayerSpecification[] {
  return [
    {
      ...worldLayer('land'),
      type: 'fill',
      paint: { 'fill-color': ground.land, 'fill-antialias': false },
    },
  ];
}

/** Drawn over relief and imagery, so that shores stay crisp where rasters blur. */
export function buildShoreLayers(ground: MapGround): LayerSpecification[] {
  return [
    {
      ...worldLayer('lake'),
      type: 'fill',
      paint: { 'fill-color': ground.sea },
    },
    {
      ...worldLayer('river'),
      type: 'line',
      minzoom: 5,
      paint: { 'line-color': ground.river, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.4, 9, 1.6] },
    },
    buildCoastLayer(ground),
  ];
}

export function buildCoastLayer(ground: MapGround): LayerSpecification {
  return {
    ...worldLayer('land', 'coast'),
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': ground.coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 4, 0.8, 9, 1.2] },
  };
}

export function buildBorderLayers(ground: MapGround): LayerSpecification[] {
  return [
    {
      ...worldLayer('border'),
      type: 'line',
      minzoom: 2,
      paint: { 'line-color': ground.border, 'line-width': 0.8, 'line-dasharray': [5, 3] },
    },
  ];
}

/** A layer called after the features it draws, or otherwise where another draws them too. */
function worldLayer(features: 'land' | 'lake' | 'river' | 'border', name: string = features) {
  return { id: `${BASE_MAP_PREFIX}${name}`, source: BASE_SOURCE.world, 'source-layer': features };
}
