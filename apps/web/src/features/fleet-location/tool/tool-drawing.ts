/** What a tool draws on the map: legs with distance and bearing, range rings, an outline that is not finished. */
import { formatAngle, formatNumber } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import {
  computeGreatCircle,
  computeRangeRing,
  computeRingMiles,
  METERS_PER_NAUTICAL_MILE,
  measureLegs,
} from '@fms/domain/map';
import type { Feature, FeatureCollection } from 'geojson';
import type { Translate } from '../../../language/index.ts';

export type ToolName = 'measure' | 'rings' | 'draw';

export const toMiles = (meters: number) => meters / METERS_PER_NAUTICAL_MILE;

/** Ten miles and more have one decimal, a mile two: what the scale of the map supports. */
const decimalsOf = (miles: number) => (miles < 10 ? 2 : 1);

export function formatMiles(meters: number): string {
  const miles = toMiles(meters);
  return formatNumber(miles, { decimals: decimalsOf(miles) });
}

/** The sum of the legs as they are written, so that a reader who adds them up finds the same. */
export function formatTotalMiles(legs: readonly { readonly meters: number }[]): string {
  const written = legs.map(({ meters }) => {
    const decimals = decimalsOf(toMiles(meters));
    return { decimals, miles: Number(toMiles(meters).toFixed(decimals)) };
  });
  const decimals = Math.max(...written.map((leg) => leg.decimals));
  return formatNumber(
    written.reduce((sum, { miles }) => sum + miles, 0),
    { decimals },
  );
}

/** @param reachMiles how far the map reaches up and down from its middle: the largest ring fits into it. */
export function buildToolDrawing(
  tool: ToolName,
  points: readonly Position[],
  { reachMiles, t }: { reachMiles: number; t: Translate },
): FeatureCollection {
  const features = { measure: legFeatures, rings: ringFeatures, draw: outlineFeatures }[tool](points, reachMiles, t);
  return { type: 'FeatureCollection', features: [...features, ...points.map((point) => pointFeature(point))] };
}

function legFeatures(points: readonly Position[], _reach: number, t: Translate): Feature[] {
  return measureLegs(points).flatMap(({ from, to, meters, bearingDegrees }) => {
    const line = computeGreatCircle(from, to);
    const middle = line[Math.floor(line.length / 2)] ?? to;
    const at = line.length > 2 ? middle : between(from, line.at(-1) ?? to);
    const label = t('LEG', { bearing: formatAngle(bearingDegrees), miles: formatMiles(meters) });
    return [lineFeature(line), pointFeature(at, label)];
  });
}

function ringFeatures(points: readonly Position[], reachMiles: number, t: Translate): Feature[] {
  return points.flatMap((centre) =>
    computeRingMiles(reachMiles * 0.9).flatMap((miles) => {
      const ring = computeRangeRing(centre, miles * METERS_PER_NAUTICAL_MILE);
      const [north] = ring as [Position];
      return [lineFeature(ring), pointFeature(north, t('MILES', { miles }))];
    }),
  );
}

function outlineFeatures(points: readonly Position[]): Feature[] {
  if (points.length < 2) return [];
  const corners = points.map(coordinates);
  if (points.length === 2)
    return [{ type: 'Feature', geometry: { type: 'LineString', coordinates: corners }, properties: {} }];
  const ring = [...corners, corners[0] as number[]];
  return [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: {} }];
}

const coordinates = ({ longitude, latitude }: Position): number[] => [longitude, latitude];

function between(a: Position, b: Position): Position {
  return { longitude: (a.longitude + b.longitude) / 2, latitude: (a.latitude + b.latitude) / 2 };
}

function lineFeature(line: readonly Position[]): Feature {
  return { type: 'Feature', geometry: { type: 'LineString', coordinates: line.map(coordinates) }, properties: {} };
}

/** With a label it is words alone, without one a dot. */
function pointFeature(point: Position, label?: string): Feature {
  const properties = label === undefined ? {} : { label, quiet: true };
  return { type: 'Feature', geometry: { type: 'Point', coordinates: coordinates(point) }, properties };
}
