import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { BASE_MAP_PREFIX } from './base-map-sources.ts';
import { trackLayerAnchor, vesselLayerAnchor } from './base-map-style.ts';

const isOfTheApp = (id: string): boolean => !id.startsWith(BASE_MAP_PREFIX);

/**
 * For `map.setStyle(style, { transformStyle: mergeAppLayers })`: changes the base map and keeps every source and layer
 * the app has added, each under the anchor it lay under before.
 */
export function mergeAppLayers(previous: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification {
  if (!previous) return next;
  const keptSources = Object.entries(previous.sources).filter(([id]) => isOfTheApp(id));
  const kept = layersByAnchor(previous.layers);
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(keptSources) },
    layers: next.layers.flatMap((layer) => [...(kept.get(layer.id) ?? []), layer]).concat(kept.get(undefined) ?? []),
  };
}

/** The app's layers by the anchor that follows them; `undefined` for those above the last one. */
function layersByAnchor(layers: readonly LayerSpecification[]): Map<string | undefined, LayerSpecification[]> {
  const groups = new Map<string | undefined, LayerSpecification[]>();
  let waiting: LayerSpecification[] = [];
  for (const layer of layers) {
    if (isOfTheApp(layer.id)) waiting.push(layer);
    if (layer.id === trackLayerAnchor || layer.id === vesselLayerAnchor) {
      groups.set(layer.id, waiting);
      waiting = [];
    }
  }
  return groups.set(undefined, waiting);
}
