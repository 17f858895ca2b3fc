import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewaySetting } from '@fms/contract/link';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openSource } from '../../../gateway/src/run/open-source.ts';
import { SourceProbe } from '../../../gateway/src/testing/source-probe.ts';
import { NOON } from '../testing/ships.ts';
import { type Demo, startDemo } from './demo.ts';

/** A gateway that connects late receives data of a node before the birth it requests; metrics are then aliases only. */
const OF_A_BIRTH = new Set(['sparkplug-not-born', 'value-not-available']);

/**
 * A clock that runs from a noon at which no ship's link is out. By the wall clock the test hung whenever it met the
 * hour and a half of every nineteen in which a ship keeps its samples for later.
 */
function clockFromNoon(): () => number {
  const began = Date.now();
  return () => NOON * 1000 + Date.now() - began;
}

describe('the demonstration', () => {
  let folder: string;
  let demo: Demo;
  let now: () => number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    const options = { server: 'http://127.0.0.1:8080', data: folder, seed: 3, portBase: 0, desktopPort: null };
    now = clockFromNoon();
    demo = await startDemo(options, now);
  });
  afterEach(async () => {
    await demo.stop();
    await rm(folder, { recursive: true });
  });
  const setting = async () => gatewaySetting.parse(JSON.parse(await readFile(demo.configuration, 'utf8')));

  it('tells a gateway of twelve ships, their papers, their sockets and the key', async () => {
    const { ships, server } = await setting();
    expect(server).toBe('http://127.0.0.1:8080');
    expect(ships.length).toBe(12);
    expect(new Set(ships.map(({ stream }) => stream)).size).toBe(12);
    for (const ship of ships) {
      expect(ship).toMatchObject({ create: true, keyFile: join(folder, 'demo-fleet.key') });
      expect(ship.vessel.organization).toMatch(/^(Nordlys Rederi|Blue Water Lines)$/);
      expect(ship.vessel.folder).toBeTruthy();
    }
    expect(demo.desktops).toEqual([]);
  });

  it('hangs three cameras on two ships, behind a password in a file of the data folder', async () => {
    const { ships } = await setting();
    const seen = ships.filter(({ cameras }) => cameras.length > 0);
    expect(seen.map(({ stream, cameras }) => [stream, cameras.length])).toEqual([
      ['demo-havbris', 3],
      ['demo-kvitholm', 3],
    ]);
    const [deck, engineRoom] = seen[0]?.cameras ?? [];
    expect(engineRoom).toMatchObject({ kind: 'mjpeg', zones: [{ name: "Watchkeeper's desk" }] });
    expect((await readFile(deck?.passwordFile ?? '', 'utf8')).trim()).not.toBe('');
    expect((await fetch(deck?.url ?? '')).status).toBe(401);
  });

  it('exchanges files with two ships, of which one sends its own by itself', async () => {
    const { ships } = await setting();
    const exchanges = ships.flatMap(({ stream, exchange }) => (exchange ? [[stream, exchange.sends]] : []));
    expect(exchanges).toEqual([
      ['demo-havbris', 'all'],
      ['demo-kvitholm', 'asked'],
    ]);
  });

  it('says the limits of measuring points, so that faults become alarms', async () => {
    const { ships } = await setting();
    const source = ships.find(({ stream }) => stream === 'demo-hestnes')?.sources[0];
    const transducers = source?.protocol === 'nmea0183' ? source.transducers : {};
    expect(transducers.ME1_LOP).toMatchObject({
      name: 'Main engine lube oil pressure',
      unit: 'bar',
      alarmLevel: 2.5,
      emergencyLevel: 2.1,
      reverse: true,
    });
  });

  it('speaks six protocols, each of which a gateway understands', async () => {
    const { ships } = await setting();
    const sources = new Map(ships.flatMap((ship) => ship.sources).map((source) => [source.protocol, source]));
    expect([...sources.keys()].sort()).toEqual(['iso19848', 'mqtt', 'n2k', 'nmea0183', 'signalk', 'sparkplug']);
    const heard = [...sources.values()].map(async (source) => {
      const probe = Object.assign(new SourceProbe(), { now: now() });
      const opened = openSource(source, probe.parts);
      await probe.until(() => probe.values.length > 0);
      await opened.stop();
      return probe.refusals.filter((reason) => !OF_A_BIRTH.has(reason));
    });
    expect((await Promise.all(heard)).flat()).toEqual([]);
  });

  it('knows when a gateway listens to every ship', async () => {
    const { ships } = await setting();
    const ports = ships.flatMap(({ sources }) => sources.flatMap((source) => ('port' in source ? [source.port] : [])));
    const urls = ships.flatMap(({ sources }) =>
      sources.flatMap((source) => (source.protocol === 'signalk' && 'url' in source ? [source.url] : [])),
    );
    expect(demo.isHeard()).toBe(false);
    const deltas = urls.map((url) => new WebSocket(url));
    const sockets = ports.map((port) => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    await Promise.all(deltas.map((socket) => socket.readyState === WebSocket.OPEN || once(socket, 'message')));
    expect(demo.isHeard()).toBe(true);
    for (const socket of sockets) socket.destroy();
    for (const socket of deltas) socket.terminate();
  });
});
