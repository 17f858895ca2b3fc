/** Maps and sea marks from servers the operator configured; without any the map needs no server but ours. */
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX } from './base-map-sources.ts';
import { getImageryLight } from './ground.ts';
import { getMapPalette, type MapChoice, type MapPalette } from './map-choice.ts';

const ONLINE = `${BASE_MAP_PREFIX}online`;
const SEA_MARKS = `${BASE_MAP_PREFIX}sea-marks`;
/** Tiles of public servers are 256 pixels wide and end here. */
const TILE_SIZE = 256;
const TILES_MAX_ZOOM = 19;
export const ONLINE_MAX_ZOOM = 18;

/** Sources of what is configured for this type of map. */
export function buildOnlineSources({ online }: MapChoice): Record<string, SourceSpecification> {
  const tiles = (address: string): SourceSpecification => ({
    type: 'raster',
    tiles: [address],
    tileSize: TILE_SIZE,
    maxzoom: TILES_MAX_ZOOM,
  });
  return {
    ...(online?.tiles ? { [ONLINE]: tiles(online.tiles) } : {}),
    ...(online?.seaMarks ? { [SEA_MARKS]: tiles(online.seaMarks) } : {}),
  };
}

/** The online map over the shipped one, which is seen until its tiles came; dimmed with the palette, since its colours are its own. */
export function buildOnlineMapLayers(choice: MapChoice): LayerSpecification[] {
  if (!choice.online?.tiles) return [];
  return [
    {
      id: ONLINE,
      type: 'raster',
      source: ONLINE,
      paint: { 'raster-brightness-max': getImageryLight(getMapPalette(choice)), 'raster-fade-duration': 150 },
    },
  ];
}

const SEA_MARK_OPACITY: Record<MapPalette, number> = { bright: 1, day: 1, dusk: 0.75, night: 0.4 };

/** Buoys, lights and lanes over everything of the base map. */
export function buildSeaMarkLayers(choice: MapChoice): LayerSpecification[] {
  if (!choice.online?.seaMarks) return [];
  const opacity = SEA_MARK_OPACITY[getMapPalette(choice)];
  return [{ id: SEA_MARKS, type: 'raster', source: SEA_MARKS, paint: { 'raster-opacity': opacity } }];
}
