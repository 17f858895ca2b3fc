/** Writes the plants of a fleet, where the demonstration's server reads them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatPlantFile, getPlantFileName } from '../plant-file/plant-file.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

/** One file a ship; answers how many. The folder is made when it is not there. */
export async function writePlantFiles(fleet: readonly ShipSpec[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const ship of fleet) await writeFile(join(folder, getPlantFileName(ship)), formatPlantFile(ship));
  return fleet.length;
}
