/**
 * Land, country areas and country borders of Natural Earth 1:10m, from the npm package `world-atlas`
 * (TopoJSON, so neighbours share their border exactly).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, LineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrapLine, unwrapPolygon } from '../geometry/dateline.ts';
import { joinAtDateline } from '../geometry/seam.ts';

interface CountryProperties {
  readonly name: string;
}

type Atlas = Topology<{ countries: GeometryCollection<CountryProperties>; land: GeometryCollection }>;

export interface CountryArea {
  readonly name: string;
  readonly polygons: readonly Position[][][];
}

export interface NaturalEarth {
  /** One polygon a feature; those that cross 180° go on past it. */
  readonly land: readonly Feature<Polygon>[];
  /** Lines that two countries share; coasts are not among them. De facto borders, as Natural Earth draws them. */
  readonly borders: readonly Feature<LineString>[];
  readonly countries: readonly CountryArea[];
}

export function readNaturalEarth(): NaturalEarth {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'));
  const land = joinAtDateline(
    feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => polygonsOf(geometry)),
  );
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  const countries = feature(atlas, atlas.objects.countries).features.map(({ geometry, properties }) => ({
    name: properties.name,
    polygons: polygonsOf(geometry),
  }));
  return {
    land: land.map((coordinates) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } })),
    borders: borders.coordinates.map((line) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: unwrapLine(line) },
    })),
    countries,
  };
}

function polygonsOf(geometry: { type: string; coordinates?: unknown }): Position[][][] {
  if (geometry.type === 'Polygon') return [unwrapPolygon((geometry as Polygon).coordinates)];
  if (geometry.type === 'MultiPolygon') return (geometry as MultiPolygon).coordinates.map(unwrapPolygon);
  return [];
}
