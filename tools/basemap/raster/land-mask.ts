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
export function tileMask(land: readonly Feature<Polygon>[], lakes: readonly Position[][][], maxZoom: number): TileMask {
  const landIndex = tileIndex(land, maxZoom);
  const lakeIndex = tileIndex(
    lakes.map((coordinates) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } })),
    maxZoom,
  );
  return async ({ z, x, y }) => {
    const landPath = pathOf(landIndex, { z, x, y });
    if (!landPath) return new Uint8Array(TILE_PIXELS * TILE_PIXELS);
    const lakePath = pathOf(lakeIndex, { z, x, y });
    const box = `viewBox="0 0 ${EXTENT} ${EXTENT}" width="${TILE_PIXELS}" height="${TILE_PIXELS}"`;
    return coverage(`<svg xmlns="${SVG}" ${box}>${landPathOf(landPath)}${lakePathOf(lakePath)}</svg>`);
  };
}

/** The mask of the whole world as a latitude-longitude picture. */
export function worldMask(land: readonly Feature<Polygon>[], width: number): Promise<Uint8Array> {
  const height = width / 2;
  // Land past 180° is drawn once more a turn to the west, and the other way round.
  const turns = [-360, 0, 360].map((turn) =>
    land
      .map(({ geometry }) =>
        geometry.coordinates
          .map((ring) => pathOfRing(ring.map(([longitude = 0, latitude = 0]) => [longitude + turn, -latitude])))
          .join(''),
      )
      .join(''),
  );
  return coverage(
    `<svg xmlns="${SVG}" viewBox="-180 -90 360 180" width="${width}" height="${height}">${turns.map(landPathOf).join('')}</svg>`,
  );
}

const landPathOf = (path: string): string => `<path d="${path}" fill="#fff" fill-rule="evenodd"/>`;
const lakePathOf = (path: string): string => `<path d="${path}" fill="#000" fill-rule="evenodd"/>`;
const pathOfRing = (ring: readonly Position[]): string => `M${ring.map(([x = 0, y = 0]) => `${x} ${y}`).join('L')}Z`;

function tileIndex(features: readonly Feature<Polygon>[], maxZoom: number): GeoJsonVt {
  const collection = { type: 'FeatureCollection' as const, features: [...features] };
  return new GeoJsonVt(collection, { maxZoom: maxZoom + 1, indexMaxZoom: maxZoom, indexMaxPoints: 0, extent: EXTENT });
}

function pathOf(index: GeoJsonVt, { z, x, y }: TileAddress): string {
  const features = index.getTile(z, x, y)?.features ?? [];
  return features.flatMap((feature) => (feature.type === 3 ? feature.geometry.map(pathOfRing) : [])).join('');
}

async function coverage(svg: string): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#000' });
  return drawn.extractChannel(0).raw().toBuffer();
}
