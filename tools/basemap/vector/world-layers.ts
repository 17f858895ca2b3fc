/** The layers of the vector archives, by the name the map style knows them under. */
import type { Feature, FeatureCollection, Geometry, Point } from 'geojson';
import { countryNames } from '../labels/countries.ts';
import { SEAS } from '../labels/seas.ts';
import type { Grid } from '../sources/elevation-grid.ts';
import { readPlaces } from '../sources/gazetteer.ts';
import { readLakes, readRivers } from '../sources/marble-outlines.ts';
import { readNaturalEarth } from '../sources/natural-earth-atlas.ts';
import { depthBands } from './depth-bands.ts';

/** What one layer holds: `collection` may differ by zoom, since names arrive by rank. */
export interface VectorLayer {
  readonly name: string;
  readonly minZoom: number;
  readonly fields: Readonly<Record<string, 'Number' | 'String'>>;
  /** Shapes that are the same at every zoom are tiled once; the others once a zoom. */
  readonly collection: FeatureCollection | ((zoom: number) => FeatureCollection);
}

interface Label {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly minZoom: number;
}

export function worldLayers(): VectorLayer[] {
  const { land, borders, countries } = readNaturalEarth();
  const lakes = readLakes().map((coordinates) => shape({ type: 'Polygon', coordinates }));
  const rivers = readRivers().map((coordinates) => shape({ type: 'LineString', coordinates }));
  return [
    { name: 'land', minZoom: 0, fields: {}, collection: collect(land) },
    { name: 'lake', minZoom: 2, fields: {}, collection: collect(lakes) },
    { name: 'river', minZoom: 4, fields: {}, collection: collect(rivers) },
    { name: 'border', minZoom: 1, fields: {}, collection: collect(borders) },
    labelLayer('sea-name', SEAS),
    labelLayer('country-name', countryNames(countries)),
    labelLayer('place-name', readPlaces()),
  ];
}

export function depthLayers(elevation: Grid): VectorLayer[] {
  return [{ name: 'depth', minZoom: 0, fields: { depthMetres: 'Number' }, collection: collect(depthBands(elevation)) }];
}

function labelLayer(name: string, labels: readonly Label[]): VectorLayer {
  const shownAt = (zoom: number): Feature<Point>[] => labels.filter(({ minZoom }) => minZoom <= zoom).map(labelPoint);
  return { name, minZoom: 0, fields: { name: 'String', rank: 'Number' }, collection: (zoom) => collect(shownAt(zoom)) };
}

/** `rank` is the zoom from which a label shows: the lower, the more it matters. */
function labelPoint({ name, longitude, latitude, minZoom }: Label): Feature<Point> {
  return {
    type: 'Feature',
    properties: { name, rank: minZoom },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}

const shape = (geometry: Geometry): Feature => ({ type: 'Feature', properties: {}, geometry });
const collect = (features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
});
