/** Versions of a plant: what each changed in words, brought back by a new one, and undone from the audit trail. */
import { type AuditEntry, listAudit, undoAudit } from '@fms/contract/audit';
import { getPlant, listPlantVersions, restorePlant, savePlant } from '@fms/contract/plant';
import { deleteTag, getTagsOfVessel } from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { addEquipment, bindSlot, type Plant, type SlotRef, setParameter } from '@fms/domain/plant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer, type TypedClient } from '../../testing/index.ts';

const LOAD = 'main-engine/load' as SlotRef;
const RATED = 'Main engine, ratedPower';

let fleet: LinkedServer;
let manager: TypedClient;
let vesselId: VesselId;
let load: TagId;
let spare: TagId;
beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => Date.UTC(2026, 4, 14, 12) } });
  manager = fleet.server.asManager;
  const tags = ['Main engine load', 'Spare 17'].map((name) => ({ name, unit: '%' }));
  vesselId = toId<VesselId>((await fleet.link.open('versions', { name: 'Version ship' }, tags as never)).vesselId);
  await fleet.link.store({ stream: 'versions', sequence: 1 });
  const known = await manager.call(getTagsOfVessel, ofVessel());
  [load, spare] = ['Main engine load', 'Spare 17'].map((name) => known.find((tag) => tag.name === name)?.Id) as [
    TagId,
    TagId,
  ];
});
afterAll(() => fleet.close());

const ofVessel = () => ({ query: { vesselId: String(vesselId) } });
const read = () => manager.call(getPlant, ofVessel());
const versions = () => manager.call(listPlantVersions, ofVessel());

/** Saves what the edit makes of the current plant; answers the new version. */
async function edit(change: (plant: Plant) => Plant): Promise<number> {
  const plant = await read();
  const { equipment, bindings } = structuredClone(change(plant)) as Pick<typeof plant, 'equipment' | 'bindings'>;
  const { version, mimics } = plant;
  return (await manager.call(savePlant, { body: { vesselId, version, equipment, bindings, mimics } })).version;
}

const restore = (version: number, restored: number) =>
  manager.call(restorePlant, { body: { vesselId, version, restored } });
const ratedPower = async () => (await read()).equipment.find(({ id }) => id === 'main-engine')?.parameters.ratedPower;
const tagOfLoad = async () => (await read()).bindings.find(({ slot }) => slot === LOAD)?.tagId;

/** The newest entry of a saved plant. */
async function newestEntry(): Promise<AuditEntry> {
  const [entry] = await fleet.server.asAdmin.call(listAudit, { query: { what: 'plant.saved', limit: '1' } });
  if (entry === undefined) throw new Error('No plant was saved.');
  return entry;
}
const undo = ({ id }: AuditEntry) => fleet.server.asAdmin.call(undoAudit, { body: { id } });
const fieldsOf = ({ oldValue, newValue }: AuditEntry) => [oldValue, newValue].map((text) => JSON.parse(text ?? '{}'));

it('tells in words what each version changed, in its list and in the audit trail', async () => {
  await edit((plant) => setParameter(plant, 'main-engine', 'ratedPower', 1800));
  expect((await versions())[0]).toMatchObject({
    version: 1,
    savedBy: 'manager',
    changes: { count: 1, first: [{ at: RATED, from: null, to: '1800' }] },
    restored: null,
  });
  await edit((plant) => addEquipment(bindSlot(plant, LOAD, spare), 'generator-1', 'generator', 'Generator 1'));
  const [newest] = await versions();
  expect(newest?.changes?.first).toEqual([
    { at: 'Generator 1', from: null, to: 'Generator 1' },
    { at: 'Main engine, load', from: 'Main engine load', to: 'Spare 17' },
  ]);
  expect(fieldsOf(await newestEntry())).toEqual([
    { version: 1, 'Generator 1': null, 'Main engine, load': 'Main engine load' },
    { version: 2, 'Generator 1': 'Generator 1', 'Main engine, load': 'Spare 17' },
  ]);
});

it('brings an earlier version back as a new one, and tells of which', async () => {
  const { version } = await restore(2, 1);
  expect(version).toBe(3);
  expect(await tagOfLoad()).toBe(load);
  expect((await read()).equipment.map(({ id }) => id)).toEqual(['main-engine']);
  expect((await versions()).map(({ version: of, restored }) => [of, restored])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
  expect(fieldsOf(await newestEntry())[1]).toMatchObject({ version: 3, restoredVersion: 1 });
});

it('is refused for a version there never was, and after another person saved', async () => {
  expect(await readRefusal(restore(3, 9))).toMatchObject({ code: 'not-found' });
  expect(await readRefusal(restore(2, 1))).toMatchObject({
    code: 'changed-meanwhile',
    message: 'manager saved this plant.',
  });
});

it('is undone from the audit trail while nothing was saved since', async () => {
  await edit((plant) => setParameter(plant, 'main-engine', 'ratedPower', 2400));
  const entry = await newestEntry();
  expect(entry).toMatchObject({ undo: 'possible' });
  await undo(entry);
  expect(await ratedPower()).toBe(1800);
  expect(await newestEntry()).toMatchObject({ undoes: entry.id });
  await edit((plant) => setParameter(plant, 'main-engine', 'ratedPower', 2500));
  const older = await newestEntry();
  await edit((plant) => setParameter(plant, 'main-engine', 'ratedPower', 2600));
  expect(await readRefusal(undo(older))).toMatchObject({ code: 'changed-meanwhile' });
  expect(await ratedPower()).toBe(2600);
});

it('brings back the plant that tags alone make as version 0', async () => {
  const { version } = await read();
  await restore(version, 0);
  expect(await ratedPower()).toBeUndefined();
  expect(await tagOfLoad()).toBe(load);
});

it('leaves out bindings to tags that are gone', async () => {
  await fleet.server.asManager.call(deleteTag, { query: { dataTagId: String(spare) } });
  await restore((await read()).version, 2);
  expect((await read()).bindings.map(({ tagId }) => tagId)).not.toContain(spare);
});
