import { vesselOptions } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { type BindableTag, buildPlant, completePlant } from '@fms/domain/plant';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { insertPlantVersion, readContent } from '../modules/plant/index.ts';
import { openTestDatabase, type TestDatabase } from '../testing/index.ts';
import { insertTag, insertVessel } from '../testing/rows.ts';
import { seedPlants } from './plant.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
let store: TestDatabase;
beforeEach(async () => {
  await store?.close();
  store = await openTestDatabase({ now: () => NOON });
});
afterAll(() => store.close());

const seed = () => seedPlants(store.db, NOON);
const versionsOf = (vesselId: VesselId) =>
  store.db.selectFrom('plantVersion').selectAll().where('vesselId', '=', vesselId).execute();

async function addShip(mmsi: string): Promise<VesselId> {
  const vesselId = await insertVessel(store.db, { name: mmsi, mmsi });
  await insertTag(store.db, { vesselId, name: 'Main engine load', unit: '%' });
  return vesselId;
}

it('gives a demonstration ship the parameters of its equipment once, and leaves bindings to the rules', async () => {
  const hestnes = await addShip('257941050');
  expect(await seed()).toEqual([hestnes]);
  expect(await seed()).toEqual([]);
  const [row, ...others] = await versionsOf(hestnes);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ version: 1, savedMs: NOON, savedBy: 'demonstration' });
  const tag = { id: 7, name: 'Main engine load', unit: '%', description: '', valueKind: 'number', source: 'ship:ER' };
  const tags = [{ ...tag, standardName: '', min: 0, max: 110 }] as unknown as BindableTag[];
  const plant = completePlant(readContent(row), tags);
  expect(plant.bindings).toEqual(buildPlant(tags).bindings);
  const of = (id: string) => plant.equipment.filter((one) => one.id === id);
  expect(of('main-engine')).toMatchObject([{ parameters: { cylinders: 6, fuelGrade: 'RMG 380' } }]);
  expect(of('tank-fuel-oil-tank-port')).toMatchObject([{ name: 'Fuel oil tank, port', parameters: { density: 975 } }]);
});

it('shows the tabs that the equipment of a ship fills, and leaves a choice of tabs alone', async () => {
  const tindra = await addShip('257941040');
  const hestnes = await addShip('257941050');
  const options = JSON.stringify({ tabs: ['overview'] });
  await store.db.updateTable('vessel').set({ options }).where('id', '=', hestnes).execute();
  await seed();
  const tabsOf = async (id: VesselId) => {
    const row = await store.db.selectFrom('vessel').select('options').where('id', '=', id).executeTakeFirstOrThrow();
    return vesselOptions.parse(row.options).tabs;
  };
  const shown = (await tabsOf(tindra)) ?? [];
  expect(shown).toEqual(
    expect.arrayContaining(['overview', 'conning', 'file', 'battery-mimic', 'tank-mimic', 'performance']),
  );
  expect(shown).not.toContain('scrubber');
  expect(await tabsOf(hestnes)).toEqual(['overview']);
});

it('never stores over what a person saved', async () => {
  const lofthav = await addShip('257941060');
  const content = JSON.stringify({ equipment: [], bindings: [], mimics: {} });
  const saved = {
    vesselId: lofthav,
    version: 1,
    content,
    savedMs: NOON - 1,
    savedBy: 'manager',
    changes: null,
    restored: null,
  };
  await insertPlantVersion(store.db, saved);
  expect(await seed()).toEqual([]);
  expect(await versionsOf(lofthav)).toEqual([saved]);
});

it('waits for the tags of a ship, and gives other vessels nothing', async () => {
  await insertVessel(store.db, { name: 'Trålvik', mmsi: '257941070' });
  await addShip('257000000');
  expect(await seed()).toEqual([]);
});
