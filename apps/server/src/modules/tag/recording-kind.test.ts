/** The data tag type enumeration of §3, each value over the whole way: link, store, calls. */
import { getGeoLimit } from '@fms/contract/geo';
import { getLinkState } from '@fms/contract/link-state';
import { getStatistic, getStringValue, getTagsByVesselId } from '@fms/contract/tag';
import { toId, type VesselId } from '@fms/domain/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkClient } from '../../ingest/testing/link-client.ts';
import { type LinkedServer, startLinkedServer, type TestServer } from '../../testing/index.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { now: () => NOON + 7_200_000 };
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
/** A value each second of an hour, the same for half a minute. */
const SECONDS = 3600;
const valueAt = (second: number) => Math.floor(second / 30);
const battery = (second: number) => ({ StateChange: valueAt(second) % 2, battery: [{ SOC: { value: 40 } }] });

const NUMBERS = [0, 1, 2, 3, 4, 5, 6].map((type) => ({ name: `Kind ${type}`, type, valueKind: 'number' as const }));
const DECLARED = [
  ...NUMBERS,
  { name: 'Kind 7', type: 7, valueKind: 'struct' as const },
  { name: 'Kind 8', type: 8, role: 'position' as const },
  { name: 'Kind 9', type: 9, valueKind: 'struct' as const },
  { name: 'Words', type: 1, valueKind: 'text' as const },
];
const indexOf = (name: string) => DECLARED.findIndex((tag) => tag.name === name);

let fleet: LinkedServer;
let server: TestServer;
let link: LinkClient;
let vesselId: VesselId;
let tagOf: (name: string) => { Id: number; type: number; value: unknown };
beforeAll(async () => {
  fleet = await startLinkedServer({ clock });
  ({ server, link } = fleet);
  vesselId = toId<VesselId>((await link.open('kinds', { name: 'Kinds' }, DECLARED)).vesselId);
  const seconds = Array.from({ length: SECONDS }, (_, second) => second);
  const moment = (tagIndex: number, second: number) => ({
    tagIndex,
    timeMs: NOON + second * 1000,
    ordinal: 0,
    quality: 0,
  });
  for (const [i, { name }] of NUMBERS.entries()) {
    const numbers = seconds.map((second) => ({ ...moment(indexOf(name), second), value: valueAt(second) }));
    await link.store({ stream: 'kinds', sequence: i + 1, numbers });
  }
  const some = seconds.slice(0, 120);
  await link.store({
    stream: 'kinds',
    sequence: 20,
    numbers: [{ ...moment(indexOf('Kind 8'), 0), value: 1 }],
    positions: some.map((second) => ({
      ...moment(indexOf('Kind 8'), second),
      latitude: 54,
      longitude: 10 + second / 1000,
    })),
    texts: some.flatMap((second) => [
      { ...moment(indexOf('Kind 7'), second), value: JSON.stringify(battery(second)) },
      { ...moment(indexOf('Kind 9'), second), value: JSON.stringify(battery(second)) },
      { ...moment(indexOf('Words'), second), value: valueAt(second) % 2 ? 'running' : 'idle' },
    ]),
  });
  const tags = await server.asAdmin.call(getTagsByVesselId, {
    query: { vesselId: String(vesselId), isGetLater: 'true' },
  });
  tagOf = (name) => tags.find((tag) => tag.name === name) as (typeof tags)[number];
}, 120_000);
afterAll(() => fleet.close());

const statistic = async (name: string, maxPoints: number, seconds = SECONDS) => {
  const body = { vesselId, fromTime: at(0), toTime: at(seconds), maxPoints, tags: [toId(tagOf(name).Id)] };
  const [only] = await server.asAdmin.call(getStatistic, { body } as never);
  return only as {
    bucketSeconds: number;
    points: { count: number; min: number; max: number; first: number; last: number }[];
  };
};
const texts = (name: string) => {
  const body = { vesselId, fromTime: at(0), toTime: at(SECONDS), dataTagId: toId(tagOf(name).Id) };
  return server.asAdmin.call(getStringValue, { body } as never) as Promise<{ timestamp: string; value: unknown }[]>;
};

describe('a tag recorded as', () => {
  it.each([
    ['full data', 'Kind 0', 5, 720],
    ['stat 5', 'Kind 2', 5, 720],
    ['stat 60', 'Kind 3', 60, 60],
    ['stat 300', 'Kind 4', 300, 12],
    ['stat 600', 'Kind 5', 600, 6],
    ['stat 3600', 'Kind 6', 3600, 1],
  ])(
    '%s answers buckets no narrower than it is recorded in, and every sample in them',
    async (_, name, seconds, points) => {
      const { bucketSeconds, points: buckets } = await statistic(name, 1000);
      expect([bucketSeconds, buckets.length]).toEqual([seconds, points]);
      expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(SECONDS);
      expect([buckets[0]?.first, buckets.at(-1)?.last, buckets.at(-1)?.max]).toEqual([0, 119, 119]);
    },
  );

  it('full data answers each sample of a minute, stat 5 twelve buckets', async () => {
    expect((await statistic('Kind 0', 1000, 60)).points.map(({ count }) => count)).toEqual(Array(60).fill(1));
    expect((await statistic('Kind 2', 1000, 60)).points.map(({ count }) => count)).toEqual(Array(12).fill(5));
  });

  it('only change keeps the moments of change', async () => {
    expect((await texts('Words')).map(({ timestamp, value }) => [timestamp, value])).toEqual([
      [at(0), 'idle'],
      [at(30), 'running'],
      [at(60), 'idle'],
      [at(90), 'running'],
    ]);
    expect(tagOf('Kind 1')).toMatchObject({ type: 1, value: 119 });
  });

  it('battery struct keeps each struct as it was sent', async () => {
    const kept = await texts('Kind 7');
    expect([kept.length, kept[0]?.value]).toEqual([120, battery(0)]);
    expect(tagOf('Kind 7').value).toEqual(battery(119));
  });

  it('battery state change keeps the structs at which it changed', async () => {
    expect((await texts('Kind 9')).map(({ timestamp }) => timestamp)).toEqual([at(0), at(30), at(60), at(90)]);
  });

  it('only geo takes positions and no number', async () => {
    const query = { vesselId: String(vesselId), limit: '1000' };
    expect((await server.asAdmin.call(getGeoLimit, { query })).length).toBe(120);
    const [state] = await server.asAdmin.call(getLinkState, { query: { vesselId: String(vesselId) } });
    expect(state?.refusals).toMatchObject([{ reason: 'value-of-wrong-kind', count: 1 }]);
    expect(tagOf('Kind 8').value).toBeNull();
  });
});
