import { readdir, readFile } from 'node:fs/promises';
import { type BindableTag, buildPlant, completePlant, listPlantProblems } from '@fms/domain/plant';
import { describe, expect, it } from 'vitest';
import { buildDemonstrationFleet } from '../fleet/fleet.ts';
import { createShipHistory } from '../history/ship-history.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { getShip, SEED } from '../testing/ships.ts';
import { formatPlantFile, getPlantFileName, listPlantEquipment } from './plant-file.ts';

const FOLDER = new URL('../../../server/src/demonstration/plant/', import.meta.url);
const fleet = buildDemonstrationFleet();

it('is what the demonstration of the server has, as `plants` writes it', async () => {
  expect((await readdir(FOLDER)).sort()).toEqual(fleet.map(getPlantFileName).sort());
  for (const ship of fleet)
    expect(await readFile(new URL(getPlantFileName(ship), FOLDER), 'utf8')).toBe(formatPlantFile(ship));
});

/** As the server knows the tags that a gateway of the ship declares. */
function tagsOf(key: string): BindableTag[] {
  const { tags } = createShipHistory(createShipInstruments(getShip(key, SEED), []));
  return tags.map((tag, i) => ({ ...tag, id: (i + 1) as BindableTag['id'], standardName: '' }));
}

/** Of a receiver, and the two texts of the transponder. */
const OF_NO_SLOT = [
  'Satellites in use',
  'Horizontal dilution of precision',
  'Destination',
  'Estimated time of arrival',
];

describe.each(fleet.map((ship) => [ship.particulars.name, ship] as const))('the plant of %s', (_, ship) => {
  const tags = tagsOf(ship.key);
  const stored = { equipment: listPlantEquipment(ship), bindings: [] };

  it('is in order, and has no equipment but what its tags make too', () => {
    expect(listPlantProblems(stored)).toEqual([]);
    const made = new Set(buildPlant(tags).equipment.map(({ id }) => id));
    expect(stored.equipment.filter(({ id }) => !made.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('keeps its parameters when its tags complete it, and binds every tag that a slot is for', () => {
    const plant = completePlant(stored, tags);
    const byId = new Map(plant.equipment.map((one) => [one.id, one]));
    for (const { id, parameters } of stored.equipment) expect(byId.get(id)?.parameters).toEqual(parameters);
    const bound = new Set(plant.bindings.map(({ tagId }) => tagId));
    const left = tags.filter(({ id, name }) => !bound.has(id) && !OF_NO_SLOT.includes(name));
    expect(left.map(({ name }) => name)).toEqual([]);
  });
});
