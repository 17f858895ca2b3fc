/**
 * The satellite map. Blue Marble is coarse (13 km a pixel), so only its land colours are used: the coast comes from
 * the vector map, the relief from the elevation grid, and the sea is coloured by depth, which also leaves out
 * the gaps Blue Marble has in the Southern Ocean.
 */
import { writePmtiles } from '../archive/pmtiles-writer.ts';
import { type ColourGrid, readBlueMarble } from '../sources/blue-marble.ts';
import type { Grid } from '../sources/elevation-grid.ts';
import { readLakes } from '../sources/marble-outlines.ts';
import { readNaturalEarth } from '../sources/natural-earth-atlas.ts';
import { blurGrid, halveGrid } from './grid-filter.ts';
import { computeHillShade } from './hill-shade.ts';
import { createTileMask, createWorldMask, type TileMask } from './land-mask.ts';
import { sampleTile, TILE_PIXELS, type TileAddress } from './mercator.ts';
import { type Colour, computeSeaColour } from './sea-colour.ts';
import { type PaintedTile, renderPyramid } from './tile-pyramid.ts';

const MAX_ZOOM = 5;
/** WebP qualities. Over open sea a low one would show as blocks, and a high one costs little. */
const QUALITY = { above: 70, land: 42, openSea: 62 } as const;
/** How much full light or shadow changes a colour. */
const LAND_RELIEF = 0.45;
const SEA_RELIEF = 0.35;
/** For islands too small to have a pixel of land in Blue Marble. */
const ISLAND_COLOUR: Colour = [62, 80, 48];

interface Scene {
  readonly land: ColourGrid;
  readonly depth: Grid;
  readonly shade: Grid;
  readonly mask: TileMask;
}

export async function buildSatelliteArchive(elevation: Grid, attribution: string): Promise<Buffer> {
  const { land } = readNaturalEarth();
  const blueMarble = await readBlueMarble();
  const scene: Scene = {
    land: landColours(blueMarble, await createWorldMask(land, blueMarble[0].width)),
    depth: blurGrid(halveGrid(elevation), 1.2),
    shade: computeHillShade(elevation),
    mask: createTileMask(land, readLakes(), MAX_ZOOM),
  };
  const paint = (tile: TileAddress): Promise<PaintedTile> => paintTile(tile, scene);
  const tiles = await renderPyramid({ maxZoom: MAX_ZOOM, channels: 3, quality: QUALITY.above, paint });
  return writePmtiles(tiles, {
    format: 'webp',
    minZoom: 0,
    maxZoom: MAX_ZOOM,
    metadata: { name: 'Satellite', attribution },
  });
}

/** Land colours carried out over the shore, so that no pixel of land is mixed with Blue Marble's sea. */
function landColours(blueMarble: ColourGrid, mask: Uint8Array): ColourGrid {
  const { width, height } = blueMarble[0];
  const isLand = Float32Array.from(mask, (coverage, at) => (coverage > 250 && !looksLikeSea(blueMarble, at) ? 1 : 0));
  const nearness = blurGrid({ width, height, values: isLand }, 2);
  const carry = (channel: Grid, island: number): Grid => {
    const masked = channel.values.map((value, at) => value * (isLand[at] ?? 0));
    const spread = blurGrid({ width, height, values: masked }, 2);
    const values = channel.values.map((value, at) => {
      const near = nearness.values[at] ?? 0;
      return isLand[at] ? value : ((spread.values[at] ?? 0) + 0.01 * island) / (near + 0.01);
    });
    return { width, height, values };
  };
  const [red, green, blue] = blueMarble;
  return [carry(red, ISLAND_COLOUR[0]), carry(green, ISLAND_COLOUR[1]), carry(blue, ISLAND_COLOUR[2])];
}

/** Blue Marble's coast lies a pixel off in places: what is blue and not as bright as snow is its sea. */
function looksLikeSea([red, green, blue]: ColourGrid, at: number): boolean {
  const strongest = Math.max(red.values[at] ?? 0, green.values[at] ?? 0);
  return (blue.values[at] ?? 0) > strongest && strongest < 130;
}

async function paintTile(tile: TileAddress, { land, depth, shade, mask }: Scene): Promise<PaintedTile> {
  const landShare = await mask(tile);
  const shading = sampleTile(shade, tile);
  const grey = sampleTile(depth, tile);
  const colours = land.map((channel) => sampleTile(channel, tile));
  const pixels = new Uint8ClampedArray(TILE_PIXELS * TILE_PIXELS * 3);
  for (let at = 0; at < landShare.length; at++) {
    const share = (landShare[at] ?? 0) / 255;
    const light = shading[at] ?? 0;
    const sea = computeSeaColour(grey[at] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      const landTone = (colours[channel]?.[at] ?? 0) * (1 + LAND_RELIEF * light);
      const seaTone = (sea[channel] ?? 0) * (1 + SEA_RELIEF * light);
      pixels[3 * at + channel] = landTone * share + seaTone * (1 - share);
    }
  }
  return {
    pixels: new Uint8Array(pixels.buffer),
    quality: landShare.some((share) => share > 0) ? QUALITY.land : QUALITY.openSea,
  };
}
