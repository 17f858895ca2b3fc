/** Areas of a GeoJSON file (RFC 7946): polygons and multi-polygons, with their property `name`. */
import { MAX_IMPORT_BYTES, MAX_ORGANIZATION_CORNERS } from '@fms/contract';
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { z } from 'zod';
import { invalid } from '../../../platform/failure.ts';
import { hasHole, type ImportedArea, nameOf, toOutline } from './imported-area.ts';

/** A corner is an array of two numbers or three; the rest is room for properties, which are left out. */
const FILE_BOUNDS: ShapeBounds = {
  size: MAX_IMPORT_BYTES,
  depth: 16,
  values: 4 * MAX_ORGANIZATION_CORNERS + 400_000,
  keys: 1000,
  text: MAX_IMPORT_BYTES,
};

const ring = z.array(z.array(z.number()).min(2));
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) });
const multiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)) });
/** Points and lines are no areas: they are left out. */
const other = z.object({
  type: z.enum(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'GeometryCollection']),
});
const geometry = z.discriminatedUnion('type', [polygon, multiPolygon, other]);
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: geometry.nullable(),
});
const file = z.union([
  z.object({ type: z.literal('FeatureCollection'), features: z.array(feature).max(5_000) }),
  feature,
  geometry,
]);
type Feature = z.infer<typeof feature>;

/** Throws in words when the text is no GeoJSON. */
export function readGeoJson(text: string): ImportedArea[] {
  const parsed = file.safeParse(toJson(text));
  if (!parsed.success) throw invalid('The file is no GeoJSON of areas.');
  return featuresOf(parsed.data).flatMap(({ geometry: shape, properties }, index) => {
    const polygons = polygonsOf(shape);
    if (polygons.length === 0) return [];
    const name = nameOf(typeof properties?.name === 'string' ? properties.name : undefined, index);
    if (polygons.some(({ length }) => length > 1)) throw hasHole(name);
    return [{ name, outlines: polygons.map(([outer = []]) => toOutline(outer, name)) }];
  });
}

function toJson(text: string): unknown {
  const read = readJson(text, FILE_BOUNDS);
  if (read.ok) return read.value;
  if (read.reason === 'too-many-values') throw invalid('The file holds more than an organisation may have.');
  if (read.reason === 'too-deep') throw invalid('The GeoJSON is nested too deeply.');
  throw invalid('The file is no GeoJSON: it is not JSON.');
}

function featuresOf(data: z.infer<typeof file>): Feature[] {
  if (data.type === 'FeatureCollection') return data.features;
  if (data.type === 'Feature') return [data];
  return [{ type: 'Feature', geometry: data, properties: null }];
}

function polygonsOf(shape: Feature['geometry']): number[][][][] {
  if (shape?.type === 'Polygon') return [shape.coordinates];
  return shape?.type === 'MultiPolygon' ? shape.coordinates : [];
}
