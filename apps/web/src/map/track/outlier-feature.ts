import type { Position } from '@fms/domain/geo';
import type { FeatureCollection } from 'geojson';

/** Positions that a track leaves out, for the overlay `outliers`. */
export function buildOutlierFeatures(places: readonly Position[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ longitude, latitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {},
    })),
  };
}
