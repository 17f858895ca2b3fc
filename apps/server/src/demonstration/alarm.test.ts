import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/index.ts';
import { insertTag, insertVessel } from '../testing/rows.ts';
import { importPastAlarms } from './alarm.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
let store: TestDatabase;
let folder: string;
let file: string;
let vesselId: VesselId;
beforeAll(async () => {
  store = await openTestDatabase({ now: () => NOON });
  folder = await mkdtemp(join(tmpdir(), 'past-'));
  file = join(folder, 'demo-alarms.json');
  vesselId = await insertVessel(store.db, { mmsi: '257941010', createdMs: NOON });
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const alarm = (raisedMs: number) => ({
  mmsi: '257941010',
  tagName: 'Lube oil pressure',
  tagSource: 'ship:ER',
  priority: 'warning',
  raisedMs,
  clearedMs: raisedMs + 3_600_000,
  value: 3.1,
  limitValue: 2.8,
  steps: [
    { kind: 'raised', priority: 'warning', atMs: raisedMs, value: 2.7 },
    { kind: 'cleared', priority: 'warning', atMs: raisedMs + 3_600_000, value: 3.1 },
  ],
});
const leave = (alarms: object[]) => writeFile(file, JSON.stringify(alarms));
const rows = () => store.db.selectFrom('alarm').selectAll().orderBy('raisedMs').execute();

describe('the alarms of the past', () => {
  it('wait until the vessel has declared its tags', async () => {
    await leave([alarm(NOON - 1e7)]);
    await importPastAlarms(store.db, file);
    expect(await rows()).toEqual([]);
  });

  it('become cleared and acknowledged alarms with their steps, once', async () => {
    const limit = { unit: 'bar', max: 10, alarmLevel: 2.8, reverse: true };
    await insertTag(store.db, { vesselId, name: 'Lube oil pressure', source: 'ship:ER', ...limit });
    await importPastAlarms(store.db, file);
    await leave([alarm(NOON - 1e7), alarm(NOON - 5e7)]);
    await importPastAlarms(store.db, file);
    const [older, newer] = await rows();
    expect(await rows()).toHaveLength(2);
    expect(newer).toMatchObject({
      description: 'Lube oil pressure low',
      raisedMs: NOON - 1e7,
      clearedMs: NOON - 1e7 + 3_600_000,
      limitValue: 2.8,
      unit: 'bar',
    });
    expect(older?.acknowledgedBy).toMatch(/^(operator|manager|admin)$/);
    expect(older?.acknowledgedMs).toBeGreaterThan(older?.raisedMs ?? 0);
    const steps = await store.db.selectFrom('alarmTransition').select('kind').orderBy('atMs').execute();
    expect(steps.map(({ kind }) => kind).sort()).toEqual([
      'acknowledged',
      'acknowledged',
      'cleared',
      'cleared',
      'raised',
      'raised',
    ]);
  });

  it('stand once, also when the simulator found one anew a little later', async () => {
    await leave([alarm(NOON - 1e7 + 40_000), alarm(NOON - 5e7 - 20_000)]);
    await importPastAlarms(store.db, file);
    expect(await rows()).toHaveLength(2);
  });

  it('are nothing to do when no file was left', async () => {
    await importPastAlarms(store.db, file);
    expect(await rows()).toHaveLength(2);
  });

  it('of an undeclared tag delay no others, and appear once the vessel declares it', async () => {
    const before = (await rows()).length;
    const ofUndeclaredTag = { ...alarm(NOON - 2e7), tagName: 'Gearbox' };
    await leave([ofUndeclaredTag, alarm(NOON - 3e7)]);
    await importPastAlarms(store.db, file);
    await leave([alarm(NOON - 4e7)]);
    await importPastAlarms(store.db, file);
    expect(await rows()).toHaveLength(before + 2);
    const { id: _, ...pressure } = await store.db.selectFrom('tag').selectAll().executeTakeFirstOrThrow();
    await store.db
      .insertInto('tag')
      .values({ ...pressure, name: 'Gearbox' })
      .execute();
    await importPastAlarms(store.db, file);
    expect(await rows()).toHaveLength(before + 3);
    await importPastAlarms(store.db, file);
    const raised = [NOON - 2e7, NOON - 3e7, NOON - 4e7];
    await store.db.deleteFrom('alarm').where('raisedMs', 'in', raised).execute();
    expect(await rows()).toHaveLength(before);
  });

  it('are not lost when more are left while some are taken over', async () => {
    await leave([alarm(NOON - 6e7)]);
    let isLeft = false;
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        if (!isLeft) writeFileSync(file, JSON.stringify([alarm(NOON - 7e7)]));
        isLeft = true;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await importPastAlarms(db, file);
    await importPastAlarms(store.db, file);
    expect((await rows()).map(({ raisedMs }) => raisedMs)).toEqual([NOON - 7e7, NOON - 6e7, NOON - 5e7, NOON - 1e7]);
  });
});
