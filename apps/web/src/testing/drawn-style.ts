/** Evaluates layers of a map style for one feature, as the map engine does when it draws it. */
import { createExpression, featureFilter } from '@maplibre/maplibre-gl-style-spec';
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';

export interface StyledFeature {
  readonly type: 'Point' | 'LineString' | 'Polygon';
  readonly properties: Readonly<Record<string, unknown>>;
}

const NOWHERE: StyledFeature = { type: 'Point', properties: {} };
const NUMBER_OF = { Point: 1, LineString: 2, Polygon: 3 } as const;
const toVectorFeature = ({ type, properties }: StyledFeature) => ({
  type: NUMBER_OF[type],
  properties: { ...properties },
});

/** Ids of the layers that draw the feature at a zoom, back to front. */
export function listDrawnLayers(layers: readonly LayerSpecification[], feature: StyledFeature, zoom = 6): string[] {
  const isDrawn = (layer: LayerSpecification) => {
    const { minzoom = 0, maxzoom = 24 } = layer;
    if (zoom < minzoom || zoom >= maxzoom) return false;
    const filter = 'filter' in layer ? (layer.filter as FilterSpecification) : undefined;
    return (
      filter === undefined || featureFilter(filter, `${layer.id}.filter`).filter({ zoom }, toVectorFeature(feature))
    );
  };
  return layers.filter(isDrawn).map(({ id }) => id);
}

/** Value of a paint or layout property for the feature; a constant is itself. */
export function evaluateStyle(
  layers: readonly LayerSpecification[],
  [id, property]: readonly [layer: string, property: string],
  feature: StyledFeature = NOWHERE,
  zoom = 6,
): unknown {
  const layer = layers.find((known) => known.id === id);
  if (layer === undefined) throw new Error(`No layer is called ${id}`);
  const value: unknown = { ...layer.layout, ...layer.paint }[property as never];
  if (!Array.isArray(value)) return value;
  const made = createExpression(value, `${id}.${property}`);
  if (made.result === 'error') return value;
  return made.value.evaluate({ zoom }, toVectorFeature(feature));
}
