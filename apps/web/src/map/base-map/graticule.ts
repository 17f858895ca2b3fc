/** Meridians and parallels, finer as the map comes closer. Lines are straight in Web Mercator: two points each. */
import type { Feature, FeatureCollection, LineString, Position } from 'geojson';

export interface GraticuleStep {
  readonly degrees: number;
  readonly fromZoom: number;
  readonly toZoom: number;
}

export const GRATICULE_STEPS: readonly GraticuleStep[] = [
  { degrees: 30, fromZoom: 0, toZoom: 2.6 },
  { degrees: 10, fromZoom: 2.6, toZoom: 4.6 },
  { degrees: 5, fromZoom: 4.6, toZoom: 5.8 },
  { degrees: 2, fromZoom: 5.8, toZoom: 6.8 },
  { degrees: 1, fromZoom: 6.8, toZoom: 24 },
];

const EDGE_LATITUDE = 85;

/** All lines of all steps; `degrees` in the properties tells them apart. */
export function buildGraticule(): FeatureCollection<LineString, { degrees: number }> {
  return { type: 'FeatureCollection', features: GRATICULE_STEPS.flatMap(({ degrees }) => linesEvery(degrees)) };
}

function linesEvery(degrees: number): Feature<LineString, { degrees: number }>[] {
  const line = (from: Position, to: Position): Feature<LineString, { degrees: number }> => ({
    type: 'Feature',
    properties: { degrees },
    geometry: { type: 'LineString', coordinates: [from, to] },
  });
  const lines: Feature<LineString, { degrees: number }>[] = [];
  // 180° E is 180° W: drawn once, or it would be twice as strong.
  for (let longitude = -180; longitude < 180; longitude += degrees) {
    lines.push(line([longitude, -EDGE_LATITUDE], [longitude, EDGE_LATITUDE]));
  }
  for (let latitude = -90 + degrees; latitude < 90; latitude += degrees) {
    if (Math.abs(latitude) <= EDGE_LATITUDE) lines.push(line([-180, latitude], [180, latitude]));
  }
  return lines;
}
