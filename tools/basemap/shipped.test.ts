/** What is committed under apps/web/public, as the app will read it. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getMapGround } from '../../apps/web/src/map/base-map/ground.ts';
import { MAP_PALETTES } from '../../apps/web/src/map/base-map/map-choice.ts';
import {
  buildBorderLayers,
  buildLandLayers,
  buildSeaLayers,
  buildShoreLayers,
} from '../../apps/web/src/map/base-map/water-land-layers.ts';
import { ATTRIBUTION } from './attribution.ts';
import { PICTURE_LIMIT_BYTES } from './sign-in/sign-in-picture.ts';

const PUBLIC_FOLDER = join(import.meta.dirname, '..', '..', 'apps', 'web', 'public');
const ARCHIVES = ['world', 'depth', 'relief', 'satellite'] as const;
const BASE_MAP_LIMIT_BYTES = 14_500_000;

const pathOf = (name: string): string => join(PUBLIC_FOLDER, 'basemap', `${name}.pmtiles`);

function open(name: string): PMTiles {
  const bytes = readFileSync(pathOf(name));
  const getBytes = async (offset: number, length: number) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  });
  return new PMTiles({ getKey: () => name, getBytes });
}

async function vectorLayersOf(name: string): Promise<string[]> {
  const metadata = (await open(name).getMetadata()) as { vector_layers: { id: string }[] };
  return metadata.vector_layers.map(({ id }) => id);
}

describe('shipped archives', () => {
  it('stay small enough to be part of the product', () => {
    const total = ARCHIVES.reduce((sum, name) => sum + statSync(pathOf(name)).size, 0);
    expect(total).toBeLessThan(BASE_MAP_LIMIT_BYTES);
  });

  it.each([
    ['world', 7, ATTRIBUTION.world],
    ['depth', 5, ATTRIBUTION.elevation],
    ['relief', 4, ATTRIBUTION.elevation],
    ['satellite', 5, ATTRIBUTION.imagery],
  ])('%s reaches zoom %i, has a world tile and names its sources', async (name, maxZoom, attribution) => {
    const archive = open(name);
    expect(await archive.getHeader()).toMatchObject({ minZoom: 0, maxZoom, clustered: true });
    expect(await archive.getMetadata()).toMatchObject({ attribution });
    expect((await archive.getZxy(0, 0, 0))?.data.byteLength).toBeGreaterThan(1000);
  });

  it('hold every layer the map style draws', async () => {
    const ground = getMapGround({ mapType: 'roadmap', mapStyle: 'default', palette: 'day' });
    const drawn = [
      ...buildSeaLayers(ground),
      ...buildLandLayers(ground),
      ...buildShoreLayers(ground),
      ...buildBorderLayers(ground),
    ];
    const named = drawn.flatMap((layer) =>
      'source-layer' in layer && layer['source-layer'] ? [layer['source-layer']] : [],
    );
    const held = [...(await vectorLayersOf('world')), ...(await vectorLayersOf('depth'))];
    expect(held).toEqual(expect.arrayContaining([...named, 'sea-name', 'country-name', 'place-name']));
  });
});

describe('sign-in pictures', () => {
  it.each(MAP_PALETTES)('the %s one is 1920 × 1200 and under 60 KB', async (palette) => {
    const file = join(PUBLIC_FOLDER, 'sign-in', `${palette}.webp`);
    expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1920, height: 1200, format: 'webp' });
  });
});
