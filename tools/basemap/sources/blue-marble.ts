/** NASA's Blue Marble, 2700 × 1350 pixels, as the Debian package `marble-qt-data` carries it. */
import { join } from 'node:path';
import sharp from 'sharp';
import { unpackDebianPackage } from './debian-package.ts';
import type { Grid } from './elevation-grid.ts';

/** Red, green and blue as grids of 0 to 255. */
export type ColourGrid = readonly [red: Grid, green: Grid, blue: Grid];

export async function readBlueMarble(): Promise<ColourGrid> {
  const folder = join(unpackDebianPackage('marble-qt-data'), 'usr/share/marble/data/maps/earth/bluemarble');
  const picture = sharp(join(folder, 'bluemarble.jpg'));
  const { width, height } = await picture.metadata();
  const channel = async (index: 0 | 1 | 2): Promise<Grid> => {
    const values = Float32Array.from(await picture.clone().extractChannel(index).raw().toBuffer());
    return { width, height, values };
  };
  return [await channel(0), await channel(1), await channel(2)];
}
