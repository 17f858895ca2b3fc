/** Shaded relief as tiles of grey: 128 is flat, less is shadow, more is light. The map style gives it its colours. */
import { writePmtiles } from '../archive/pmtiles-writer.ts';
import type { Grid } from '../sources/elevation-grid.ts';
import { hillShade } from './hill-shade.ts';
import { sampleTile, type TileAddress } from './mercator.ts';
import { paintPyramid } from './tile-pyramid.ts';

/** The grid has 10,800 columns; a world of 32 tiles shows all of them. */
const MAX_ZOOM = 5;

export async function buildReliefArchive(elevation: Grid, attribution: string): Promise<Buffer> {
  const shade = hillShade(elevation);
  const paint = (tile: TileAddress): Uint8Array =>
    Uint8Array.from(sampleTile(shade, tile), (value) => 128 + 127 * value);
  const tiles = await paintPyramid({ maxZoom: MAX_ZOOM, channels: 1, quality: 25, paint });
  return writePmtiles(tiles, {
    format: 'webp',
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    metadata: { name: 'Relief', attribution },
  });
}
