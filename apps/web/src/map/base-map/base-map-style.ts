/** The base map as a MapLibre style: from archives the product ships, with no other server. */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX, baseMapSources } from './base-map-sources.ts';
import { type MapGround, mapGroundOf } from './ground.ts';
import { labelFontFaces } from './label-fonts.ts';
import { labelLayers } from './label-layers.ts';
import { type MapChoice, type MapPalette, mapPaletteOf } from './map-choice.ts';
import { ONLINE_MAX_ZOOM, onlineMapLayers, onlineSources, seaMarkLayers } from './online-layers.ts';
import { imageryLayers, reliefLayers } from './raster-layers.ts';
import { borderLayers, coastLayer, graticuleLayers, landLayers, seaLayers, shoreLayers } from './water-land-layers.ts';

/** The map is honest up to here: 1:10m data drawn any larger would look like a chart. */
export const BASE_MAP_MAX_ZOOM = 9;

/** How near a choice may be looked at: an online map knows more than ours. */
export function maxZoomOf({ online }: MapChoice): number {
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
 * satellite imagery alone, hybrid imagery with borders and names. Which palette the map follows: `mapPaletteOf`.
 */
export function baseMapStyle(request: BaseMapRequest): StyleSpecification {
  const ground = mapGroundOf(request);
  return {
    version: 8,
    name: `${request.mapType} ${mapPaletteOf(request)}`,
    'font-faces': labelFontFaces(request.origin),
    sources: { ...baseMapSources(request.mapType, ground, request.origin), ...onlineSources(request) },
    layers: layersOf(request, ground),
  };
}

/**
 * The sea and the anchors alone: nothing of it must be fetched, so that a fleet stands on it with the first frame. What the
 * engine has to make ready for coast, names and pictures takes longer than all the fleet.
 */
export function groundStyle(request: BaseMapRequest): StyleSpecification {
  const style = baseMapStyle(request);
  return { ...style, sources: {}, layers: style.layers.filter(({ type }) => type === 'background') };
}

function layersOf(request: BaseMapRequest, ground: MapGround): LayerSpecification[] {
  const palette = mapPaletteOf(request);
  const marks = seaMarkLayers(request);
  if (request.online?.tiles) {
    // Online maps bring their own names, and any style but their own is not theirs.
    const below = [...seaLayers(ground), ...landLayers(ground), ...onlineMapLayers(request)];
    return [...below, anchor(trackLayerAnchor), ...marks, anchor(vesselLayerAnchor)];
  }
  const names = [anchor(trackLayerAnchor), ...labelLayers(ground), ...marks, anchor(vesselLayerAnchor)];
  const water = [...seaLayers(ground), ...graticuleLayers(ground)];
  switch (request.mapType) {
    case 'roadmap':
      return [...water, ...landLayers(ground), ...shoreLayers(ground), ...borderLayers(ground), ...names];
    case 'terrain': {
      const land = [...landLayers(ground), ...reliefLayers(palette), ...shoreLayers(ground)];
      return [...water, ...land, ...borderLayers(ground), ...names];
    }
    case 'satellite':
      return [...imagerySurface(ground, palette), anchor(trackLayerAnchor), ...marks, anchor(vesselLayerAnchor)];
    case 'hybrid':
      return [...imagerySurface(ground, palette), coastLayer(ground), ...borderLayers(ground), ...names];
  }
}

function imagerySurface(ground: MapGround, palette: MapPalette): LayerSpecification[] {
  return [...seaLayers(ground), ...landLayers(ground), ...imageryLayers(palette)];
}

/** A layer that draws nothing and marks a place in the order of layers. */
function anchor(id: string): LayerSpecification {
  return { id, type: 'background', layout: { visibility: 'none' }, paint: {} };
}
