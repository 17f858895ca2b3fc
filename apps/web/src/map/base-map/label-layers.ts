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
  return nameLayer('sea-name', {
    font: LABEL_FONT.italic,
    sizes: [1, 11, 5, 13, 8, 15],
    layout: { 'text-letter-spacing': 0.14, 'text-max-width': 9 },
    color: ground.seaLabel,
    halo: ground.sea,
  });
}

function countryLayer(ground: MapGround): SymbolLayerSpecification {
  return nameLayer('country-name', {
    font: LABEL_FONT.semiBold,
    sizes: [2, 10, 6, 11.5, 9, 14],
    layout: { 'text-field': ['upcase', ['get', 'name']], 'text-letter-spacing': 0.12, 'text-max-width': 8 },
    color: ground.label,
    halo: ground.land,
  });
}

function placeLayer(ground: MapGround): SymbolLayerSpecification {
  const layer = nameLayer('place-name', {
    font: LABEL_FONT.regular,
    sizes: [4, 10.5, 9, 12.5],
    layout: { 'text-padding': 6 },
    color: ground.label,
    halo: ground.land,
  });
  return { ...layer, minzoom: 3 };
}

interface NameLook {
  readonly font: string;
  /** Zooms, each followed by the size of the text in px there. */
  readonly sizes: readonly number[];
  readonly layout: SymbolLayerSpecification['layout'];
  readonly color: string;
  /** The ground the names stand on. */
  readonly halo: string;
}

function nameLayer(layer: string, { font, sizes, layout, color, halo }: NameLook): SymbolLayerSpecification {
  return {
    id: `${BASE_MAP_PREFIX}${layer}`,
    type: 'symbol',
    source: BASE_SOURCE.world,
    'source-layer': layer,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': [font],
      'text-size': ['interpolate', ['linear'], ['zoom'], ...sizes],
      'symbol-sort-key': ['get', 'rank'],
      ...layout,
    },
    paint: {
      'text-color': color,
      'text-halo-color': setOpacity(halo, 0.8),
      'text-halo-width': 1.2,
      'text-halo-blur': 0.4,
    },
  };
}
