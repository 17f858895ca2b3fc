/** Areas of a GeoJSON file (RFC 7946): polygons and multi-polygons, with their property `name`. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { MAX_IMPORT_BYTES, MAX_ORGANIZATION_CORNERS } from '@fms/contract/zone';
import { z } from 'zod';
import type { YieldToEventLoop } from '../../../platform/concurrency/yield-to-event-loop.ts';
import { invalid } from '../../../platform/failure/failure.ts';
import { CornerCount, getAreaName, hasHole, type ImportedArea, toOutline } from './imported-area.ts';

/** A corner is an array of two numbers or three; the rest is room for properties, which are left out. */
const FILE_BOUNDS: ShapeBounds = {
  size: MAX_IMPORT_BYTES,
  depth: 16,
  values: 4 * MAX_ORGANIZATION_CORNERS + 400_000,
  keys: 1000,
  text: MAX_IMPORT_BYTES,
};

const ring = z.array(z.array(z.number()).min(2));
/** Coordinates are looked into ring by ring, once it is known how many there are. */
const rings = z.array(z.custom<unknown[]>(Array.isArray));
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.unknown() });
const multiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: z.unknown() });
/** Points and lines are no areas: they are left out. */
const other = z.object({
  type: z.enum(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'GeometryCollection']),
});
const geometry = z.discriminatedUnion('type', [polygon, multiPolygon, other]);
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.object({ name: z.unknown().optional() }).nullish(),
  geometry: geometry.nullable(),
});
const file = z.union([
  z.object({ type: z.literal('FeatureCollection'), features: z.array(feature).max(5_000) }),
  feature,
  geometry,
]);
type Feature = z.infer<typeof feature>;

/** Throws in words when the text is no GeoJSON. */
export async function readGeoJson(text: string, yieldNow: YieldToEventLoop): Promise<ImportedArea[]> {
  const data = parsed(file, toJson(text));
  const corners = new CornerCount();
  const areas: ImportedArea[] = [];
  for (const [index, { geometry: shape, properties }] of featuresOf(data).entries()) {
    const polygons = polygonsOf(shape);
    if (polygons.length === 0) continue;
    const name = getAreaName(typeof properties?.name === 'string' ? properties.name : undefined, index);
    if (polygons.some(({ length }) => length > 1)) throw hasHole(name);
    const outlines: ImportedArea['outlines'] = [];
    for (const [outer = []] of polygons) {
      corners.add(outer.length);
      await yieldNow();
      outlines.push(toOutline(parsed(ring, outer), name));
    }
    areas.push({ name, outlines });
  }
  return areas;
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid('The file is no GeoJSON of areas.');
  return result.data;
}

function toJson(text: string): unknown {
  const read = readJson(text, FILE_BOUNDS);
  if (read.ok) return read.value;
  if (read.reason === 'too-large') throw invalid(`The file has more than ${MAX_IMPORT_BYTES / 1_000_000} MB.`);
  if (read.reason === 'too-many-values') throw invalid('The file holds more than an organisation may have.');
  if (read.reason === 'too-deep') throw invalid('The GeoJSON is nested too deeply.');
  throw invalid('The file is no GeoJSON: it is not JSON.');
}

function featuresOf(data: z.infer<typeof file>): Feature[] {
  if (data.type === 'FeatureCollection') return data.features;
  if (data.type === 'Feature') return [data];
  return [{ type: 'Feature', geometry: data, properties: null }];
}

/** The rings of each polygon, the corners of which are not looked at yet. */
function polygonsOf(shape: Feature['geometry']): unknown[][][] {
  if (shape?.type === 'Polygon') return [parsed(rings.min(1), shape.coordinates)];
  return shape?.type === 'MultiPolygon' ? parsed(z.array(rings.min(1)), shape.coordinates) : [];
}
