/** Land as the map draws it: Natural Earth 1:10m, in bands of latitude so that a point is looked up in microseconds. */
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

type Edge = readonly [west: number, south: number, east: number, north: number];

const BANDS_PER_DEGREE = 20;

export interface Land {
  covers(latitude: number, longitude: number): boolean;
}

export function loadLand(): Land {
  const require = createRequire(import.meta.url);
  const topology = require('world-atlas/land-10m.json') as Topology;
  const land = topology.objects.land;
  if (!land) throw new Error('the atlas has no land');
  const bands = new Map<number, Edge[]>();
  for (const ring of rings(feature(topology, land))) addRing(bands, ring);
  return {
    covers(latitude, longitude) {
      let inside = false;
      for (const [x1, y1, x2, y2] of bands.get(Math.floor(latitude * BANDS_PER_DEGREE)) ?? []) {
        const crosses = y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1;
        if (crosses) inside = !inside;
      }
      return inside;
    },
  };
}

type Ring = readonly (readonly number[])[];

function rings(shape: ReturnType<typeof feature>): Ring[] {
  const features = shape.type === 'FeatureCollection' ? shape.features : [shape];
  return features.flatMap(({ geometry }): Ring[] => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

function addRing(bands: Map<number, Edge[]>, ring: Ring): void {
  ring.forEach((to, i) => {
    const from = ring[i - 1];
    const [x1, y1] = from ?? [];
    const [x2, y2] = to;
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return;
    const last = Math.floor(Math.max(y1, y2) * BANDS_PER_DEGREE);
    for (let band = Math.floor(Math.min(y1, y2) * BANDS_PER_DEGREE); band <= last; band++) {
      const edges = bands.get(band) ?? [];
      edges.push([x1, y1, x2, y2]);
      bands.set(band, edges);
    }
  });
}
