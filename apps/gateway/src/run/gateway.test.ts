import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type GatewaySettingInput, gatewaySetting } from '@fms/contract/link';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeShore, listStoredReadings, TEST_KEY } from '../testing/fake-shore.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { type RunningGateway, startGateway } from './gateway.ts';

const FIX = '$GPRMC,074109.000,A,5420.4738,N,01330.3948,E,4.5,63.77,211126,,,A\r\n';
/** When the fix above was made. */
const NOW = Date.UTC(2026, 10, 21, 7, 41, 9);

type Source = GatewaySettingInput['ships'][number]['sources'][number];
type Ship = GatewaySettingInput['ships'][number];

let folder = createTestFolder();
let shore: FakeShore;
let bus: Server;
let instruments: Socket[];
let said: string[];
let gateway: RunningGateway | null;

beforeEach(async () => {
  folder = createTestFolder();
  shore = await FakeShore.start();
  said = [];
  gateway = null;
  instruments = [];
  bus = createServer((socket) => instruments.push(socket));
  await once(bus.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  await gateway?.stop();
  for (const socket of instruments) socket.destroy();
  bus.close();
  await shore.close();
  folder.remove();
});

const tcp = (): Source => ({
  protocol: 'nmea0183',
  name: 'bridge',
  transport: 'tcp',
  host: '127.0.0.1',
  port: (bus.address() as AddressInfo).port,
});
const ship = (stream: string, sources: Source[]): Ship => ({ stream, vessel: { name: stream }, create: true, sources });

function start(ships: Ship[], keyOf: (file: string | null) => string = () => TEST_KEY): void {
  const log = {
    info: (_: object, message: string) => said.push(message),
    warn: (_: object, message: string) => said.push(message),
  };
  gateway = startGateway({
    setting: gatewaySetting.parse({ server: shore.address, data: folder.path, ships }),
    keyOf,
    software: 'test',
    log,
    now: () => NOW,
    backoffSeconds: [0],
  });
}

/** Resolves when an instrument's socket is there. */
async function instrument(): Promise<Socket> {
  if (instruments.length === 0) await once(bus, 'connection');
  return instruments.at(-1) as Socket;
}
const batches = () => [...shore.streams.values()].flatMap((stream) => [...stream.batches.values()]);
const positions = () => batches().flatMap((batch) => batch.positions);

describe('a gateway at work', () => {
  it('sends what a bus says, positions in a lane of their own, with the source named', async () => {
    start([ship('Nordlys', [tcp()])]);
    (await instrument()).write(`${FIX}$SDDPT,8.6,0.0\r\n`);
    await shore.when(() => positions().length === 1 && batches().length === 2);
    expect(batches().map(({ lane }) => lane)).toEqual(['position', 'live']);
    expect(shore.only.vessels[0]).toMatchObject({ reference: { name: 'Nordlys' }, create: true });
    expect(listStoredReadings(shore.only).map(({ name, source, value }) => [name, source, value])).toEqual([
      ['Position', '', { latitude: expect.closeTo(54.34123, 6), longitude: expect.closeTo(13.50658, 6) }],
      ['Speed over ground', '', 4.5],
      ['Course over ground', '', 63.77],
      ['Depth below transducer', 'bridge:SD', 8.6],
    ]);
  });

  it('joins sentences that arrive in pieces and survives an instrument that hangs up', async () => {
    start([ship('Nordlys', [tcp()])]);
    const first = await instrument();
    first.write(FIX.slice(0, 20));
    first.destroy();
    instruments.pop();
    const second = await instrument();
    second.write(FIX.slice(0, 30));
    second.write(FIX.slice(30));
    await shore.when(() => positions().length === 1);
    expect(said.some((message) => message.startsWith('source lost'))).toBe(true);
  });

  it('takes several sentences from a datagram', async () => {
    const probe = createSocket('udp4');
    await new Promise<void>((resolve) => probe.bind(0, '127.0.0.1', resolve));
    const { port } = probe.address();
    await new Promise<void>((resolve) => probe.close(() => resolve()));
    start([ship('Nordlys', [{ protocol: 'nmea0183', name: 'udp', transport: 'udp', port }])]);
    const sender = createSocket('udp4');
    const repeat = setInterval(() => sender.send(`${FIX}$SDDPT,8.6,0.0`, port, '127.0.0.1'), 50);
    await shore.when(() => batches().some(({ numbers }) => numbers.some(({ value }) => value === 8.6)));
    clearInterval(repeat);
    sender.close();
    expect(positions().length).toBeGreaterThan(0);
  });

  it('reads a file once, with the times it was recorded at', async () => {
    const path = join(folder.path, 'old.log');
    writeFileSync(path, FIX.replace('211126', '300613'));
    start([ship('Nordlys', [{ protocol: 'nmea0183', name: 'old', transport: 'file', path }])]);
    await shore.when(() => positions().length === 1);
    expect(positions()[0]?.timeMs).toBe(Date.UTC(2013, 5, 30, 7, 41, 9));
  });

  it('keeps what is said while the shore is away, over a restart too, and sends it then', async () => {
    const { port } = shore;
    await shore.close();
    start([ship('Nordlys', [tcp()])]);
    (await instrument()).write(`${FIX}$IIMTW,+20.5,C*00\r\n`);
    const spool = join(folder.path, 'journal-Nordlys');
    const hasPosition = () => existsSync(spool) && readdirSync(spool).some((name) => name.startsWith('position-'));
    while (!hasPosition()) await new Promise((resolve) => setImmediate(resolve));
    await gateway?.stop();
    instruments = [];
    shore = await FakeShore.start({}, port);
    start([ship('Nordlys', [tcp()])]);
    await shore.when(() => positions().length === 1);
    await gateway?.stop();
    gateway = null;
    await shore.when(() => shore.only.reports.some(({ refusals }) => refusals.length > 0));
    expect(shore.only.reports.flatMap(({ refusals }) => refusals.map(({ reason, count }) => [reason, count]))).toEqual([
      ['checksum-wrong', 1],
    ]);
  });

  it('has what it refused on the disk at once, for a gateway that is killed', async () => {
    await shore.close();
    start([ship('Nordlys', [tcp()])]);
    (await instrument()).write('$IIMTW,+20.5,C*00\r\n');
    const kept = join(folder.path, 'journal-Nordlys', 'refusals.json');
    while (!existsSync(kept)) await new Promise((resolve) => setImmediate(resolve));
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject([{ reason: 'checksum-wrong', count: 1 }]);
    shore = await FakeShore.start();
  });

  it('serves several ships, each with its own spool and stream', async () => {
    start([ship('Nordlys', [tcp()]), ship('Sydvest', [tcp()])]);
    while (instruments.length < 2) await once(bus, 'connection');
    for (const socket of instruments) socket.write(FIX);
    await shore.when(() => positions().length === 2);
    expect([...shore.streams.keys()].map((name) => name.split('.')[0]).sort()).toEqual(['Nordlys', 'Sydvest']);
    expect(readdirSync(folder.path).sort()).toEqual(['journal-Nordlys', 'journal-Sydvest']);
  });

  it('begins a new stream when its spool is lost with its disk', async () => {
    start([ship('Nordlys', [tcp()])]);
    await shore.when(() => shore.streams.size === 1);
    await gateway?.stop();
    expect([...shore.streams.keys()][0]).toBe(`Nordlys.${NOW.toString(36)}`);
  });

  it('does not start without a key, and leaves nothing running', () => {
    expect(() =>
      start([ship('Nordlys', [tcp()])], () => {
        throw new Error('no key');
      }),
    ).toThrow('no key');
    expect(readdirSync(folder.path)).toEqual([]);
  });
});
