/**
 * Builds the base map the product ships: `node tools/basemap/build.ts [part …]`, all parts when none is named.
 * Needs a Debian or Ubuntu machine with network for its inputs; the results are committed, so that the
 * product itself needs neither. Sources and licences: SOURCES.md beside this file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MAP_PALETTES } from '../../apps/web/src/map/base-map/map-choice.ts';
import { ATTRIBUTION } from './attribution.ts';
import { buildReliefArchive } from './raster/relief-archive.ts';
import { buildSatelliteArchive } from './raster/satellite-archive.ts';
import { buildChartPaths, renderSignInPicture } from './sign-in/sign-in-picture.ts';
import { readElevationGrid } from './sources/elevation-grid.ts';
import { buildVectorArchive } from './vector/vector-archive.ts';
import { buildDepthLayers, buildWorldLayers } from './vector/world-layers.ts';

const PUBLIC_FOLDER = join(import.meta.dirname, '..', '..', 'apps', 'web', 'public');

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  world: async () => {
    const world = { name: 'World', attribution: ATTRIBUTION.world, maxZoom: 7, layers: buildWorldLayers() };
    save('basemap/world.pmtiles', buildVectorArchive(world));
  },
  depth: async () => {
    const layers = buildDepthLayers(await readElevationGrid());
    const depth = { name: 'Depth', attribution: ATTRIBUTION.elevation, maxZoom: 5, layers };
    save('basemap/depth.pmtiles', buildVectorArchive(depth));
  },
  relief: async () => {
    save('basemap/relief.pmtiles', await buildReliefArchive(await readElevationGrid(), ATTRIBUTION.elevation));
  },
  satellite: async () => {
    save('basemap/satellite.pmtiles', await buildSatelliteArchive(await readElevationGrid(), ATTRIBUTION.imagery));
  },
  'sign-in': async () => {
    const chart = buildChartPaths(await readElevationGrid());
    for (const palette of MAP_PALETTES) save(`sign-in/${palette}.webp`, await renderSignInPicture(chart, palette));
  },
};

function save(path: string, bytes: Uint8Array): void {
  const file = join(PUBLIC_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path} ${Math.round(bytes.length / 1000)} kB`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
for (const [part, build] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(part)) await build();
}
