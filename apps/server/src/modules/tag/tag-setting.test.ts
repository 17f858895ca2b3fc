import { backTestAlarm, listAlarms } from '@fms/contract/alarm';
import { listAudit } from '@fms/contract/audit';
import {
  countTagData,
  editTags,
  findTagCounterparts,
  getStatistic,
  getTagSettings,
  getTagsByVesselId,
  searchTags,
  type TagEdit,
} from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_IMPOSSIBLE, QUALITY_STUCK, QUALITY_TOO_FAST } from '@fms/domain/quality';
import { beforeEach, describe, expect, it } from 'vitest';
import { startLinkedServer } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { now: () => NOON + 60_000 };
const at = (secondsAfterNoon: number) => new Date(NOON + secondsAfterNoon * 1000).toISOString();

const fleet = setUp(() => startLinkedServer({ clock }));

const DECLARED = [
  { name: 'Lube oil pressure', unit: 'psi', description: 'At the filter', decimals: 2, min: 0, max: 6 },
  { name: 'Pump', valueKind: 'boolean' },
] as const;
let ships = 0;
let vesselId: VesselId;
let query: { vesselId: string };
let stream: string;
let sequence: number;
let Id: TagId;

async function openShip(declared: readonly object[] = DECLARED): Promise<VesselId> {
  stream = `setting-${++ships}`;
  sequence = 0;
  const opened = await fleet.link.open(stream, { name: `Set ship ${ships}` }, declared as typeof DECLARED);
  return toId<VesselId>(opened.vesselId);
}

/** Values of the first tag, each a second after the one before. */
async function measure(...values: readonly number[]): Promise<void> {
  const numbers = values.map((value, i) => ({
    ...{ tagIndex: 0, timeMs: NOON + (sequence * 10 + i) * 1000, ordinal: 0, quality: 0, value },
  }));
  sequence += 1;
  await fleet.link.store({ stream, sequence, numbers });
}

const settings = (vessel = vesselId) =>
  fleet.server.asManager.call(getTagSettings, { query: { vesselId: String(vessel) } });
const setting = async () => (await settings()).find((known) => known.declared.name === 'Lube oil pressure');
const tag = async () =>
  (await fleet.server.asAdmin.call(getTagsByVesselId, { query: { ...query, isGetLater: 'true' } })).find(
    (known) => known.Id === Id,
  );
const edit = (part: Omit<TagEdit, 'Id'>) => fleet.server.asManager.call(editTags, { body: [{ Id, ...part }] });

beforeEach(async () => {
  vesselId = await openShip();
  query = { vesselId: String(vesselId) };
  await measure(3.8);
  Id = (await setting())?.Id as TagId;
});

describe('what people give in place of the declaration', () => {
  it('is shown everywhere, beside what the ship declares, and converts no value', async () => {
    await edit({ name: 'LO pressure', description: 'Before the engine', unit: 'bar', decimals: 1 });
    const shown = { name: 'LO pressure', description: 'Before the engine', unit: 'bar', decimals: 1 };
    expect(await tag()).toMatchObject({ ...shown, declaredName: 'Lube oil pressure', value: 3.8 });
    const { name, unit, description, decimals } = DECLARED[0];
    expect(await setting()).toMatchObject({ given: shown, declared: { name, unit, description, decimals } });
    const found = await fleet.server.asAdmin.call(searchTags, { query: { words: `LO pressure ship ${ships}` } });
    expect(found.map(({ dataTagId }) => dataTagId)).toEqual([Id]);
  });

  it('holds against the next declaration, which finds its tag again', async () => {
    await edit({ name: 'LO pressure', unit: 'bar' });
    await fleet.link.open(`${stream}-again`, { name: `Set ship ${ships}` }, [{ ...DECLARED[0], unit: 'kPa', max: 9 }]);
    await fleet.link.store({ stream: `${stream}-again`, sequence: 1 });
    expect(await tag()).toMatchObject({ name: 'LO pressure', unit: 'bar', max: 9 });
    expect((await setting())?.declared.unit).toBe('kPa');
    expect(await settings()).toHaveLength(2);
  });

  it('ends with null, and is the ship’s again', async () => {
    await edit({ name: 'LO pressure', unit: '' });
    expect((await tag())?.unit).toBe('');
    await edit({ name: null, unit: null });
    expect(await tag()).toMatchObject({ name: 'Lube oil pressure', unit: 'psi' });
    expect((await tag())?.declaredName).toBeUndefined();
  });

  it('names the alarms that are raised from then on', async () => {
    await edit({ name: 'LO pressure', description: '', unit: 'bar', reverse: true, alarmLevel: 4 });
    await expect
      .poll(async () =>
        (await fleet.server.asAdmin.call(listAlarms, { query })).map((alarm) => [alarm.channel, alarm.unit]),
      )
      .toEqual([['LO pressure', 'bar']]);
  });
});

describe('an edit', () => {
  it('of two people keeps the first, and tells the second who saved', async () => {
    await edit({ standardName: 'propulsion.port.oilPressure', revision: 0 });
    expect(await setting()).toMatchObject({ revision: 1, changedBy: 'manager', changedAt: at(60) });
    await expect(edit({ deadBand: 1, revision: 0 })).rejects.toMatchObject({
      code: 'changed-meanwhile',
      message: 'manager saved this at 12:01.',
    });
    expect(await setting()).toMatchObject({ standardName: 'propulsion.port.oilPressure', rule: { deadBand: 0 } });
  });

  it('is on record with old, new and reason', async () => {
    await edit({ delaySeconds: 10, name: 'LO', reason: 'Chatter at anchor' });
    const [entry] = await fleet.server.asAdmin.call(listAudit, { query: { what: 'tag.edited', limit: 1 } });
    expect(entry).toMatchObject({ userName: 'manager', subject: `tag:${Id}` });
    expect(JSON.parse(entry?.oldValue ?? '')).toEqual({ delaySeconds: 0, givenName: null });
    expect(JSON.parse(entry?.newValue ?? '')).toEqual({
      delaySeconds: 10,
      givenName: 'LO',
      reason: 'Chatter at anchor',
    });
  });

  it.each<[string, Omit<TagEdit, 'Id'>, string]>([
    [
      'limits out of order',
      { reverse: true, alarmLevel: 2, emergencyLevel: 2.5 },
      'body.emergencyLevel: Emergency must be below alarm',
    ],
    ['a limit that cannot be passed', { alarmLevel: 5, highestPossible: 4 }, 'body.alarmLevel: A limit of Lube oil'],
    ['possible values out of order', { lowestPossible: 5, highestPossible: 4 }, 'body.highestPossible: The lowest'],
    ['a scale without length', { min: 6 }, 'body.max: The scale of'],
    ['a standard name with blanks', { standardName: 'oil pressure' }, 'body.0.standardName: must be words'],
    ['an empty name', { name: ' ' }, 'body.0.name: '],
    ['a change of no speed', { fastestChange: 0 }, 'body.0.fastestChange: '],
  ])('is refused for %s, and names the field', async (_words, part, error) => {
    const refused = await edit(part).catch((failure: unknown) => failure as { code: string; errors: string[] });
    expect(refused).toMatchObject({ code: 'invalid-input' });
    expect((refused as { errors: string[] }).errors[0]).toContain(error);
    expect((await setting())?.revision).toBe(0);
  });

  it('of the name leaves scale and limits to the ship', async () => {
    await edit({ name: 'LO pressure', standardName: 'a.b' });
    await fleet.link.open(`${stream}-again`, { name: `Set ship ${ships}` }, [{ ...DECLARED[0], alarmLevel: 2 }]);
    await fleet.link.store({ stream: `${stream}-again`, sequence: 1 });
    expect((await setting())?.rule.alarmLevel).toBe(2);
  });
});

describe('a quality rule', () => {
  const flags = async () => (await tag())?.quality;

  it('flags what arrives from then on, and keeps the value', async () => {
    await measure(99);
    expect(await flags()).toBe(0);
    await edit({ lowestPossible: 0, highestPossible: 10, fastestChange: 5, stuckSeconds: 2 });
    await measure(99, 98);
    expect(await tag()).toMatchObject({ value: 98, quality: QUALITY_IMPOSSIBLE });
    await edit({ highestPossible: 100 });
    await measure(4);
    expect(await flags()).toBe(0);
    await measure(3.5, 3.5, 3.5);
    expect(await flags()).toBe(QUALITY_STUCK);
    await edit({ highestPossible: null, lowestPossible: null, fastestChange: null, stuckSeconds: null });
    await measure(3.5);
    expect(await flags()).toBe(0);
  });

  it('keeps impossible and too fast values out of alarms and statistics', async () => {
    await edit({ highestPossible: 50, fastestChange: 1, alarmLevel: 5 });
    await measure(4, 99, 9.5, 4);
    const body = { vesselId, fromTime: at(0), toTime: at(60), maxPoints: 1, tags: [Id] };
    const [statistic] = await fleet.server.asAdmin.call(getStatistic, { body });
    expect(statistic?.points.map(({ max, count }) => [max, count])).toEqual([[4, 3]]);
    expect(await fleet.server.asAdmin.call(listAlarms, { query })).toEqual([]);
    const tested = await fleet.server.asAdmin.call(backTestAlarm, {
      body: {
        ...{ dataTagId: Id, fromTime: at(0), toTime: at(60) },
        limits: { alarmLevel: 5, emergencyLevel: null, reverse: false, delaySeconds: 0, deadBand: 0 },
      },
    });
    expect(tested).toMatchObject({ before: 0, flagged: { before: 2, after: 2 } });
  });

  it('evaluates its first value against the newest stored one', async () => {
    await edit({ fastestChange: 1 });
    await measure(40);
    expect(await flags()).toBe(QUALITY_TOO_FAST);
  });
});

describe('counterparts', () => {
  it('are found by standard name, else by the name on board, and are none of another kind', async () => {
    const first = { vesselId, Id };
    const pump = (await settings()).find(({ valueKind }) => valueKind === 'boolean')?.Id as TagId;
    const sister = await openShip([{ ...DECLARED[0], unit: 'bar' }, { name: 'Pump' }, { name: 'Oil' }]);
    const other = await settings(sister);
    const ids = Object.fromEntries(other.map((known) => [known.declared.name, known.Id]));
    const find = async () => {
      const body = { dataTagIds: [first.Id, pump], vesselIds: [sister, first.vesselId] };
      const found = await fleet.server.asManager.call(findTagCounterparts, { body });
      return found.map(({ fromTagId, vesselName, setting: known }) => [fromTagId, vesselName, known?.Id]);
    };
    const vesselName = `Set ship ${ships}`;
    expect(await find()).toEqual([
      [first.Id, vesselName, ids['Lube oil pressure']],
      [pump, vesselName, undefined],
    ]);
    await edit({ standardName: 'oil.pressure' });
    const body = [{ Id: ids.Oil as TagId, standardName: 'oil.pressure' }];
    await fleet.server.asManager.call(editTags, { body });
    expect((await find())[0]).toEqual([first.Id, vesselName, ids.Oil]);
  });
});

describe('the count before a deletion', () => {
  it('is of all readings, or of a period with both ends', async () => {
    await measure(4, 5, 6);
    const count = (more: object = {}) =>
      fleet.server.asManager.call(countTagData, { query: { dataTagId: String(Id), ...more } });
    expect(await count()).toEqual({ readings: 4, from: at(0), to: at(12) });
    expect(await count({ fromTime: at(10), toTime: at(11) })).toEqual({ readings: 2, from: at(10), to: at(11) });
    expect(await count({ fromTime: at(40) })).toEqual({ readings: 0, from: null, to: null });
    await expect(count({ fromTime: at(2), toTime: at(1) })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(
      fleet.server.asOperator.call(countTagData, { query: { dataTagId: String(Id) } }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
