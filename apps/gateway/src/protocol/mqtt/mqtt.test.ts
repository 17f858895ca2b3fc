/** Plain JSON and Sparkplug B against a real broker in this process. */
import { createServer, type Server } from 'node:net';
import { sourceSetting } from '@fms/contract/link';
import { Aedes } from 'aedes';
import mqtt, { type MqttClient } from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSource } from '../../run/open-source.ts';
import type { LineSource } from '../../source/line-source.ts';
import { SourceProbe } from '../../testing/source-probe.ts';
import { decodeSparkplug, encodeSparkplug, SPARKPLUG_TYPE } from './sparkplug-payload.ts';

const MEASURED = Date.UTC(2026, 6, 1, 12);
let broker: Aedes;
let server: Server;
let url = '';
let client: MqttClient;
let source: LineSource | null = null;
let probe: SourceProbe;

beforeEach(async () => {
  broker = await Aedes.createBroker();
  server = createServer(broker.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `mqtt://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  client = await mqtt.connectAsync(url);
  probe = new SourceProbe();
});

afterEach(async () => {
  await source?.stop();
  source = null;
  await client.endAsync(true);
  await new Promise<void>((resolve) => broker.close(() => resolve()));
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function listen(setting: object): Promise<void> {
  source = openSource(sourceSetting.parse({ name: 'engine-room', url, ...setting }), probe.parts);
  await probe.until(() => probe.states.some((state) => state.startsWith('listening')));
}

describe('plain JSON', () => {
  const tag = { name: 'Exhaust temperature', unit: '°C' };

  it('becomes the tag its topic is mapped to, in the tag’s unit and at its own time', async () => {
    const topics = [{ topic: 'engine/+/exhaust', value: 'data.kelvin', time: 'at', unit: 'K', tag }];
    await listen({ protocol: 'mqtt', topics });
    await client.publishAsync(
      'engine/1/exhaust',
      JSON.stringify({ at: '2026-07-01T12:00:00Z', data: { kelvin: 573.15 } }),
    );
    await probe.until(() => probe.values.length > 0);
    expect(probe.values).toEqual([
      {
        name: 'Exhaust temperature',
        source: 'MQTT',
        group: 'engine-room',
        value: 300,
        time: MEASURED,
        rank: undefined,
      },
    ]);
  });

  it.each([
    ['no JSON at all <', 'row-unreadable'],
    ['{"other":1}', 'fields-missing'],
    ['{"data":null}', 'value-not-available'],
    ['{"data":"hot"}', 'value-unreadable'],
  ])('%s is refused as %s', async (payload, reason) => {
    await listen({ protocol: 'mqtt', topics: [{ topic: 'engine/1', value: 'data', tag }] });
    await client.publishAsync('engine/1', payload);
    await probe.until(() => probe.refusals.length > 0);
    expect([probe.refusals, probe.values]).toEqual([[reason], []]);
  });

  it('that the broker kept from before is not taken for a value of now', async () => {
    await client.publishAsync('engine/1', '61.5', { retain: true });
    await listen({ protocol: 'mqtt', topics: [{ topic: 'engine/1', tag }] });
    await probe.until(() => probe.refusals.length > 0);
    expect(probe.refusals).toEqual(['time-unknown']);
    await client.publishAsync('engine/1', '62.5');
    await probe.until(() => probe.values.length > 0);
    expect(probe.values.map(({ value }) => value)).toEqual([62.5]);
  });
});

it('a packet larger than any package ends the connection and is never gathered', async () => {
  await listen({ protocol: 'mqtt', topics: [{ topic: 'engine/1', tag: { name: 'Load' } }] });
  await client.publishAsync('engine/1', Buffer.alloc(72_000_000, 'x'));
  await probe.until(() => probe.states.length > 1);
  expect([probe.states.at(1), probe.refusals]).toEqual([expect.stringContaining('a packet is too large'), []]);
});

describe('Sparkplug B', () => {
  const metric = (name: string | undefined, alias: number, rest: object) => ({
    ...(name ? { name } : {}),
    alias,
    ...rest,
  });
  const birth = (bdSeq: number) =>
    encodeSparkplug({
      timestamp: MEASURED,
      seq: 0,
      metrics: [
        { name: 'bdSeq', datatype: SPARKPLUG_TYPE.int64, longValue: bdSeq },
        metric('Load', 1, { datatype: SPARKPLUG_TYPE.float, floatValue: 55.5 }),
        metric('Trim', 2, { datatype: SPARKPLUG_TYPE.int16, intValue: 0xfffe }),
        metric('Running', 3, { datatype: SPARKPLUG_TYPE.boolean, booleanValue: true }),
      ],
    });
  const publish = (type: string, payload: Uint8Array) =>
    client.publishAsync(`spBv1.0/Ship/${type}/Engine`, Buffer.from(payload));
  const data = (seq: number, metrics: readonly Readonly<Record<string, unknown>>[]) =>
    encodeSparkplug({ timestamp: MEASURED + seq * 1000, seq, metrics });

  beforeEach(() => listen({ protocol: 'sparkplug', group: 'Ship' }));

  it('birth names the aliases that data go by, signs and types included', async () => {
    await publish('NBIRTH', birth(1));
    await publish(
      'NDATA',
      data(1, [metric(undefined, 1, { floatValue: 60.5 }), metric(undefined, 2, { intValue: 0xfffffffd })]),
    );
    await probe.until(() => probe.of('Trim').length === 2);
    expect(probe.of('Load').map(({ value, time }) => [value, time])).toEqual([
      [55.5, MEASURED],
      [60.5, MEASURED + 1000],
    ]);
    expect(probe.of('Trim').map(({ value }) => value)).toEqual([-2, -3]);
    expect(probe.of('Running').map(({ value }) => value)).toEqual([1]);
    expect(probe.of('Online').map(({ value }) => value)).toEqual([1]);
    expect(probe.refusals).toEqual([]);
  });

  it('data before birth are refused, and the node is asked once to be born again', async () => {
    const asked: boolean[] = [];
    const heard = new Promise<void>((resolve) => {
      client.on('message', (_, payload) => {
        asked.push(decodeSparkplug(payload)?.metrics[0]?.name === 'Node Control/Rebirth');
        resolve();
      });
    });
    await client.subscribeAsync('spBv1.0/Ship/NCMD/Engine');
    await publish('NDATA', data(7, [metric(undefined, 1, { floatValue: 1 })]));
    await publish('NDATA', data(8, [metric(undefined, 1, { floatValue: 2 })]));
    await probe.until(() => probe.refusals.length === 2);
    await heard;
    expect(asked).toEqual([true]);
    expect(new Set(probe.refusals)).toEqual(new Set(['sparkplug-not-born']));
    await publish('NBIRTH', birth(2));
    await probe.until(() => probe.of('Load').length === 1);
  });

  it('death says that the node is gone, stamps nothing anew and ends its data', async () => {
    await publish('NBIRTH', birth(3));
    await publish('NDEATH', encodeSparkplug({ timestamp: MEASURED, metrics: [{ name: 'bdSeq', longValue: 3 }] }));
    await probe.until(() => probe.of('Online').length === 2);
    await publish('NDATA', data(1, [metric(undefined, 1, { floatValue: 99 })]));
    await probe.until(() => probe.refusals.length === 1);
    expect(probe.of('Online').map(({ value }) => value)).toEqual([1, 0]);
    expect(probe.of('Load').map(({ value, time }) => [value, time])).toEqual([[55.5, MEASURED]]);
  });

  it('the death of a session that is long over changes nothing', async () => {
    await publish('NBIRTH', birth(5));
    await publish('NDEATH', encodeSparkplug({ timestamp: MEASURED, metrics: [{ name: 'bdSeq', longValue: 4 }] }));
    await publish('NDATA', data(1, [metric(undefined, 1, { floatValue: 99 })]));
    await probe.until(() => probe.of('Load').length === 2);
    expect(probe.of('Online').map(({ value }) => value)).toEqual([1]);
  });

  it('what is no payload is refused', async () => {
    await publish('NBIRTH', Buffer.from('not a payload'));
    await probe.until(() => probe.refusals.length > 0);
    expect(probe.refusals).toEqual(['row-unreadable']);
  });
});
