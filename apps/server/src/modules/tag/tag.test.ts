import { listAlarms } from '@fms/contract/alarm';
import { endpoints } from '@fms/contract/api';
import { getTelemetryStorage } from '@fms/contract/storage';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_GOOD, QUALITY_MANUAL } from '@fms/domain/quality';
import { beforeEach, describe, expect, it } from 'vitest';
import { positionTag } from '../../ingest/testing/link-client.ts';
import { startLinkedServer } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { ahead: 60_000, now: () => NOON + clock.ahead };
const at = (secondsAfterNoon: number) => new Date(NOON + secondsAfterNoon * 1000).toISOString();

const fleet = setUp(() => startLinkedServer({ clock }));

const DECLARED = [
  positionTag,
  { name: 'Exhaust', unit: '°C', min: 0, max: 600 },
  { name: 'Pump', valueKind: 'boolean' },
  { name: 'Mode', valueKind: 'text', type: 1 },
  { name: 'Never measured' },
] as const;
let ships = 0;
let vesselId: VesselId;
let stream: string;
let query: { vesselId: string };
let tagIds: Record<string, TagId>;

beforeEach(async () => {
  stream = `tags-${++ships}`;
  vesselId = toId<VesselId>((await fleet.link.open(stream, { name: `Tag ship ${ships}` }, DECLARED)).vesselId);
  query = { vesselId: String(vesselId) };
  const reading = { ordinal: 0, quality: 0 };
  await fleet.link.store({
    stream,
    sequence: 1,
    numbers: [
      { tagIndex: 1, timeMs: NOON - 2000, value: 300, ...reading },
      { tagIndex: 1, timeMs: NOON - 1000, value: 320, ...reading },
      { tagIndex: 2, timeMs: NOON, value: 1, ...reading },
    ],
    texts: ['idle', 'idle', 'running'].map((value, i) => ({
      tagIndex: 3,
      timeMs: NOON + i * 1000,
      ordinal: 0,
      quality: value === 'running' ? QUALITY_MANUAL : QUALITY_GOOD,
      value,
    })),
  });
  const tags = await fleet.server.asAdmin.call(endpoints.getTagsOfVessel, { query });
  tagIds = Object.fromEntries(tags.map(({ name, Id }) => [name, Id]));
});
const names = (tags: readonly { name: string }[]) => tags.map(({ name }) => name);
const tag = async (name: string) =>
  (await fleet.server.asAdmin.call(endpoints.getTagsByVesselId, { query: { ...query, isGetLater: 'true' } })).find(
    (known) => known.name === name,
  );
const idOf = (name: string) => tagIds[name] as TagId;

describe('search', () => {
  const found = async (words: string, as = fleet.server.asAdmin) =>
    (await as.call(endpoints.searchTags, { query: { words, limit: 50 } })).filter(
      (known) => known.vesselId === vesselId,
    );

  it('finds tags by words of their name and of their vessel, in any order and case', async () => {
    expect(names(await found(`exhaust SHIP ${ships}`))).toContain('Exhaust');
    expect(names(await found(`ship never`))).toEqual(['Never measured']);
    expect(await found('exhaust pump')).toEqual([]);
  });

  it('puts names that begin with the first word first', async () => {
    const all = names(await found('m'));
    expect(all.indexOf('Mode')).toBeLessThan(all.indexOf('Pump'));
  });

  it.each(['%', '_', '\\'])('takes %s as itself', async (words) => {
    expect(await found(words)).toEqual([]);
  });
});

describe('lists', () => {
  it('are of all tags, of those measured, of those to chart, and of gauges', async () => {
    expect(names(await fleet.server.asAdmin.call(endpoints.getTagsOfVessel, { query }))).toEqual(names(DECLARED));
    expect(
      names(await fleet.server.asAdmin.call(endpoints.getTagsByVesselId, { query: { ...query, isGetStat: 'true' } })),
    ).toEqual(['Exhaust', 'Pump', 'Never measured']);
    expect(names(await fleet.server.asAdmin.call(endpoints.getTagsHaveValueByVesselId, { query }))).toEqual([
      'Exhaust',
      'Pump',
      'Mode',
    ]);
    expect(names(await fleet.server.asAdmin.call(endpoints.getTagsForChartByVesselId, { query }))).toEqual([
      'Exhaust',
      'Pump',
    ]);
    const gauges = await fleet.server.asAdmin.call(endpoints.getMeterValueByVesselId, { query });
    expect(gauges.map(({ name, value, min, max }) => [name, value, min, max])).toEqual([
      ['Exhaust', 320, 0, 600],
      ['Never measured', null, 0, 1000],
    ]);
  });

  it('leave values out unless they are asked for', async () => {
    const tags = await fleet.server.asAdmin.call(endpoints.getTagsByVesselId, { query });
    expect(tags.map(({ value, timestamp }) => value ?? timestamp)).toEqual(DECLARED.map(() => null));
  });

  it('of all vessels hold only what the caller may see', async () => {
    const seen = new Set(
      (await fleet.server.asOperator.call(endpoints.getTags, { query: {} })).map((known) => known.vesselId),
    );
    const all = new Set(
      (await fleet.server.asAdmin.call(endpoints.getTags, { query: {} })).map((known) => known.vesselId),
    );
    expect([seen.has(vesselId), all.has(vesselId)]).toEqual([true, true]);
    fleet.link.send({ type: 'open', stream: `${stream}-foreign` });
    const particulars = { organization: 'Borealis Shipping' };
    const reference = { name: `Foreign ${ships}` };
    fleet.link.send({ type: 'vessel', stream: `${stream}-foreign`, index: 0, reference, create: true, particulars });
    const foreign = { vesselId: String((await fleet.link.next('vesselAccepted')).vesselId) };
    await expect(fleet.server.asOperator.call(endpoints.getTags, { query: foreign })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('texts', () => {
  it('of a period leave repeats out where the tag is recorded on change', async () => {
    const body = { vesselId, fromTime: at(0), toTime: at(2), dataTagId: idOf('Mode') };
    expect(await fleet.server.asOperator.call(endpoints.getStringValue, { body })).toEqual([
      { timestamp: at(0), value: 'idle', quality: QUALITY_GOOD },
      { timestamp: at(2), value: 'running', quality: QUALITY_MANUAL },
    ]);
  });

  it.each([
    [endpoints.getStringValue, () => ({ vesselId, fromTime: at(0), toTime: at(1), dataTagId: toId<TagId>(999_999) })],
    [
      endpoints.getStatistic,
      () => ({ vesselId, fromTime: at(0), toTime: at(1), maxPoints: 1, tags: [toId<TagId>(999_999)] }),
    ],
  ])('and statistics of a tag of no such vessel are not found', async (endpoint, body) => {
    await expect(fleet.server.asAdmin.call(endpoint, { body: body() } as never)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('editing', () => {
  it.each([
    ['the newer path', endpoints.editTags],
    ['the older path', endpoints.editDataTags],
  ])('under %s holds against the ship’s next declaration', async (_name, endpoint) => {
    await fleet.server.asManager.call(endpoint, { body: [{ Id: idOf('Exhaust'), max: 550, alarmLevel: 500 }] });
    await fleet.link.open(`${stream}-again`, { name: `Tag ship ${ships}` }, [
      { name: 'Exhaust', unit: 'K', max: 900, description: 'Exhaust gas' },
    ]);
    await fleet.link.store({ stream: `${stream}-again`, sequence: 1 });
    expect(await tag('Exhaust')).toMatchObject({ max: 550, alarmLevel: 500, unit: 'K', description: 'Exhaust gas' });
  });

  it('a limit counts at once against the value that is there', async () => {
    await fleet.server.asManager.call(endpoints.editTags, { body: [{ Id: idOf('Exhaust'), emergencyLevel: 310 }] });
    await expect
      .poll(async () =>
        names((await fleet.server.asAdmin.call(listAlarms, { query })).map(({ channel }) => ({ name: channel }))),
      )
      .toEqual(['Exhaust']);
  });

  it('changes all of the tags or none', async () => {
    const body = [
      { Id: idOf('Exhaust'), max: 500 },
      { Id: idOf('Pump'), min: 5, max: 1 },
    ];
    await expect(fleet.server.asManager.call(endpoints.editTags, { body })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect((await tag('Exhaust'))?.max).toBe(600);
  });

  it.each([
    ['editing', () => fleet.server.asOperator.call(endpoints.editTags, { body: [{ Id: idOf('Exhaust'), max: 1 }] })],
    [
      'deleting',
      () => fleet.server.asOperator.call(endpoints.deleteTag, { query: { dataTagId: String(idOf('Exhaust')) } }),
    ],
    [
      'deleting a period',
      () =>
        fleet.server.asOperator.call(endpoints.deleteDataInPeriod, {
          query: { dataTagId: String(idOf('Exhaust')), fromTime: at(-10), toTime: at(0) },
        }),
    ],
  ])('%s is not for users', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('deleting', () => {
  it('a period takes its samples, and the latest becomes an older one', async () => {
    const dataTagId = String(idOf('Exhaust'));
    await fleet.server.asManager.call(endpoints.deleteDataInPeriod, {
      query: { dataTagId, fromTime: at(-1), toTime: at(0) },
    });
    expect((await tag('Exhaust'))?.value).toBe(300);
  });

  it('a tag takes everything, and a ship that measures it still makes it anew', async () => {
    await fleet.server.asManager.call(endpoints.deleteTag, { query: { dataTagId: String(idOf('Exhaust')) } });
    const stillMeasured = { tagIndex: 1, timeMs: NOON, ordinal: 0, quality: 0, value: 340 };
    await fleet.link.store({ stream, sequence: 2, numbers: [stillMeasured] });
    expect(await tag('Exhaust')).toBeUndefined();
    await fleet.link.open(`${stream}-anew`, { name: `Tag ship ${ships}` }, [{ name: 'Exhaust', max: 700 }]);
    await fleet.link.store({
      stream: `${stream}-anew`,
      sequence: 1,
      numbers: [{ tagIndex: 0, timeMs: NOON, ordinal: 0, quality: 0, value: 350 }],
    });
    expect(await tag('Exhaust')).toMatchObject({ value: 350, max: 700 });
  });
});

describe('storage', () => {
  it('tells managers how much of each vessel is kept, vessels without readings included', async () => {
    const rows = await fleet.server.asAdmin.call(getTelemetryStorage);
    const [first] = rows;
    expect(first?.samples).toBeGreaterThan(0);
    expect(first?.bytes).toBeGreaterThan(0);
    const [oldest, newest] = [first?.oldest ?? '', first?.newest ?? ''];
    expect(oldest < newest).toBe(true);
    await expect(fleet.server.asOperator.call(getTelemetryStorage)).rejects.toMatchObject({ status: 403 });
    clock.ahead += 61_000;
    const later = await fleet.server.asAdmin.call(getTelemetryStorage);
    expect(later.find((row) => row.vesselId === vesselId)).toMatchObject({ samples: 6, newest: at(2) });
  });
});
