/** §7.9 through the call: records of charges by tag, newest first, and what of them is refused or left out. */

import { getChargeHistory } from '@fms/contract/battery';
import { getTagsOfVessel } from '@fms/contract/tag';
import { findChargeSessions } from '@fms/domain/battery';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedServer, readRefusal, startLinkedServer } from '../../testing/index.ts';
import { readChargeRecord } from './charge-record.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const DECLARED = [
  { name: 'Battery charge state', valueKind: 'struct', type: 9 },
  { name: 'Second battery charge state', valueKind: 'struct', type: 9 },
  { name: 'Operation', valueKind: 'text' },
] as const;

const say = (StateChange: number, ...socs: number[]) =>
  JSON.stringify({ StateChange, battery: socs.map((value) => ({ SOC: { value, unit: '%' } })) });

let fleet: LinkedServer;
let vesselId: VesselId;
let charge: TagId;
let operation: TagId;
beforeAll(async () => {
  fleet = await startLinkedServer({ clock: { now: () => NOON + HOUR_MS } });
  const opened = await fleet.link.open('battery', { name: 'Battery ship' }, DECLARED as never);
  vesselId = toId<VesselId>(opened.vesselId);
  const at = (hours: number, value: string, tagIndex = 0) => ({
    tagIndex,
    timeMs: NOON + hours * HOUR_MS,
    ordinal: 0,
    quality: 0,
    value,
  });
  const texts = [
    at(-5, say(-1, 60, 58)),
    at(-4.5, say(1, 75.5, 74)),
    at(-2, 'no record'),
    at(-1, say(-1, 64, 63)),
    at(-1, 'under way', 2),
  ];
  await fleet.link.store({ stream: 'battery', sequence: 1, texts });
  const tags = await fleet.server.asAdmin.call(getTagsOfVessel, { query: { vesselId: String(vesselId) } });
  const idOf = (name: string) => tags.find((tag) => tag.name === name)?.Id as TagId;
  [charge, operation] = [idOf('Battery charge state'), idOf('Operation')];
});
afterAll(() => fleet.close());

const ask = (more: { dataTagIds?: TagId[]; fromMs?: number; toMs?: number } = {}) => {
  const { fromMs = NOON - 24 * HOUR_MS, toMs = NOON, dataTagIds } = more;
  const period = { fromTime: new Date(fromMs).toISOString(), toTime: new Date(toMs).toISOString() };
  return fleet.server.asAdmin.call(getChargeHistory, {
    body: { vesselId, ...period, ...(dataTagIds && { dataTagIds }) },
  });
};

describe('getChargeHistory', () => {
  it('answers the records of each battery by its tag, newest first', async () => {
    const answer = await ask();
    expect(Object.keys(answer)).toEqual([String(charge)]);
    const { timestamp, records } = answer[String(charge)] ?? { timestamp: '', records: [] };
    expect(timestamp).toBe(new Date(NOON - HOUR_MS).toISOString());
    expect(records.map(({ StateChange, battery }) => [StateChange, battery.map(({ SOC }) => SOC?.value)])).toEqual([
      [-1, [64, 63]],
      [1, [75.5, 74]],
      [-1, [60, 58]],
    ]);
    const sessions = findChargeSessions(
      records.map((record) => ({
        time: Date.parse(record.timestamp),
        stateChange: record.StateChange,
        socPercent: record.battery.map(({ SOC }) => SOC?.value ?? null),
      })),
    );
    expect(sessions).toMatchObject([
      { number: 1, fromCharge: 60, toCharge: 75.5, durationHours: 0.5 },
      { number: 2, fromCharge: 64, toTime: null },
    ]);
  });

  it('answers the period alone, and nothing of tags that record no charges', async () => {
    expect((await ask({ fromMs: NOON - 3 * HOUR_MS }))[String(charge)]?.records).toHaveLength(1);
    expect(await ask({ fromMs: NOON - 0.5 * HOUR_MS })).toEqual({});
    expect(await ask({ dataTagIds: [operation] })).toEqual({});
  });

  it.each([
    ['a period that ends before it begins', { fromMs: NOON, toMs: NOON - 1 }],
    ['a tag of another vessel', { dataTagIds: [toId<TagId>(999_999)] }],
  ])('refuses %s', async (_words, more) => {
    expect(await readRefusal(ask(more))).toMatchObject({ status: expect.any(Number) });
  });
});

describe('readChargeRecord', () => {
  const timestamp = '2026-05-14T12:00:00.000Z';

  it.each([
    ['no JSON', 'charging'],
    ['a list', '[1]'],
    ['no state change', '{"battery":[]}'],
    ['words for it', '{"StateChange":"started"}'],
  ])('makes nothing of %s', (_words, text) => expect(readChargeRecord(text, timestamp)).toBeUndefined());

  it('keeps quantities that are numbers', () => {
    const text = '{"StateChange":1,"battery":[{"SOC":{"value":81,"unit":"%"},"SOH":{"value":null},"name":"A"},7]}';
    expect(readChargeRecord(text, timestamp)).toEqual({
      timestamp,
      StateChange: 1,
      battery: [{ SOC: { value: 81, unit: '%' } }, {}],
    });
  });

  it('reads no more strings than any ship has', () => {
    const battery = Array.from({ length: 70 }, (_, place) => ({ SOC: { value: place } }));
    const read = readChargeRecord(JSON.stringify({ StateChange: 1, battery }), timestamp);
    expect(read?.battery).toEqual(battery.slice(0, 64));
  });

  it('keeps a record without strings: it still begins or ends a charge', () => {
    expect(readChargeRecord('{"StateChange":-1}', timestamp)).toEqual({ timestamp, StateChange: -1, battery: [] });
  });
});
