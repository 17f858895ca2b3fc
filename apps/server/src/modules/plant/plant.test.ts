/** Plants through the calls: what tags make of themselves, what is saved over it, and who reads which slots. */

import { listAudit } from '@fms/contract/audit';
import {
  getPlant,
  getPlantValues,
  listBindingProposals,
  listPlantVersions,
  savePlant,
  type VesselPlant,
} from '@fms/contract/plant';
import { getStatistic, getTagsByVesselId, getTagsOfVessel } from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import type { SlotRef } from '@fms/domain/plant';
import { MINUTE_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LinkedServer,
  readRefusal,
  startLinkedServer,
  type TestServer,
  type TypedClient,
} from '../../testing/index.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { now: () => NOON + MINUTE_MS };
const DECLARED = [
  { name: 'Main engine lube oil pressure', unit: 'bar' },
  { name: 'Main engine load', unit: '%' },
  { name: 'Scrubber SO2', unit: 'ppm' },
  { name: 'LO PRESS 2', unit: 'kPa' },
  { name: 'Main engine running', valueKind: 'boolean' },
  { name: 'Main engine fuel supply flow', unit: 'l/h' },
] as const;

let fleet: LinkedServer;
let server: TestServer;
let vesselId: VesselId;
const tagIds: Record<string, TagId> = {};
beforeAll(async () => {
  fleet = await startLinkedServer({ clock });
  ({ server } = fleet);
  const opened = await fleet.link.open('plant', { name: 'Plant ship' }, DECLARED as never);
  vesselId = toId<VesselId>(opened.vesselId);
  const at = (tagIndex: number, timeMs: number, value: number) => ({ tagIndex, timeMs, ordinal: 0, quality: 0, value });
  const numbers = [
    at(0, NOON - 10 * MINUTE_MS, 4.1),
    at(0, NOON - 5 * MINUTE_MS, 4.2),
    at(0, NOON, 4.3),
    at(4, NOON - 40 * 24 * 60 * MINUTE_MS, 1),
    at(4, NOON, 0),
    at(2, NOON, 7.3),
    at(5, NOON, 910),
  ];
  await fleet.link.store({ stream: 'plant', sequence: 1, numbers });
  for (const { slot, tagId } of (await read(server.asAdmin)).bindings) tagIds[slot] = tagId as TagId;
  const tags = await server.asAdmin.call(getTagsOfVessel, { query: { vesselId: String(vesselId) } });
  for (const { name, Id } of tags) tagIds[name] = Id;
});
afterAll(() => fleet.close());

const read = (as: TypedClient, version?: number) =>
  as.call(getPlant, { query: { vesselId: String(vesselId), ...(version && { version: String(version) }) } });
const save = (as: TypedClient, plant: Pick<VesselPlant, 'version' | 'equipment' | 'bindings' | 'mimics'>) =>
  as.call(savePlant, { body: { vesselId, ...plant } });
const values = (as: TypedClient, slots: string[], atMs?: number) =>
  as.call(getPlantValues, {
    body: { vesselId, slots: slots as SlotRef[], ...(atMs !== undefined && { at: new Date(atMs).toISOString() }) },
  });

describe('proposals', () => {
  it('say of each tag what it may fill, why, and what it fills', async () => {
    const query = { vesselId: String(vesselId) };
    const proposals = await server.asManager.call(listBindingProposals, { query });
    const of = (name: string) => proposals.find(({ tagId }) => tagId === tagIds[name]);
    expect(of('Main engine load')).toMatchObject({ bound: 'main-engine/load', isSaved: false });
    expect(of('LO PRESS 2')?.bound).toBeNull();
    expect(of('LO PRESS 2')?.candidates[0]).toMatchObject({ kind: 'main-engine', evidence: ['abbreviation', 'unit'] });
  });
});

describe('values of slots', () => {
  it('are unknown where nothing was measured, never zero', async () => {
    const [load] = await values(server.asOperator, ['main-engine/load']);
    expect(load).toEqual({
      slot: 'main-engine/load',
      dataTagId: tagIds['Main engine load'],
      unit: '%',
      value: null,
      timestamp: null,
      quality: 0,
    });
  });

  it('are the latest, or the last at or before a moment, however long ago a state was told', async () => {
    const slots = ['main-engine/lubeOilPressure', 'main-engine/running'];
    const told = async (atMs?: number) => (await values(server.asAdmin, slots, atMs)).map(({ value }) => value);
    expect(await told()).toEqual([4.3, false]);
    expect(await told(NOON - 5 * MINUTE_MS)).toEqual([4.2, true]);
    expect(await told(NOON - 6 * MINUTE_MS)).toEqual([4.1, true]);
    expect(await told(NOON - 41 * 24 * 60 * MINUTE_MS)).toEqual([null, null]);
  });

  it.each([
    ['scrubber/so2', 'ppm', 7.3],
    ['main-engine/fuelSupplyFlow', 'l/h', 910],
  ])('of %s are for admins, also among others, and its tag is for all who view', async (slot, unit, value) => {
    for (const as of [server.asOperator, server.asManager]) {
      expect(await readRefusal(values(as, [slot]))).toMatchObject({ code: 'forbidden' });
      expect(await readRefusal(values(as, ['main-engine/load', slot], NOON))).toMatchObject({ code: 'forbidden' });
    }
    const [told] = await values(server.asAdmin, [slot]);
    expect(told).toMatchObject({ unit, value });
    const tagId = told?.dataTagId as TagId;
    const query = { vesselId: String(vesselId), isGetLater: 'true' };
    const tags = await server.asOperator.call(getTagsByVesselId, { query });
    expect(tags.find(({ Id }) => Id === tagId)).toMatchObject({ unit, value });
    const [fromTime, toTime] = [NOON - MINUTE_MS, NOON + MINUTE_MS].map((ms) => new Date(ms).toISOString()) as [
      string,
      string,
    ];
    const body = { vesselId, fromTime, toTime, maxPoints: 10, tags: [tagId] };
    const [statistic] = await server.asOperator.call(getStatistic, { body });
    expect(statistic?.points.map(({ avg }) => avg)).toEqual([value]);
  });

  it('of a slot the plant has not are refused by name', async () => {
    const refused = await readRefusal(values(server.asAdmin, ['generator-1/power']));
    expect(refused).toMatchObject({ code: 'invalid-input', errors: ['generator-1/power: slot-unknown'] });
  });
});

describe('a plant', () => {
  it('is made by its tags until it is saved', async () => {
    const plant = await read(server.asOperator);
    expect(plant).toMatchObject({ version: 0, savedAt: null, isEditable: false });
    expect(plant.bindings).toContainEqual({
      slot: 'main-engine/lubeOilPressure',
      tagId: tagIds['Main engine lube oil pressure'],
    });
  });

  it('keeps what was saved in versions, and goes on being completed by its tags', async () => {
    const { equipment, mimics } = await read(server.asManager);
    const bindings = [{ slot: 'main-engine/lubeOilPressure' as SlotRef, tagId: tagIds['LO PRESS 2'] ?? null }];
    const saved = await save(server.asManager, { version: 0, equipment, bindings, mimics });
    expect(saved).toMatchObject({ version: 1, savedBy: 'manager' });
    expect(saved.bindings).toContainEqual(bindings[0]);
    expect(saved.bindings.map(({ slot }) => slot)).toContain('main-engine/load');
    expect((await read(server.asManager, 1)).bindings).toEqual(bindings);
    const versions = await server.asManager.call(listPlantVersions, { query: { vesselId: String(vesselId) } });
    expect(versions.map(({ version, savedBy }) => [version, savedBy])).toEqual([[1, 'manager']]);
    const audit = await server.asAdmin.call(listAudit, { query: {} });
    expect(audit.find(({ what }) => what === 'plant.saved')).toMatchObject({ subject: `vessel:${vesselId}` });
  });

  it('keeps no binding of a rule as a decision of a person, though the page sends the plant as it shows it', async () => {
    const plant = await read(server.asManager);
    const [engine] = plant.equipment;
    const renamed = plant.equipment.map((one) => (one === engine ? { ...one, name: 'ME' } : one));
    const decided = { slot: 'main-engine/running' as SlotRef, tagId: null };
    const bindings = [...plant.bindings.filter(({ slot }) => slot !== decided.slot), decided];
    const saved = await save(server.asManager, { ...plant, equipment: renamed, bindings });
    const kept = [{ slot: 'main-engine/lubeOilPressure' as SlotRef, tagId: tagIds['LO PRESS 2'] ?? null }, decided];
    expect((await read(server.asManager, saved.version)).bindings).toEqual(kept);
    expect(saved.bindings).toHaveLength(plant.bindings.length);
    const proposals = await server.asManager.call(listBindingProposals, { query: { vesselId: String(vesselId) } });
    const saidOf = (name: string) => proposals.find(({ tagId }) => tagId === tagIds[name]);
    expect(saidOf('Main engine load')).toMatchObject({ bound: 'main-engine/load', isSaved: false });
    expect(saidOf('LO PRESS 2')).toMatchObject({ bound: 'main-engine/lubeOilPressure', isSaved: true });
  });

  it('is saved by the first of two, and the second hears of it', async () => {
    const plant = await read(server.asManager);
    const refused = await readRefusal(save(server.asAdmin, { ...plant, version: plant.version - 1 }));
    expect(refused).toMatchObject({ code: 'changed-meanwhile', message: 'manager saved this plant.' });
  });

  it('is refused with every problem by its place', async () => {
    const plant = await read(server.asManager);
    const bindings = [{ slot: 'main-engine/sail' as SlotRef, tagId: null }];
    const refused = await readRefusal(save(server.asManager, { ...plant, bindings }));
    expect(refused).toMatchObject({ code: 'invalid-input', errors: ['main-engine/sail: slot-unknown'] });
  });

  it('takes no tag of another vessel', async () => {
    const plant = await read(server.asManager);
    const bindings = [{ slot: 'main-engine/load' as SlotRef, tagId: toId<TagId>(999_999) }];
    expect(await readRefusal(save(server.asManager, { ...plant, bindings }))).toMatchObject({ code: 'not-found' });
  });
});
