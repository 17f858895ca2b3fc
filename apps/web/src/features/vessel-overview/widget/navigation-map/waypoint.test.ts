import { describe, expect, it } from 'vitest';
import { buildTag } from '../../../../testing/builders.ts';
import { buildWaypointDrawing, computeWaypointPlace, findWaypointTags } from './waypoint.ts';

const HERE = { latitude: 58, longitude: 5 };

describe('computeWaypointPlace', () => {
  it.each([
    ['60 nm north is a degree of latitude', 0, 60, 'nm', 59, 5],
    ['nothing away is here', 90, 0, 'nm', 58, 5],
    ['in kilometres', 180, 111.2, 'km', 57, 5],
  ])('%s', (_words, bearing, range, unit, latitude, longitude) => {
    const place = computeWaypointPlace(HERE, bearing, range, unit);
    expect(place?.latitude).toBeCloseTo(latitude, 1);
    expect(place?.longitude).toBeCloseTo(longitude, 1);
  });

  it('is nowhere by a unit that is no length', () => {
    expect(computeWaypointPlace(HERE, 0, 5, 'kn')).toBeUndefined();
  });
});

describe('findWaypointTags', () => {
  it('needs range and bearing', () => {
    const range = buildTag(1, { name: 'Range to waypoint', unit: 'nm' });
    const bearing = buildTag(2, { name: 'Bearing to waypoint', unit: '°' });
    expect(findWaypointTags([range])).toBeUndefined();
    expect(findWaypointTags([range, bearing])).toEqual({ range, bearing, name: undefined });
  });
});

describe('buildWaypointDrawing', () => {
  it('is a way and a named place', () => {
    const { features } = buildWaypointDrawing(HERE, { latitude: 59, longitude: 6 }, 'WP 12');
    expect(features.map(({ geometry, properties }) => [geometry.type, properties?.label])).toEqual([
      ['LineString', undefined],
      ['Point', 'WP 12'],
    ]);
  });
});
