/** The base map as a MapLibre style: from archives the product ships, with no other server. */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX, buildBaseMapSources } from './base-map-sources.ts';
import { getMapGround, type MapGround } from './ground.ts';
import { listLabelFontFaces } from './label-fonts.ts';
import { buildLabelLayers } from './label-layers.ts';
import { getMapPalette, type MapChoice, type MapPalette } from './map-choice.ts';
import { buildOnlineMapLayers, buildOnlineSources, buildSeaMarkLayers, ONLINE_MAX_ZOOM } from './online-layers.ts';
import { buildImageryLayers, buildReliefLayers } from './raster-layers.ts';
import {
  buildBorderLayers,
  buildCoastLayer,
  buildGraticuleLayers,
  buildLandLayers,
  buildSeaLayers,
  buildShoreLayers,
} from './water-land-layers.ts';

/** The map is honest up to here: 1:10m data drawn any larger would look like a chart. */
export const BASE_MAP_MAX_ZOOM = 9;

/** How near a choice may be looked at: an online map knows more than ours. */
export function getMaxZoom({ online }: MapChoice): number {
  return online?.tiles ? ONLINE_MAX_ZOOM : BASE_MAP_MAX_ZOOM;
}

/** Layers put before this one lie over the ground and under its names: tracks, zones, areas. */
export const trackLayerAnchor = `${BASE_MAP_PREFIX}track-anchor`;
/** Layers put before this one lie over everything of the base map: vessels and their names. */
export const vesselLayerAnchor = `${BASE_MAP_PREFIX}vessel-anchor`;

/** The app's choice and where it is served from, `location.origin`. */
export interface BaseMapRequest extends MapChoice {
  readonly origin: string;
}

/**
 * The style for a choice (§2.8). Terrain is shaded relief with names, roadmap the plain map,
 * satellite imagery alone, hybrid imagery with borders and names. Which palette the map follows: `getMapPalette`.
 */
export function buildBaseMapStyle(request: BaseMapRequest): StyleSpecification {
  const ground = getMapGround(request);
  return {
    version: 8,
    name: `${request.mapType} ${getMapPalette(request)}`,
    'font-faces': listLabelFontFaces(request.origin),
    sources: { ...buildBaseMapSources(request.mapType, ground, request.origin), ...buildOnlineSources(request) },
    layers: layersOf(request, ground),
  };
}

/**
 * The sea and the anchors alone: nothing of it must be fetched, so that a fleet stands on it with the first frame. What the
 * engine has to make ready for coast, names and pictures takes longer than all the fleet.
 */
export function buildGroundStyle(request: BaseMapRequest): StyleSpecification {
  const style = buildBaseMapStyle(request);
  return { ...style, sources: {}, layers: style.layers.filter(({ type }) => type === 'background') };
}

function layersOf(request: BaseMapRequest, ground: MapGround): LayerSpecification[] {
  const palette = getMapPalette(request);
  const marks = buildSeaMarkLayers(request);
  if (request.online?.tiles) {
    // Online maps bring their own names, and any style but their own is not theirs.
    const below = [...buildSeaLayers(ground), ...buildLandLayers(ground), ...buildOnlineMapLayers(request)];
    return [...below, anchor(trackLayerAnchor), ...marks, anchor(vesselLayerAnchor)];
  }
  const names = [anchor(trackLayerAnchor), ...buildLabelLayers(ground), ...marks, anchor(vesselLayerAnchor)];
  const water = [...buildSeaLayers(ground), ...buildGraticuleLayers(ground)];
  switch (request.mapType) {
    case 'roadmap':
      return [
        ...water,
        ...buildLandLayers(ground),
        ...buildShoreLayers(ground),
        ...buildBorderLayers(ground),
        ...names,
      ];
    case 'terrain': {
      const land = [...buildLandLayers(ground), ...buildReliefLayers(palette), ...buildShoreLayers(ground)];
      return [...water, ...land, ...buildBorderLayers(ground), ...names];
    }
    case 'satellite':
      return [...imagerySurface(ground, palette), anchor(trackLayerAnchor), ...marks, anchor(vesselLayerAnchor)];
    case 'hybrid':
      return [...imagerySurface(ground, palette), buildCoastLayer(ground), ...buildBorderLayers(ground), ...names];
  }
}

function imagerySurface(ground: MapGround, palette: MapPalette): LayerSpecification[] {
  return [...buildSeaLayers(ground), ...buildLandLayers(ground), ...buildImageryLayers(palette)];
}

/** A layer that draws nothing and marks a place in the order of layers. */
function anchor(id: string): LayerSpecification {
  return { id, type: 'background', layout: { visibility: 'none' }, paint: {} };
}
