/** Areas that the names of vessels take, as features of the map: names of the base map yield to them. */
import type { Position } from '@fms/domain/geo';
import type { FeatureCollection, Point } from 'geojson';

export interface NameArea {
  /** Place of the vessel. */
  readonly place: Position;
  /** From the place to the middle of the name, CSS pixels, right and down. */
  readonly offset: readonly [right: number, down: number];
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A point for each name: `offset` as of the area, `reach` half its height and half its width, CSS pixels. */
export function buildNameFeatures(areas: readonly NameArea[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: areas.map(({ place: { longitude, latitude }, offset, width, height }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { offset, reach: [height / 2, width / 2] },
    })),
  };
}
