/**
 * Plants of the demonstration fleet: parameters of the equipment, as the simulator's command `plants` wrote them. Each
 * vessel gets its own once, as the first version and while no version is saved, and with it the tabs that its equipment
 * fills; bindings stay with the rules.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { plantEquipment } from '@fms/contract/plant';
import { vesselOptions } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { z } from 'zod';
import { insertPlantVersion, type PlantContent } from '../modules/plant/index.ts';
import type { Db } from '../platform/database/database.ts';
import { listPlantTabs } from './plant-tabs.ts';

const FOLDER = new URL('./plant/', import.meta.url);
const plantFile = z.object({ name: z.string(), equipment: z.array(plantEquipment) });

/** What stands in the list of versions where a saved plant has a user. */
const SAVED_BY = 'demonstration';

const ENDING = '.json';
/** Files are named by MMSI. */
const MMSIS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

/** Stores the plants of vessels that have tags and no saved plant; answers those vessels. */
export async function seedPlants(db: Db, nowMs: Instant): Promise<VesselId[]> {
  const bare = await db
    .selectFrom('vessel')
    .select(['id', 'mmsi', 'options'])
    .where('mmsi', 'in', MMSIS)
    .where((is) => is.exists(is.selectFrom('tag').select('tag.id').whereRef('tag.vesselId', '=', 'vessel.id')))
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('plantVersion').select('version').whereRef('plantVersion.vesselId', '=', 'vessel.id')),
      ),
    )
    .execute();
  for (const { id, mmsi, options } of bare) {
    const plant = await readPlant(mmsi);
    const content = JSON.stringify(plant);
    await insertPlantVersion(db, { vesselId: id, version: 1, content, savedMs: nowMs, savedBy: SAVED_BY });
    // What a person chose of the tabs stays.
    if (vesselOptions.parse(options).tabs !== null) continue;
    const chosen = JSON.stringify({ ...options, tabs: listPlantTabs(plant.equipment, mmsi ?? '') });
    await db.updateTable('vessel').set({ options: chosen }).where('id', '=', id).execute();
  }
  return bare.map(({ id }) => id);
}

async function readPlant(mmsi: string): Promise<PlantContent> {
  const { equipment } = plantFile.parse(JSON.parse(await readFile(new URL(`${mmsi}${ENDING}`, FOLDER), 'utf8')));
  return { equipment, bindings: [], mimics: {} };
}
