/** The next waypoint as the ship's own navigation reports it: by range and bearing from its position. */
import type { Tag } from '@fms/contract/tag';
import { computeDestination, type Position } from '@fms/domain/geo';
import { convertIfKnown } from '@fms/domain/unit';
import type { FeatureCollection } from 'geojson';
import { findTagByName } from '../definition/widget-definition.ts';

export interface WaypointTags {
  readonly range: Tag;
  /** Degrees true. */
  readonly bearing: Tag;
  readonly name: Tag | undefined;
}

/** Undefined for a ship that sends no waypoint (docs/tags.md, RMB and PGN 129284). */
export function findWaypointTags(tags: readonly Tag[]): WaypointTags | undefined {
  const range = findTagByName(tags, 'Range to waypoint');
  const bearing = findTagByName(tags, 'Bearing to waypoint');
  if (range === undefined || bearing === undefined) return undefined;
  return { range, bearing, name: findTagByName(tags, 'Waypoint') };
}

/** Where the waypoint lies; undefined for a unit that is no length. */
export function computeWaypointPlace(
  from: Position,
  bearing: number,
  range: number,
  unit: string,
): Position | undefined {
  const meters = convertIfKnown(range, unit, 'm');
  return meters === undefined ? undefined : computeDestination(from, bearing, meters);
}

/** The way to it and its name, for the map. */
export function buildWaypointDrawing(from: Position, to: Position, label: string): FeatureCollection {
  const at = ({ longitude, latitude }: Position) => [longitude, latitude];
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'LineString', coordinates: [at(from), at(to)] }, properties: {} },
      { type: 'Feature', geometry: { type: 'Point', coordinates: at(to) }, properties: { label } },
    ],
  };
}
