import { listAlarms } from '@fms/contract/alarm';
import { MAX_FRAME_BYTES } from '@fms/contract/endpoint';
import { getGeo, getGeoByTimestamp, getGeoLimit } from '@fms/contract/geo';
import { getLinkState, getTraffic } from '@fms/contract/link-state';
import { getStatistic, getTagsByVesselId } from '@fms/contract/tag';
import { getAllVessels } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFleetKey, startTestServer, type TestServer } from '../testing/index.ts';
import { connectLink, type LinkClient, positionTag } from './testing/link-client.ts';

/** A Thursday at noon; the server's clock stands a minute later. */
const NOON = Date.UTC(2026, 4, 14, 12);
const MINUTE = 60_000;
const clock = { time: NOON + MINUTE, now: () => clock.time };

let server: TestServer;
let fleetKey: string;
let link: LinkClient;
beforeAll(async () => {
  server = await startTestServer({ clock });
  fleetKey = await readFleetKey(server);
  link = await connectLink(server.address, fleetKey);
  await link.next('welcome');
});
afterAll(async () => {
  await link.close();
  await server.close();
});

let ships = 0;
/** A stream with a vessel that no other stream names. */
async function ship(...tags: Parameters<LinkClient['open']>[2]) {
  const name = `Test ship ${++ships}`;
  const stream = `test-${ships}`;
  const { vesselId } = await link.open(stream, { name }, tags);
  return { name, stream, vesselId: toId<VesselId>(vesselId) };
}
const number = (tagIndex: number, timeMs: number, value: number) => ({
  tagIndex,
  timeMs,
  ordinal: 0,
  quality: 0,
  value,
});
const position = (timeMs: number, latitude: number, longitude: number) => ({
  tagIndex: 0,
  timeMs,
  ordinal: 0,
  quality: 0,
  latitude,
  longitude,
});
const refusalsOf = async (vesselId: VesselId) => {
  const [state] = await server.asAdmin.call(getLinkState, { query: { vesselId: String(vesselId) } });
  return Object.fromEntries(state?.refusals.map(({ where, reason, count }) => [`${where} ${reason}`, count]) ?? []);
};
const tagsOf = (vesselId: VesselId) =>
  server.asAdmin.call(getTagsByVesselId, { query: { vesselId: String(vesselId), isGetLater: 'true' } });

describe('a ship’s batch', () => {
  it('is answered as tags with values, statistics and positions once it is acknowledged', async () => {
    const speed = { name: 'Speed over ground', unit: 'kn', role: 'speed' } as const;
    const alive = { name: 'Shore power', valueKind: 'boolean' } as const;
    const mode = { name: 'Mode', valueKind: 'text' } as const;
    const { stream, vesselId } = await ship(positionTag, speed, alive, mode);
    await link.store({
      stream,
      sequence: 1,
      positions: [position(NOON, 54.1, 13.4)],
      numbers: [number(1, NOON - 1000, 4), number(1, NOON, 5.5), number(2, NOON, 1)],
      texts: [{ tagIndex: 3, timeMs: NOON, ordinal: 0, quality: 0, value: 'under way' }],
    });
    const tags = await tagsOf(vesselId);
    expect(tags.map(({ name, value, timestamp }) => [name, value, timestamp])).toEqual([
      ['Position', null, null],
      ['Speed over ground', 5.5, '2026-05-14T12:00:00.000Z'],
      ['Shore power', true, '2026-05-14T12:00:00.000Z'],
      ['Mode', 'under way', '2026-05-14T12:00:00.000Z'],
    ]);
    const speedId = tags[1]?.Id ?? 0;
    const [statistic] = await server.asAdmin.call(getStatistic, {
      body: {
        vesselId,
        fromTime: '2026-05-14T11:00:00Z',
        toTime: '2026-05-14T13:00:00Z',
        maxPoints: 2,
        tags: [speedId],
      },
    });
    expect(statistic?.points).toEqual([
      { time: '2026-05-14T11:00:00.000Z', min: 4, max: 4, avg: 4, first: 4, last: 4, count: 1 },
      { time: '2026-05-14T12:00:00.000Z', min: 5.5, max: 5.5, avg: 5.5, first: 5.5, last: 5.5, count: 1 },
    ]);
    const vessels = await server.asAdmin.call(getAllVessels, {});
    expect(vessels.find(({ id }) => id === vesselId)?.standardData).toMatchObject({
      speedTagId: speedId,
      lastPosition: { latitude: 54.1, longitude: 13.4, speedKnots: 5.5, headingDegrees: null },
    });
    expect(vessels.find(({ id }) => id === vesselId)?.lastPing).toBe('2026-05-14T12:01:00.000Z');
  });

  it('changes nothing when it comes again, and late data never becomes the latest', async () => {
    const { stream, vesselId } = await ship({ name: 'Depth' });
    for (const sequence of [1, 1, 2]) {
      await link.store({ stream, sequence, numbers: [number(0, NOON, 20), number(0, NOON - MINUTE, 30)] });
    }
    const [tag] = await tagsOf(vesselId);
    expect(tag?.value).toBe(20);
    const [statistic] = await server.asAdmin.call(getStatistic, {
      body: {
        vesselId,
        fromTime: '2026-05-14T00:00:00Z',
        toTime: '2026-05-15T00:00:00Z',
        maxPoints: 1,
        tags: [tag?.Id ?? 0],
      },
    });
    expect(statistic?.points.map(({ count }) => count)).toEqual([2]);
  });

  it('is filed under tags as the ship declared them last', async () => {
    const { name, stream, vesselId } = await ship({ name: 'Oil', unit: 'bar', max: 10 });
    await link.open(`${stream}-again`, { name }, [{ name: 'Oil', unit: 'kPa', max: 1000, description: 'Lube oil' }]);
    await link.store({ stream: `${stream}-again`, sequence: 1, numbers: [number(0, NOON, 1)] });
    expect((await tagsOf(vesselId)).map(({ unit, max, description }) => [unit, max, description])).toEqual([
      ['kPa', 1000, 'Lube oil'],
    ]);
  });
});

describe('what is refused is counted by reason and takes nothing else with it', () => {
  it.each([
    ['position-not-available', { positions: [position(NOON, 91, 181)] }],
    ['position-not-a-number', { positions: [position(NOON, Number.NaN, 13)] }],
    ['position-out-of-range', { positions: [position(NOON, 95_000, 13)] }],
    ['time-too-early', { numbers: [number(1, 0, 5)] }],
    ['time-too-early', { positions: [position(86_400_000, 54, 13)] }],
    ['time-in-future', { numbers: [number(1, NOON + 7 * MINUTE, 5)] }],
    ['value-not-finite', { numbers: [number(1, NOON, Number.POSITIVE_INFINITY)] }],
    ['value-of-wrong-kind', { numbers: [number(2, NOON, 5)] }],
    ['value-of-wrong-kind', { numbers: [number(0, NOON, 5)] }],
    ['value-of-wrong-kind', { texts: [{ tagIndex: 1, timeMs: NOON, ordinal: 0, quality: 0, value: '5' }] }],
    ['struct-malformed', { texts: [{ tagIndex: 3, timeMs: NOON, ordinal: 0, quality: 0, value: '[1]' }] }],
    // Deeper than the hub's encoder writes: every screen that watched it lost its connection.
    [
      'struct-malformed',
      {
        texts: [
          { tagIndex: 3, timeMs: NOON, ordinal: 0, quality: 0, value: `{"a":${'['.repeat(200)}${']'.repeat(200)}}` },
        ],
      },
    ],
    ['tag-unknown', { numbers: [number(99, NOON, 5)] }],
    ['ordinal-out-of-range', { numbers: [{ ...number(1, NOON, 5), ordinal: 70_000 }] }],
    ['quality-out-of-range', { numbers: [{ ...number(1, NOON, 5), quality: -1 }] }],
  ])('%s', async (reason, readings) => {
    const { stream, vesselId } = await ship(
      positionTag,
      { name: 'Good' },
      { name: 'Text', valueKind: 'text' },
      { name: 'Battery', valueKind: 'struct', type: 7 },
    );
    const good = number(1, NOON, 42);
    const numbers = [...('numbers' in readings ? readings.numbers : []), good];
    await link.store({ stream, sequence: 1, ...readings, numbers });
    expect(await refusalsOf(vesselId)).toEqual({ [`server ${reason}`]: 1 });
    expect((await tagsOf(vesselId)).map(({ value }) => value)).toEqual([null, 42, null, null]);
  });

  it('a batch whose columns do not belong together', async () => {
    const { stream, vesselId } = await ship({ name: 'Good' });
    const column = new Uint8Array([2]);
    link.send({
      type: 'batch',
      stream,
      sequence: 1,
      lane: 'live',
      numbers: { tags: column, times: column, values: new Uint8Array(7) },
    });
    expect(await link.next('refused')).toMatchObject({ sequence: 1, code: 'batch-unreadable' });
    await link.store({ stream, sequence: 2, numbers: [number(0, NOON, 1)] });
    expect(await refusalsOf(vesselId)).toEqual({ 'server batch-unreadable': 1 });
  });

  it('what the gateway refused on board', async () => {
    const { stream, vesselId } = await ship();
    const refusals = [{ vesselIndex: 0, reason: 'checksum-wrong', count: 3, example: '$GPRMC,\u0007*00' }];
    link.send({ type: 'report', stream, backlogBytes: 1234, refusals });
    await link.store({ stream, sequence: 1 });
    const [state] = await server.asAdmin.call(getLinkState, { query: { vesselId: String(vesselId) } });
    expect(state).toMatchObject({
      connected: true,
      backlogBytes: 1234,
      software: 'test 1',
      refusals: [{ where: 'gateway', reason: 'checksum-wrong', count: 3, example: '$GPRMC,\ufffd*00' }],
    });
  });
});

describe('positions', () => {
  it('that were repaired or are zero are kept out of every geo answer', async () => {
    const { stream, vesselId } = await ship(positionTag);
    const good = [position(NOON - 3000, 54, 13), position(NOON - 2000, 54.001, 13.001)];
    const doubtful = [position(NOON - 1000, 54, 13_000), position(NOON, 54, 0)];
    await link.store({ stream, sequence: 1, positions: [...good, ...doubtful] });
    const query = { vesselId: String(vesselId) };
    const limited = await server.asAdmin.call(getGeoLimit, { query: { ...query, limit: '10' } });
    expect(limited.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      [54.001, 13.001],
      [54, 13],
    ]);
    const at = (timestamp: string) => server.asAdmin.call(getGeoByTimestamp, { query: { ...query, timestamp } });
    expect((await at('2026-05-14T12:00:00Z')).map(({ latitude }) => latitude)).toEqual([54.001]);
    expect(await at('2026-05-14T11:00:00Z')).toEqual([]);
    const world = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };
    const dataTagIds = [limited[0]?.dataTagId ?? 0];
    const within = await server.asAdmin.call(getGeo, { body: { ...world, scope: 22, dataTagIds } });
    expect(within).toEqual(limited);
  });

  it('with getConning say how the vessel moved and steered at each, and null for what it did not measure', async () => {
    const heading = { name: 'Heading true', unit: '°', role: 'heading' } as const;
    const speed = { name: 'Speed over ground', unit: 'kn', role: 'speed' } as const;
    const turn = { name: 'Rate of turn', unit: '°/min' } as const;
    const rudder = { name: 'Rudder angle, starboard', unit: '°' } as const;
    const { stream, vesselId } = await ship(positionTag, heading, speed, turn, rudder);
    const [first, second] = [NOON - 10 * MINUTE, NOON];
    await link.store({
      stream,
      sequence: 1,
      positions: [position(first, 54, 13), position(second, 54.1, 13)],
      numbers: [
        number(1, first - 1000, 297),
        number(1, first + 1000, 300),
        number(1, second, 301),
        number(2, first, 12.4),
        // Older than a minute at the second point.
        number(3, second - MINUTE, -3.5),
        { ...number(4, second - 2000, -2), quality: 0 },
        { ...number(4, second - 1000, 40), quality: QUALITY_BAD_SOURCE },
      ],
    });
    const dataTagIds = [(await tagsOf(vesselId))[0]?.Id ?? 0];
    const world = { topLeftLatitude: 90, topLeftLongitude: -180, bottomRightLatitude: -90, bottomRightLongitude: 180 };
    const asked = { ...world, scope: 22, dataTagIds };
    const points = await server.asAdmin.call(getGeo, { body: { ...asked, getConning: true } });
    const nothing = { courseDegrees: null, rateOfTurn: null, portRudderDegrees: null };
    expect(points.map(({ conning }) => conning)).toEqual([
      { ...nothing, headingDegrees: 301, speedKnots: null, rudderDegrees: -2 },
      { ...nothing, headingDegrees: 297, speedKnots: 12.4, rudderDegrees: null },
    ]);
    const plain = await server.asAdmin.call(getGeo, { body: asked });
    expect(plain).toEqual(points.map(({ conning: _, ...point }) => point));
  });

  it('of other ships are traffic with name and type, never vessels', async () => {
    const { stream, vesselId } = await ship(positionTag);
    const unknown = { speedKnots: null, courseDegrees: null, headingDegrees: null, name: null, shipType: null };
    const heard = { vesselIndex: 0, mmsi: '211100920', time: NOON };
    await link.store({
      stream,
      sequence: 1,
      traffic: [
        {
          ...heard,
          latitude: 54,
          longitude: 13,
          ...unknown,
          speedKnots: 102.3,
          courseDegrees: 360,
          headingDegrees: 511,
        },
        { ...heard, latitude: null, longitude: null, ...unknown, name: 'KALTE SOPHIE' },
        { ...heard, latitude: null, longitude: null, ...unknown, shipType: 36 },
        { ...heard, latitude: 91, longitude: 181, ...unknown },
      ],
    });
    expect(await server.asAdmin.call(getTraffic, { query: { vesselId: String(vesselId) } })).toEqual([
      {
        mmsi: '211100920',
        name: 'KALTE SOPHIE',
        shipType: 36,
        latitude: 54,
        longitude: 13,
        speedKnots: null,
        courseDegrees: null,
        headingDegrees: null,
        time: '2026-05-14T12:00:00.000Z',
      },
    ]);
    expect(await refusalsOf(vesselId)).toEqual({ 'server traffic-position-not-available': 1 });
  });
});

describe('limits', () => {
  it('raise, escalate and clear one alarm, stored before its batch is acknowledged', async () => {
    const { stream, vesselId } = await ship({ name: 'Exhaust', unit: '°C', alarmLevel: 400, emergencyLevel: 450 });
    const alarms = async () => {
      const answer = await server.asAdmin.call(listAlarms, { query: { vesselId: String(vesselId) } });
      return answer.map(({ channel, status, priority, value, cleared }) => ({
        channel,
        status,
        priority,
        value,
        cleared,
      }));
    };
    const raised = { channel: 'Exhaust', status: 'Alarm', priority: 'warning', value: 410, cleared: null };
    await link.store({ stream, sequence: 1, numbers: [number(0, NOON - 3000, 390), number(0, NOON - 2000, 410)] });
    expect(await alarms()).toEqual([raised]);
    await link.store({ stream, sequence: 2, numbers: [number(0, NOON - 60_000, 999)] });
    expect(await alarms()).toEqual([raised]);
    await link.store({ stream, sequence: 3, numbers: [number(0, NOON - 1000, 460)] });
    expect(await alarms()).toEqual([{ ...raised, status: 'Emergency', priority: 'alarm', value: 460 }]);
    await link.store({ stream, sequence: 4, numbers: [number(0, NOON, 300)] });
    expect(await alarms()).toEqual([
      { ...raised, status: 'Normal', priority: 'alarm', value: 300, cleared: { at: '2026-05-14T12:00:00.000Z' } },
    ]);
  });
});

describe('the link’s endpoint', () => {
  it('closes on a key that was never issued', async () => {
    const stranger = await connectLink(server.address, 'x'.repeat(43));
    expect(await stranger.closed).toMatchObject({ code: 4401 });
  });

  it('closes on another protocol and on a frame that is too large', async () => {
    const old = await connectLink(server.address, fleetKey);
    old.send({ type: 'hello', protocol: 99, gateway: 'old', software: 'old' });
    expect(await old.closed).toMatchObject({ code: 4400 });
    const large = await connectLink(server.address, fleetKey);
    const { vesselId } = await large.open('large', { name: 'Large frames' }, []);
    large.sendBytes(new Uint8Array(MAX_FRAME_BYTES + 1));
    expect(await large.closed).toMatchObject({ code: 1009 });
    expect(await refusalsOf(toId<VesselId>(vesselId))).toEqual({ 'server frame-too-large': 1 });
  });

  it('tells where a stream stands when it is opened again', async () => {
    const { stream } = await ship({ name: 'Any' });
    await link.store({ stream, sequence: 7, numbers: [number(0, NOON, 1)] });
    link.send({ type: 'open', stream });
    expect(await link.next('opened')).toEqual({ type: 'opened', stream, lastSequence: 0, stored: [[7, 7]] });
  });

  it('refuses what is sent into a stream that is not open', async () => {
    link.send({ type: 'batch', stream: 'unopened', sequence: 3, lane: 'live' });
    expect(await link.next('refused')).toMatchObject({ stream: 'unopened', sequence: 3, code: 'stream-not-open' });
  });

  it('refuses a vessel it may not make', async () => {
    link.send({ type: 'open', stream: 'unknown-ship' });
    await link.next('opened');
    const reference = { name: 'An unknown ship' };
    link.send({ type: 'vessel', stream: 'unknown-ship', index: 0, reference, create: false, particulars: {} });
    expect(await link.next('vesselRefused')).toMatchObject({ index: 0, code: 'not-found' });
  });
});
