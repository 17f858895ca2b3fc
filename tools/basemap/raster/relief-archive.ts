/** Shaded relief as tiles of grey: 128 is flat, less is shadow, more is light. The map style gives it its colours. */
import { writePmtiles } from '../archive/pmtiles-writer.ts';
import type { Grid } from '../sources/elevation-grid.ts';
import { computeHillShade } from './hill-shade.ts';
import { sampleTile, type TileAddress } from './mercator.ts';
import { type PaintedTile, renderPyramid } from './tile-pyramid.ts';

/** 8192 pixels round the world for the grid's 10,800 cells; one zoom more would cost 3 MB and show little else. */
const MAX_ZOOM = 4;
const QUALITY = 45;

export async function buildReliefArchive(elevation: Grid, attribution: string): Promise<Buffer> {
  const shade = computeHillShade(elevation);
  const paint = async (tile: TileAddress): Promise<PaintedTile> => {
    return { pixels: Uint8Array.from(sampleTile(shade, tile), (value) => 128 + 127 * value), quality: QUALITY };
  };
  const tiles = await renderPyramid({ maxZoom: MAX_ZOOM, channels: 1, quality: QUALITY, paint });
  return writePmtiles(tiles, {
    format: 'webp',
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    metadata: { name: 'Relief', attribution },
  });
}
