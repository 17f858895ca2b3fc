import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { buildBaseMapStyle, trackLayerAnchor, vesselLayerAnchor } from './base-map-style.ts';
import { mergeAppLayers } from './keep-app-layers.ts';

const day = buildBaseMapStyle({
  mapType: 'roadmap',
  mapStyle: 'default',
  palette: 'day',
  origin: 'https://fleet.example',
});
const satellite = buildBaseMapStyle({
  mapType: 'satellite',
  mapStyle: 'default',
  palette: 'dusk',
  origin: 'https://fleet.example',
});

const circle = (id: string): LayerSpecification => ({ id, type: 'circle', source: 'vessels' });

function withLayers(style: StyleSpecification): StyleSpecification {
  const layers = style.layers.flatMap((layer) => {
    if (layer.id === trackLayerAnchor) return [circle('tracks'), layer];
    return layer.id === vesselLayerAnchor ? [circle('vessels'), layer] : [layer];
  });
  const vessels: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } };
  return { ...style, sources: { ...style.sources, vessels }, layers: [...layers, circle('tool')] };
}

describe('mergeAppLayers', () => {
  it('carries the sources and layers of the app to the new base map, under the same anchors', () => {
    const kept = mergeAppLayers(withLayers(day), satellite);
    expect(kept.layers).toEqual(withLayers(satellite).layers);
    expect(kept.sources).toEqual(withLayers(satellite).sources);
  });

  it('takes the first style as it is', () => {
    expect(mergeAppLayers(undefined, day)).toBe(day);
  });
});
