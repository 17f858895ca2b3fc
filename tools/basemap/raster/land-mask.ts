/** Where land is, as antialiased coverage, so that imagery gets the coast of the vector map and not its own coarse one. */
import type { Feature, Polygon, Position } from 'geojson';
import GeoJsonVt from 'geojson-vt';
import sharp from 'sharp';
import { TILE_PIXELS, type TileAddress } from './mercator.ts';

const EXTENT = 4096;
const SVG = 'http://www.w3.org/2000/svg';

/** Answers the coverage of a tile, 0 (water) to 255 (land), row by row. */
export type TileMask = (tile: TileAddress) => Promise<Uint8Array>;

/** Masks of Mercator tiles: `land` without `lakes`. */
export function createTileMask(
  land: readonly Feature<Polygon>[],
  lakes: readonly Position[][][],
  maxZoom: number,
): TileMask {
  const landIndex = tileIndex(land, maxZoom);
  const lakeIndex = tileIndex(
    lakes.map((coordinates) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } })),
    maxZoom,
  );
  return async (tile) => {
    const landPaths = pathsOf(landIndex, tile);
    if (landPaths.length === 0) return new Uint8Array(TILE_PIXELS * TILE_PIXELS);
    const shapes = [...landPaths.map(whitePath), ...pathsOf(lakeIndex, tile).map(blackPath)];
    const box = `viewBox="0 0 ${EXTENT} ${EXTENT}" width="${TILE_PIXELS}" height="${TILE_PIXELS}"`;
    return coverage(`<svg xmlns="${SVG}" ${box}>${shapes.join('')}</svg>`);
  };
}

/** The mask of the whole world as a latitude-longitude picture. */
export function createWorldMask(land: readonly Feature<Polygon>[], width: number): Promise<Uint8Array> {
  // Land that goes on past 180° is drawn a second time, a turn away.
  const shapes = [-360, 0, 360].flatMap((turn) =>
    land.map(({ geometry }) => whitePath(turnedPath(geometry.coordinates, turn))),
  );
  const box = `viewBox="-180 -90 360 180" width="${width}" height="${width / 2}"`;
  return coverage(`<svg xmlns="${SVG}" ${box}>${shapes.join('')}</svg>`);
}

function turnedPath(rings: readonly Position[][], turn: number): string {
  return rings
    .map((ring) => pathOfRing(ring.map(([longitude = 0, latitude = 0]) => [longitude + turn, -latitude])))
    .join('');
}

// One path a polygon: in a single one, lakes that the source holds twice would cancel each other.
const whitePath = (path: string): string => `<path d="${path}" fill="#fff" fill-rule="evenodd"/>`;
const blackPath = (path: string): string => `<path d="${path}" fill="#000" fill-rule="evenodd"/>`;
const pathOfRing = (ring: readonly Position[]): string => `M${ring.map(([x = 0, y = 0]) => `${x} ${y}`).join('L')}Z`;

function tileIndex(features: readonly Feature<Polygon>[], maxZoom: number): GeoJsonVt {
  const collection = { type: 'FeatureCollection' as const, features: [...features] };
  return new GeoJsonVt(collection, { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent: EXTENT });
}

function pathsOf(index: GeoJsonVt, { z, x, y }: TileAddress): string[] {
  const features = index.getTile(z, x, y)?.features ?? [];
  return features.flatMap((feature) => (feature.type === 3 ? [feature.geometry.map(pathOfRing).join('')] : []));
}

async function coverage(svg: string): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#000' });
  return drawn.extractChannel(0).raw().toBuffer();
}
