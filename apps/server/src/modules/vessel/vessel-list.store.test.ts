/** A list from memory is what the store holds, whatever was changed, by whichever way, since it was read. */
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { createVesselList } from './vessel-list.store.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const MANY = 1_200;
const store = setUp(() => openTestDatabase({ now: () => NOON }));
let ids: VesselId[];
beforeAll(async () => {
  const organizationId = toId<OrganizationId>(1);
  const values = Array.from({ length: MANY }, (_, at) => ({
    ...{ name: `Vessel ${at}`, organizationId, folderId: null, options: '{}', createdMs: NOON },
    detail: JSON.stringify({ lengthMeters: at + 1 }),
  }));
  await store.db.insertInto('vessel').values(values).execute();
  ids = (await store.db.selectFrom('vessel').select('id').orderBy('id').execute()).map(({ id }) => id);
});

it('holds every vessel in service, with its size', async () => {
  const list = await createVesselList(store.db).of(new Set(ids));
  expect(list.size).toBe(ids.length);
  const last = list.get(ids.at(-1) as VesselId);
  expect([last?.row.name, last?.size]).toEqual([`Vessel ${MANY - 1}`, { lengthMeters: MANY, grossTonnage: undefined }]);
});

it('follows each change of a row, a deletion, a restored vessel and a new one', async () => {
  const list = createVesselList(store.db);
  const [first, second] = ids as [VesselId, VesselId];
  const named = async () => {
    const all = await list.of(new Set(ids));
    return [all.get(first)?.row.name, all.get(second)?.row.statusText, all.size];
  };
  const count = ids.length;
  await named();
  await store.db.updateTable('vessel').set({ name: 'Renamed' }).where('id', '=', first).execute();
  expect((await named())[0]).toBe('Renamed');
  await store.db.updateTable('vessel').set({ statusText: 'In port' }).where('id', '=', second).execute();
  expect((await named())[1]).toBe('In port');
  await store.db.updateTable('vessel').set({ removedMs: NOON }).where('id', '=', first).execute();
  expect(await named()).toEqual([undefined, 'In port', count - 1]);
  await store.db.updateTable('vessel').set({ removedMs: null }).where('id', '=', first).execute();
  expect(await named()).toEqual(['Renamed', 'In port', count]);
});

it('reads the options of a changed vessel again', async () => {
  const list = createVesselList(store.db);
  const third = ids[2] as VesselId;
  const serial = async () => JSON.parse((await list.of(new Set(ids))).get(third)?.options ?? '{}').info.serialNumber;
  expect(await serial()).toBe('');
  await store.db.updateTable('vessel').set({ serialNumber: 'W-9' }).where('id', '=', third).execute();
  expect(await serial()).toBe('W-9');
});
