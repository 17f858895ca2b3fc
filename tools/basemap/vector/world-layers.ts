/** The layers of the vector archives, by the name the map style knows them under. */
import type { Feature, FeatureCollection, Geometry, LineString, Point, Polygon } from 'geojson';
import { roundCorners } from '../geometry/rounding.ts';
import { listCountryNames } from '../labels/countries.ts';
import { readPlaces } from '../labels/gazetteer.ts';
import { SEAS } from '../labels/seas.ts';
import type { Grid } from '../sources/elevation-grid.ts';
import { readLakes, readRivers } from '../sources/marble-outlines.ts';
import { readNaturalEarth } from '../sources/natural-earth-atlas.ts';
import { computeDepthBands } from './depth-bands.ts';

/** What a layer shows at one zoom. */
export interface ZoomShapes {
  readonly collection: FeatureCollection;
  /** How far, in tile units (4096 a tile), a line may be moved to save points. */
  readonly tolerance: number;
}

/** What one layer holds. Shapes may differ by zoom: names arrive by rank, outlines are rounded where they come close. */
export interface VectorLayer {
  readonly name: string;
  readonly minZoom: number;
  readonly fields: Readonly<Record<string, 'Number' | 'String'>>;
  /** Answers the same object for zooms that share their shapes: those are indexed once. */
  readonly shapesAt: (zoom: number) => ZoomShapes;
}

type Outline = Polygon | LineString;

interface Label {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly minZoom: number;
}

/** From this zoom on the vertices of the outlines would be seen as corners. */
const ROUNDED_FROM_ZOOM = 7;

export function buildWorldLayers(): VectorLayer[] {
  const { land, borders, countries } = readNaturalEarth();
  const lakes = readLakes().map((coordinates) => shape({ type: 'Polygon' as const, coordinates }));
  const rivers = readRivers().map((coordinates) => shape({ type: 'LineString' as const, coordinates }));
  return [
    outlineLayer('land', 0, land),
    outlineLayer('lake', 2, lakes),
    outlineLayer('river', 4, rivers),
    outlineLayer('border', 1, borders),
    labelLayer('sea-name', SEAS),
    labelLayer('country-name', listCountryNames(countries)),
    labelLayer('place-name', readPlaces()),
  ];
}

export function buildDepthLayers(elevation: Grid): VectorLayer[] {
  const bands = { collection: collect(computeDepthBands(elevation)), tolerance: 3 };
  return [{ name: 'depth', minZoom: 0, fields: { depthMetres: 'Number' }, shapesAt: () => bands }];
}

function outlineLayer(name: string, minZoom: number, features: readonly Feature<Outline>[]): VectorLayer {
  const plain = { collection: collect(features), tolerance: 3 };
  const roundedFeatures = features.map((feature) => ({ ...feature, geometry: roundOutline(feature.geometry) }));
  const rounded = { collection: collect(roundedFeatures), tolerance: 0.8 };
  return { name, minZoom, fields: {}, shapesAt: (zoom) => (zoom >= ROUNDED_FROM_ZOOM ? rounded : plain) };
}

function roundOutline(outline: Outline): Outline {
  if (outline.type === 'LineString') return { ...outline, coordinates: roundCorners(outline.coordinates, 2) };
  return { ...outline, coordinates: outline.coordinates.map((ring) => roundCorners(ring, 2)) };
}

function labelLayer(name: string, labels: readonly Label[]): VectorLayer {
  const shownAt = (zoom: number): Feature<Point>[] => labels.filter(({ minZoom }) => minZoom <= zoom).map(labelPoint);
  const fields = { name: 'String', rank: 'Number' } as const;
  return { name, minZoom: 0, fields, shapesAt: (zoom) => ({ collection: collect(shownAt(zoom)), tolerance: 0 }) };
}

/** `rank` is the zoom from which a label shows: the lower, the more it matters. */
function labelPoint({ name, longitude, latitude, minZoom }: Label): Feature<Point> {
  return {
    type: 'Feature',
    properties: { name, rank: minZoom },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}

const shape = <Shape extends Geometry>(geometry: Shape): Feature<Shape> => ({
  type: 'Feature',
  properties: {},
  geometry,
});
const collect = (features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
});
