/** Real recordings, played into sockets, a broker and files, and what `runDiscovery` makes of them. */

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Aedes } from 'aedes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { runCheckCommand } from '../command/check.command.ts';
import { runDiscoverCommand } from '../command/discover.command.ts';
import { encodeSparkplug } from '../protocol/mqtt/sparkplug-payload.ts';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../testing/recordings.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { runDiscovery } from './discover.ts';
import type { Endpoint } from './endpoint.ts';
import { buildProposal } from './propose.ts';
import { formatReport } from './report.ts';

const SHORE = 'https://fleet.example.org';
let folder = createTestFolder();
let closing: (() => void | Promise<void>)[] = [];
beforeEach(() => {
  folder = createTestFolder();
  closing = [];
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  folder.remove();
});

const bytesOf = (name: string): Buffer => {
  const bytes = readFileSync(getRecordingPath(name));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Listens until `isEnough` holds of what was found. */
async function until(endpoints: Endpoint[], isEnough: (heardTimes: number) => boolean) {
  let enough: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    enough = resolve;
  });
  let heardTimes = 0;
  const heard = () => {
    heardTimes++;
    if (isEnough(heardTimes)) enough();
  };
  return runDiscovery(endpoints, over, { now: () => Date.UTC(2026, 10, 21), heard, backoffSeconds: [0.05] });
}

/** A multiplexer that sends a recording to each client, beginning in the middle of a line. */
async function multiplexer(bytes: Buffer): Promise<Endpoint> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(bytes.subarray(7));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => void server.close());
  return { kind: 'tcp', host: '127.0.0.1', port: portOf(server) };
}

/** The proposal, which `check` has to accept. */
function proposed(findings: Parameters<typeof buildProposal>[0]) {
  const proposal = buildProposal(findings, SHORE);
  if (!proposal) throw new Error('nothing was proposed');
  const path = join(folder.path, 'gateway.json');
  writeFileSync(path, JSON.stringify(proposal.setting, null, 2));
  const said: string[] = [];
  expect([runCheckCommand(path, (line) => said.push(line)), said.join()]).toEqual([
    0,
    expect.stringContaining('right'),
  ]);
  return proposal.setting.ships[0]?.sources ?? [];
}

describe.skipIf(!hasRecordings)(`discover${SKIP_REASON}`, () => {
  it('tells NMEA 0183 and NMEA 2000 apart behind the same kind of socket, and orders them', async () => {
    const plotter = await multiplexer(bytesOf('nmea0183/gofree_merrimac_20140416.log.gz').subarray(0, 200_000));
    const backbone = await multiplexer(bytesOf('n2k/aava_20140815.data.gz').subarray(0, 400_000));
    const findings = await until([plotter, backbone], (times) => times >= 8);
    expect(findings.map(({ protocol }) => protocol)).toEqual(['nmea0183', 'n2k']);
    expect([...(findings[0]?.record.messages.keys() ?? [])]).toContain('GP RMC');
    expect([...(findings[1]?.record.messages.keys() ?? [])]).toContain('N2K:160 129025');
    const [bridge, bus] = proposed(findings);
    expect(bridge).toMatchObject({ protocol: 'nmea0183', transport: 'tcp', name: 'nmea0183' });
    expect(bus).toMatchObject({ protocol: 'n2k', names: { 'Battery 1': 'Battery 1' } });
    expect([bridge?.priority, bus?.priority].sort()).toEqual([1, 2]);
  });

  it('hears datagrams of a gateway', async () => {
    const free = createSocket('udp4').bind(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address();
    await new Promise<void>((resolve) => free.close(() => resolve()));
    const sender = createSocket('udp4');
    const lines = bytesOf('nmea0183/plaka.log.gz').toString('latin1').split('\n').slice(0, 40);
    const timer = setInterval(() => sender.send(`${lines.slice(0, 20).join('\r\n')}\r\n`, port, '127.0.0.1'), 20);
    closing.push(() => {
      clearInterval(timer);
      sender.close();
    });
    const [finding] = await until([{ kind: 'udp', host: '127.0.0.1', port }], (times) => times >= 3);
    expect(finding?.protocol).toBe('nmea0183');
    expect([...(finding?.record.tags.values() ?? [])].map(({ tag }) => tag.name)).toContain('Apparent wind speed');
  });

  it('listens to a Signal K server', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(server, 'listening');
    closing.push(() => new Promise((resolve) => server.close(() => resolve())));
    server.on('connection', (socket) => {
      for (const line of bytesOf('signalk/kees_delta_20160620.jsonl.gz').toString('utf8').split('\n').slice(0, 200)) {
        if (line !== '') socket.send(line);
      }
    });
    const url = `ws://127.0.0.1:${portOf(server)}/signalk/v1/stream?subscribe=all`;
    const findings = await until([{ kind: 'websocket', url }], (times) => times >= 199);
    expect([...(findings[0]?.record.messages.values() ?? [])].map(({ name }) => name)).toContain(
      'environment.wind.speedApparent',
    );
    expect(proposed(findings)[0]).toMatchObject({ protocol: 'signalk', transport: 'websocket', url });
  });

  it('finds JSON, a Sparkplug group and ISO 19848 on one broker', async () => {
    const broker = await Aedes.createBroker();
    const server = createServer(broker.handle);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    closing.push(async () => {
      await new Promise<void>((resolve) => broker.close(() => resolve()));
      server.close();
    });
    const retained = (topic: string, payload: string | Buffer) =>
      new Promise<void>((resolve) =>
        broker.publish({ topic, payload, qos: 0, retain: true, cmd: 'publish', dup: false }, () => resolve()),
      );
    const metric = { name: 'Main engine/Speed', type: 10, value: 90 };
    const birth = encodeSparkplug({ timestamp: Date.UTC(2026, 10, 21), seq: 0, metrics: [metric] });
    await retained('ship/engine/1', '{"temperature": {"value": 81.5, "unit": "°C"}, "ts": "2026-11-21T00:00:00Z"}');
    await retained('spBv1.0/Nordlys/NBIRTH/engine-room', Buffer.from(birth));
    await retained('iso/list', bytesOf('iso19848/DataChannelList.json'));
    await retained('iso/list', bytesOf('iso19848/DataChannelList.json'));
    const url = `mqtt://127.0.0.1:${portOf(server)}`;
    const findings = await until([{ kind: 'broker', url }], (times) => times >= 5);
    const sources = proposed(findings);
    expect(sources.map(({ protocol }) => protocol).sort()).toEqual(['iso19848', 'mqtt', 'sparkplug']);
    expect(sources.find(({ protocol }) => protocol === 'sparkplug')).toMatchObject({ group: 'Nordlys' });
    expect(sources.find(({ protocol }) => protocol === 'mqtt')).toMatchObject({
      topics: [
        {
          topic: 'ship/engine/1',
          value: 'temperature.value',
          time: 'ts',
          tag: { name: 'Engine 1 temperature', unit: '°C' },
        },
      ],
    });
    expect([...(buildProposal(findings, SHORE)?.files.keys() ?? [])]).toEqual(['iso19848-channels.json']);
  });

  it.each([
    ['n2k/dirona_20160228.raw.gz', 'n2k'],
    ['energy/victron_bmv702_vedirect.dump.gz', 'vedirect'],
    ['nbp1406/NBP1406_tsg1-2014-08-01.gz', 'csv'],
    ['nbp1406/NBP1406_PCOD-2014-08-01.gz', 'csv'],
    ['signalk/twin_engine_vessel_self_20260704T050002Z.json', 'signalk'],
    ['iso19848/TimeSeriesData.json', 'iso19848'],
  ])('reads %s as %s, and proposes a source', async (name, protocol) => {
    const findings = await until([{ kind: 'file', path: getRecordingPath(name) }], () => false);
    expect(findings[0]).toMatchObject({ protocol, problem: null });
    expect(findings[0]?.record.tags.size).toBeGreaterThan(0);
    expect(proposed(findings)).toHaveLength(1);
  });

  it('says which sensors give the same quantity, and puts the talker first that does it best', async () => {
    const path = getRecordingPath('n2k/dirona_20160228.raw.gz');
    const findings = await until([{ kind: 'file', path }], () => false);
    const [source] = proposed(findings);
    // Two receivers; the one at address 33 sends its position five times as often.
    expect(source?.prefer?.slice(0, 2)).toEqual(['N2K:33', 'N2K:7']);
    const said = formatReport(findings).join('\n');
    expect(said).toMatch(/several sensors of one quantity/);
    expect(said).toMatch(/Speed over ground {2,}N2K:7, N2K:33/);
    expect(said).toMatch(/N2K:36 +128267 +1\.9\/s/);
  });

  it('counts a table of positions as something to replay, and finds nothing to listen to', async () => {
    const said: string[] = [];
    const path = getRecordingPath('ais_csv/gfw_263576000_sentinels.jsonl.gz');
    const args = {
      command: 'discover',
      endpoints: [path],
      config: null,
      cameras: false,
      seconds: 60,
      out: null,
      server: SHORE,
    } as const;
    expect(await runDiscoverCommand(args, (line) => said.push(line))).toBe(1);
    expect(said.join('\n')).toMatch(/recording of positions-jsonl/);
  });

  it('keeps its proposal once, beside it the list of channels, and listens to what a configuration names', async () => {
    const out = join(folder.path, 'proposed.json');
    const listen = { command: 'discover', endpoints: [], config: null, cameras: false } as const;
    const args = { ...listen, seconds: 60, out, server: SHORE };
    const path = getRecordingPath('n2k/pgn127489.txt');
    expect(await runDiscoverCommand({ ...args, endpoints: [path] }, () => {})).toBe(0);
    await expect(runDiscoverCommand({ ...args, endpoints: [path] }, () => {})).rejects.toThrow('there already');
    const said: string[] = [];
    expect(await runDiscoverCommand({ ...args, config: out, out: null }, (line) => said.push(line))).toBe(0);
    expect(said.join('\n')).toContain('pgn127489.txt: n2k');
  });
});
