/** Zones as shapes of the map. */
import type { Zone } from '@fms/contract';
import type { FeatureCollection } from 'geojson';

export function zoneDrawing(zones: readonly Zone[], chosenId: number | undefined): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: zones.map(({ id, name, outlines }) => ({
      type: 'Feature',
      geometry: {
        type: 'MultiPolygon',
        coordinates: outlines.map((outline) => [[...outline, ...outline.slice(0, 1)]]),
      },
      properties: { name, chosen: id === chosenId },
    })),
  };
}
