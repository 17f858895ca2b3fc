/** Layers of this tab alone: emission control areas under the land, exceedances over the track. */
import { getPaletteColors, type Palette } from '@fms/ui/theme';
import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

const AREAS = 'app:emission-areas';
const EXCEEDING = 'app:emission-exceeding';
/** The first layer of the land in maps that draw it: areas lie under it, since their outlines run over land. */
const LAND = 'base-map:land';
/** Of the engine: once it is there, the style may be added to. */
const TOOL = 'app:tool-fill';

export interface EmissionDrawing {
  readonly areas: FeatureCollection;
  readonly exceeding: FeatureCollection;
}

/** Draws, and puts its layers in place again whenever the base map is exchanged; the answer takes all of it away. */
export function drawEmission(map: MapLibreMap, drawing: EmissionDrawing, palette: Palette): () => void {
  const layers = listLayers(palette);
  const draw = () => {
    if (map.getLayer(TOOL) === undefined) return;
    addSource(map, AREAS, drawing.areas);
    addSource(map, EXCEEDING, drawing.exceeding);
    const order = map.getLayersOrder();
    for (const { layer, before } of layers) {
      const anchor = order.includes(before) ? before : TOOL;
      if (map.getLayer(layer.id) === undefined) map.addLayer(layer, anchor);
      else if (order.indexOf(layer.id) > order.indexOf(anchor)) map.moveLayer(layer.id, anchor);
    }
  };
  map.on('styledata', draw);
  draw();
  return () => {
    map.off('styledata', draw);
    // A map that is gone has no style, and nothing to take away.
    if (map.style === undefined || map.getLayer(TOOL) === undefined) return;
    for (const { layer } of layers) if (map.getLayer(layer.id) !== undefined) map.removeLayer(layer.id);
    for (const source of [AREAS, EXCEEDING]) if (map.getSource(source) !== undefined) map.removeSource(source);
  };
}

function addSource(map: MapLibreMap, id: string, data: FeatureCollection): void {
  if (map.getSource(id) === undefined) map.addSource(id, { type: 'geojson', data });
}

function listLayers(palette: Palette): { layer: LayerSpecification; before: string }[] {
  const { live, text1, warning, map } = getPaletteColors(palette);
  const label: LayerSpecification = {
    id: `${AREAS}-label`,
    type: 'symbol',
    source: AREAS,
    layout: { 'text-field': ['get', 'label'], 'text-font': ['Noto Sans Medium'], 'text-size': 11 },
    paint: { 'text-color': text1, 'text-halo-color': map.halo, 'text-halo-width': 1.5 },
  };
  return [
    {
      layer: { id: `${AREAS}-fill`, type: 'fill', source: AREAS, paint: { 'fill-color': live, 'fill-opacity': 0.12 } },
      before: LAND,
    },
    {
      layer: {
        id: `${AREAS}-line`,
        type: 'line',
        source: AREAS,
        paint: { 'line-color': text1, 'line-opacity': 0.6, 'line-width': 1.2, 'line-dasharray': [1.5, 2] },
      },
      before: LAND,
    },
    { layer: label, before: TOOL },
    {
      layer: {
        id: EXCEEDING,
        type: 'line',
        source: EXCEEDING,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': warning, 'line-width': 4.4 },
      },
      before: TOOL,
    },
  ];
}
