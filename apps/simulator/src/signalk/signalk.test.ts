import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readDocument, type Update } from '../../../gateway/src/protocol/signalk/document.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { KNOT_MS } from '../sea/unit.ts';
import type { LineServer } from '../serve/line-server.ts';
import { getShip, NOON } from '../testing/ships.ts';
import { buildShipDelta, formatContext } from './delta.ts';
import { serveDeltas } from './delta-server.ts';

const instruments = createShipInstruments(getShip('hestnes'), []);

function updateAt(seconds: number): Update {
  const read = readDocument(JSON.parse(JSON.stringify(buildShipDelta(instruments, seconds))));
  if (read.kind !== 'updates' || !read.updates[0]) throw new Error('the gateway reads no update');
  return read.updates[0];
}

describe('deltas', () => {
  it('are read by the gateway and give back the ship in SI units', () => {
    const update = updateAt(NOON);
    const value = (path: string) => update.values.find((each) => each.path === path)?.value;
    const truth = instruments.ship.truthAt(NOON);
    const bridge = instruments.bridge(truth);
    const oil = instruments.machinery(
      instruments.channels.findIndex(({ code }) => code === 'ME1_LOP'),
      truth,
    );
    expect(update.timestamp).toBe(new Date(NOON * 1000).toISOString());
    expect(update.context).toBe(formatContext('257941050'));
    expect(value('navigation.position')).toEqual({ latitude: bridge.fix?.latitude, longitude: bridge.fix?.longitude });
    expect(value('navigation.speedOverGround')).toBeCloseTo((bridge.fix?.speedKnots ?? Number.NaN) * KNOT_MS, 9);
    expect(value('propulsion.main1.oilPressure')).toBeCloseTo((oil ?? Number.NaN) * 100_000, 3);
    expect(value('tanks.fuel.port.currentLevel')).toBeLessThan(1);
  });

  it('name no path twice and hold no value that is not one', () => {
    const { values } = updateAt(NOON + 3600);
    expect(new Set(values.map(({ path }) => path)).size).toBe(values.length);
    expect(values.length).toBeGreaterThan(30);
    for (const { value } of values) expect(typeof value === 'number' ? Number.isFinite(value) : value).toBeTruthy();
  });
});

describe('the server of deltas', () => {
  let server: LineServer | undefined;
  afterEach(() => server?.close());

  it('says the identity of the ship before the first delta', async () => {
    server = await serveDeltas(0, 'Hestnes', '257941050');
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/signalk/v1/stream?subscribe=self`);
    const messages: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        messages.push(JSON.parse(String(data)));
        if (messages.length === 1) server?.send(JSON.stringify(buildShipDelta(instruments, NOON)));
        else resolve();
      });
    });
    socket.terminate();
    expect(readDocument(messages[0])).toEqual({ kind: 'hello', self: formatContext('257941050') });
    expect(readDocument(messages[1])).toMatchObject({ kind: 'updates' });
  });

  it('refuses any other address', async () => {
    server = await serveDeltas(0, 'Hestnes', '257941050');
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/elsewhere`);
    const refused = await new Promise<string>((resolve) => socket.on('error', (error) => resolve(error.message)));
    expect(refused).toContain('404');
  });
});
