/** Names on the map: seas in italics, countries in spaced capitals, places in plain text. */
import type { LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX, BASE_SOURCE } from './base-map-sources.ts';
import { setOpacity } from './colour.ts';
import type { MapGround } from './ground.ts';
import { LABEL_FONT } from './label-fonts.ts';

/** Places give way first: where labels collide, the layer drawn later is placed first. */
export function buildLabelLayers(ground: MapGround): LayerSpecification[] {
  return [placeLayer(ground), countryLayer(ground), seaNameLayer(ground)];
}

function seaNameLayer(ground: MapGround): SymbolLayerSpecification {
  return {
    ...nameLayer('sea-name'),
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [LABEL_FONT.italic],
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, 11, 5, 13, 8, 15],
      'text-letter-spacing': 0.14,
      'text-max-width': 9,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': ground.seaLabel, ...halo(ground.sea) },
  };
}

function countryLayer(ground: MapGround): SymbolLayerSpecification {
  return {
    ...nameLayer('country-name'),
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': [LABEL_FONT.semiBold],
      'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10, 6, 11.5, 9, 14],
      'text-letter-spacing': 0.12,
      'text-max-width': 8,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': ground.label, ...halo(ground.land) },
  };
}

function placeLayer(ground: MapGround): SymbolLayerSpecification {
  return {
    ...nameLayer('place-name'),
    minzoom: 3,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [LABEL_FONT.regular],
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 10.5, 9, 12.5],
      'text-padding': 6,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': ground.label, ...halo(ground.land) },
  };
}

function nameLayer(layer: string) {
  return {
    id: `${BASE_MAP_PREFIX}${layer}`,
    type: 'symbol',
    source: BASE_SOURCE.world,
    'source-layer': layer,
  } as const;
}

const halo = (colour: string) => ({
  'text-halo-color': setOpacity(colour, 0.8),
  'text-halo-width': 1.2,
  'text-halo-blur': 0.4,
});
