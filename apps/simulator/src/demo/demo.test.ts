import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatewaySetting } from '@fms/contract/link';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLine } from '../../../gateway/src/nmea0183/sentence.ts';
import { type Demo, startDemo } from './demo.ts';

describe('the demonstration', () => {
  let folder: string;
  let demo: Demo;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-'));
    demo = await startDemo({ server: 'http://127.0.0.1:8080', data: folder, seed: 3, portBase: 0 });
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

  it('speaks sentences to whoever listens, and knows when all ships are heard', async () => {
    const { ships } = await setting();
    const ports = ships.flatMap(({ sources: [source] }) =>
      source && 'port' in source && source.port ? [source.port] : [],
    );
    expect(demo.isHeard()).toBe(false);
    const sockets = ports.map((port) => connect(port, '127.0.0.1'));
    const heard = await Promise.all(
      sockets.map((socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))),
    );
    expect(demo.isHeard()).toBe(true);
    for (const text of heard) expect(readLine(text.split('\r\n')[0] ?? '').kind).toBe('sentence');
    for (const socket of sockets) socket.destroy();
  });
});
