/** Buses over the transports they really come by, each on a socket, a server or a file of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceSetting } from '@fms/contract/link';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import type { LineSource } from '../source/line-source.ts';
import { openSerialSource } from '../source/serial-source.ts';
import { SourceProbe } from '../testing/source-probe.ts';
import { openSource } from './open-source.ts';

let folder = '';
let probe: SourceProbe;
let source: LineSource | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fms-sources-'));
  probe = new SourceProbe();
});
afterEach(async () => {
  await source?.stop();
  source = null;
  rmSync(folder, { recursive: true, force: true });
});

async function serving(bytes: string): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, server };
}
const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

describe('sources of further buses', () => {
  it('NMEA 2000 over TCP, with the names of the configuration', async () => {
    const { port, server } = await serving('16:29:27.082 R 09F20000 00 F0 2E FF FF FF FF FF\r\n');
    const names = { 'Engine 0': 'Port engine' };
    source = openSource(
      sourceSetting.parse({ protocol: 'n2k', name: 'bus', transport: 'tcp', host: '127.0.0.1', port, names }),
      probe.parts,
    );
    await probe.until(() => probe.values.length > 0);
    expect(probe.values[0]).toMatchObject({ name: 'Port engine speed', source: 'N2K:0', group: 'bus', value: 3004 });
    await source.stop();
    await closed(server);
  });

  it('Signal K over a WebSocket: only the ship itself, at the times of its deltas', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => server.once('listening', resolve));
    server.on('connection', (socket) => {
      socket.send(
        JSON.stringify({ name: 'server', version: '2.0.0', self: 'vessels.urn:mrn:imo:mmsi:1', roles: ['master'] }),
      );
      const values = [{ path: 'navigation.speedOverGround', value: 5 }];
      const updates = [{ $source: 'gps', timestamp: '2026-06-30T12:00:00.000Z', values }];
      socket.send(JSON.stringify({ context: 'vessels.urn:mrn:imo:mmsi:2', updates }));
      socket.send(JSON.stringify({ context: 'vessels.urn:mrn:imo:mmsi:1', updates }));
    });
    const address = server.address();
    const url = `ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/signalk/v1/stream`;
    source = openSource(
      sourceSetting.parse({ protocol: 'signalk', name: 'sk', transport: 'websocket', url }),
      probe.parts,
    );
    await probe.until(() => probe.values.length > 0);
    expect(probe.values).toHaveLength(1);
    // Half a day old and still not of now: a value that stopped is stale, never given a new time.
    expect(probe.values[0]).toMatchObject({
      name: 'Speed over ground',
      source: 'SK:gps',
      time: Date.UTC(2026, 5, 30, 12),
    });
    await source.stop();
    for (const socket of server.clients) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  });

  it('columns over TCP, mapped', async () => {
    const { port, server } = await serving('21.5 7.25\n');
    const columns = [{ column: 2, tag: { name: 'Sea pressure', unit: 'bar' } }];
    source = openSource(
      sourceSetting.parse({ protocol: 'csv', name: 'ctd', transport: 'tcp', host: '127.0.0.1', port, columns }),
      probe.parts,
    );
    await probe.until(() => probe.values.length > 0);
    expect(probe.values[0]).toMatchObject({ name: 'Sea pressure', value: 7.25, group: 'ctd', time: probe.now });
    await source.stop();
    await closed(server);
  });

  it('ISO 19848 from a file, with the list of channels it is given', async () => {
    const channel = {
      DataChannelID: { LocalID: '/dnv-v2/vis-3-4a/411.1/C101/meta/qty-temperature', ShortID: '7' },
      Property: { DataChannelType: { Type: 'Inst' }, Format: { Type: 'Decimal' }, Name: 'Cooler' },
    };
    writeFileSync(
      join(folder, 'list.json'),
      JSON.stringify({ Package: { DataChannelList: { DataChannel: [channel] } } }),
    );
    const series = [
      { EventData: { DataSet: [{ TimeStamp: '2026-06-30T12:00:00Z', DataChannelID: '7', Value: '61.5' }] } },
    ];
    writeFileSync(join(folder, 'series.json'), `\uFEFF${JSON.stringify({ Package: { TimeSeriesData: series } })}`);
    const setting = {
      protocol: 'iso19848',
      name: 'ams',
      transport: 'file',
      path: join(folder, 'series.json'),
      channels: join(folder, 'list.json'),
    };
    source = openSource(sourceSetting.parse(setting), probe.parts);
    await probe.until(() => probe.states.some((state) => state.endsWith('is read')));
    expect(probe.values).toMatchObject([{ name: 'Cooler', value: 61.5, time: Date.UTC(2026, 5, 30, 12) }]);
  });

  it('a source that cannot be opened says why and does not end the others', async () => {
    const setting = {
      protocol: 'iso19848',
      name: 'ams',
      transport: 'file',
      path: join(folder, 'series.json'),
      channels: join(folder, 'none.json'),
    };
    source = openSource(sourceSetting.parse(setting), probe.parts);
    await probe.until(() => probe.states.length > 0);
    expect(probe.states[0]).toMatch(/none\.json/);
  });

  it('a source of lower priority ranks behind every sentence of the first', async () => {
    const path = join(folder, 'bus.log');
    writeFileSync(path, '2026-06-30T12:00:00.000Z,2,129025,7,255,8,e6,87,63,08,46,b5,ab,db\n');
    const setting = { protocol: 'n2k', name: 'spare', transport: 'file', path, priority: 2 };
    source = openSource(sourceSetting.parse(setting), probe.parts);
    await probe.until(() => probe.values.length > 0);
    expect(probe.values[0]).toMatchObject({ name: 'Position' });
    expect(probe.values[0]?.rank).toBeGreaterThan(200);
  });
});

describe('a serial line', () => {
  it('is set up, read as the file it is, and opened again when it is closed', async () => {
    const path = join(folder, 'tty');
    writeFileSync(path, '$GPGLL,5300.97914,N,00259.98174,E,125926,A*28\r\n');
    const setUps: number[] = [];
    const lines: string[] = [];
    const events = {
      lines: (some: readonly string[]) => {
        lines.push(...some);
        probe.parts.gathered();
      },
      overlong: () => {},
      state: (state: string, detail: string) => probe.parts.log.info({}, `${state} ${detail}`),
    };
    const setUp = ({ baudRate }: { baudRate: number }) => Promise.resolve(void setUps.push(baudRate));
    source = openSerialSource({ path, baudRate: 4800 }, events, [0.01], setUp);
    await probe.until(() => lines.length >= 2);
    expect(setUps.slice(0, 2)).toEqual([4800, 4800]);
    expect(lines[0]).toBe('$GPGLL,5300.97914,N,00259.98174,E,125926,A*28');
    expect(probe.states.some((state) => state.startsWith('down'))).toBe(true);
  });

  it('that is not there says so and is tried again', async () => {
    const parts = probe.parts;
    const setting = { protocol: 'vedirect', name: 'bmv', transport: 'serial', path: join(folder, 'missing') };
    source = openSource(sourceSetting.parse(setting), parts);
    await probe.until(() => probe.states.filter((state) => state.startsWith('source lost')).length >= 2);
    expect(probe.states[0]).toContain('missing');
  });
});
