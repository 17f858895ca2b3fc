import { type OrganizationId, type TagId, toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { NOON, openFixture, type TelemetryFixture } from '../../telemetry/testing/telemetry-fixture.ts';
import { CALLERS } from '../../testing/caller.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { createTagEditService } from './tag-edit.service.ts';
import { openTagCatalog, type TagCatalog } from './tag-catalog.service.ts';
import { deleteRemovedTelemetry } from './tag-removal.service.ts';

let store: TestDatabase;
let fixture: TelemetryFixture;
let catalog: TagCatalog;
beforeAll(async () => {
  fixture = await openFixture();
  store = await openTestDatabase(fixture.clock);
  catalog = await openTagCatalog(store.db, createLocalBus({ error: () => {} }), fixture.clock);
}, 120_000);
afterAll(async () => {
  await fixture.dispose();
  await store.close();
});

async function ship(name: string): Promise<{ vesselId: VesselId; tagIds: TagId[] }> {
  const vessel = { name, organizationId: toId<OrganizationId>(1), folderId: null, options: '{}', createdMs: NOON };
  const { id } = await store.db.insertInto('vessel').values(vessel).returning('id').executeTakeFirstOrThrow();
  const tag = { source: '', description: '', unit: '', subsystem: '', decimals: 1, intervalSeconds: null };
  const limits = {
    min: 0,
    max: 1,
    alarmLevel: null,
    emergencyLevel: null,
    reverse: false,
    delaySeconds: 0,
    deadBand: 0,
  };
  const kinds = [
    ['Speed', 'number', 0],
    ['Mode', 'text', 1],
    ['Position', 'number', 8],
  ] as const;
  const declared = kinds.map(([own, valueKind, type]) => ({
    ...tag,
    ...limits,
    name: own,
    valueKind,
    type,
    role: null,
  }));
  return { vesselId: id, tagIds: (await catalog.declare(id, declared)).map((row) => row.id) };
}

const measure = ([speed, mode, position]: TagId[], vesselId: VesselId) =>
  fixture.store(({ samples, texts, positions, traffic }) => {
    for (let i = 0; i < 100; i++) samples.push(speed as TagId, NOON - 7_200_000 + i * 1000, 0, i, 0);
    texts.push(mode as TagId, NOON - 7_200_000, 0, 'idle', 0);
    positions.push(position as TagId, NOON - 7_200_000, 0, 54, 10, 0);
    traffic.push({ vesselId, mmsi: '211', time: NOON, kind: 1, name: 'OTHER' } as never);
  });

it('a tag is deleted on record while the telemetry engine does not answer, and its data goes later', async () => {
  const { tagIds } = await ship('Silent');
  const [tagId] = tagIds as [TagId];
  const samples = { ...fixture.telemetry.samples, deletePeriod: () => Promise.reject(new Error('away')) };
  const rights = { visible: async () => new Set<VesselId>(), require: async () => {} };
  const edits = createTagEditService({ db: store.db, clock: fixture.clock, catalog, samples, rights });
  await edits.remove(CALLERS.admin, '', tagId);
  expect(catalog.of(tagId)).toBeUndefined();
  const trail = await store.db.selectFrom('audit').select('subject').where('what', '=', 'tag.deleted').execute();
  expect(trail).toEqual([{ subject: `tag:${tagId}` }]);
  await deleteRemovedTelemetry({ db: store.db, catalog, removal: fixture.telemetry.removal });
});

const rows = async (tagIds: readonly TagId[]) => {
  const kept = await fixture.telemetry.storage(0);
  return tagIds.map((tagId) => kept.find((row) => row.tagId === tagId)?.readings ?? 0);
};
const rolledUp = async (tagId: TagId) =>
  (await fixture.engine.select(`SELECT toFloat64(count()) AS n FROM roll_up FINAL WHERE tag_id = ${tagId}`)).numbers(
    'n',
  )[0];

it('removes all telemetry of a vessel however it was deleted, and touches no other', async () => {
  const [gone, stays] = [await ship('Gone'), await ship('Stays')];
  await measure(gone.tagIds, gone.vesselId);
  await measure(stays.tagIds, stays.vesselId);
  await fixture.telemetry.rollUps.run(0);
  expect(await rolledUp(gone.tagIds[0] as TagId)).toBeGreaterThan(0);
  const ports = { db: store.db, catalog, removal: fixture.telemetry.removal };
  await deleteRemovedTelemetry(ports);
  expect(await rows(gone.tagIds)).toEqual([100, 1, 1]);

  await store.db.deleteFrom('vessel').where('id', '=', gone.vesselId).execute();
  await deleteRemovedTelemetry(ports);
  expect(await rows(gone.tagIds)).toEqual([0, 0, 0]);
  expect(await rows(stays.tagIds)).toEqual([100, 1, 1]);
  expect([await rolledUp(gone.tagIds[0] as TagId), catalog.ofVessel(gone.vesselId)]).toEqual([0, []]);
  expect(await rolledUp(stays.tagIds[0] as TagId)).toBeGreaterThan(0);
  expect(fixture.telemetry.samples.withReadings(gone.tagIds)).toEqual([]);
  expect(await fixture.telemetry.traffic.targets(gone.vesselId, 10)).toEqual([]);
  expect(await store.db.selectFrom('removed').selectAll().execute()).toEqual([]);
});
