/** The real program is killed with -9 in the middle of its work, started again, and nothing is lost. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Spool } from '../spool/spool.ts';
import { FakeShore, listStoredReadings, TEST_KEY } from '../testing/fake-shore.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { readFrame } from '../testing/spool-batches.ts';

const PROGRAM = new URL('../main.ts', import.meta.url).pathname;

let folder = createTestFolder();
let shore: FakeShore;
let bus: Server;
const running: ChildProcess[] = [];
beforeEach(async () => {
  folder = createTestFolder();
  shore = await FakeShore.start();
  bus = createServer();
  await once(bus.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  bus.close();
  await shore.close();
  folder.remove();
});

function gateway(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'ignore', env: { GATEWAY_KEY: TEST_KEY } });
  running.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** A depth sounder that counts: each reading is 1 cm deeper than the one before. */
function soundOn(): () => void {
  let count = 0;
  const timers: NodeJS.Timeout[] = [];
  bus.on('connection', (socket) => {
    socket.on('error', () => {});
    timers.push(setInterval(() => socket.write(`$SDDPT,${(++count / 100).toFixed(2)},0.0\r\n`), 5));
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

describe('a gateway that another program started with a channel', () => {
  it('ends with that program, however that ends', async () => {
    const setting = join(folder.path, 'gateway.json');
    const { port } = bus.address() as AddressInfo;
    const source = { protocol: 'nmea0183', name: 'bridge', transport: 'tcp', host: '127.0.0.1', port };
    const ship = { stream: 'channel', vessel: { name: 'Channel' }, create: true, sources: [source] };
    writeFileSync(setting, JSON.stringify({ server: shore.address, data: folder.path, ships: [ship] }));
    const heard = once(bus, 'connection');
    const child = spawn(process.execPath, [PROGRAM, 'run', setting], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { GATEWAY_KEY: TEST_KEY },
    });
    running.push(child);
    const exited = once(child, 'exit');
    await heard;
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });
});

describe('a gateway on board that is killed', () => {
  it('has everything it had journalled, and sends it when it runs again', async () => {
    const silence = soundOn();
    const setting = join(folder.path, 'gateway.json');
    const source = {
      protocol: 'nmea0183',
      name: 'bridge',
      transport: 'tcp',
      host: '127.0.0.1',
      port: (bus.address() as AddressInfo).port,
    };
    const ship = { stream: 'killed', vessel: { name: 'Killed' }, create: true, sources: [source] };
    writeFileSync(setting, JSON.stringify({ server: shore.address, data: folder.path, ships: [ship] }));

    shore.options = { stores: (sequence) => sequence <= 2 };
    const first = gateway('run', setting);
    await shore.when(() => shore.arrivals.some((sequence) => sequence >= 4));
    await kill(first);

    const name = [...shore.streams.keys()][0] ?? '';
    const spool = new Spool({ directory: join(folder.path, 'journal-killed'), stream: name, now: Date.now });
    const waiting: number[] = [];
    for (let batch = spool.next(); batch; batch = spool.next()) {
      waiting.push(...readFrame(batch.frame).numbers.map(({ value }) => value));
    }
    spool.close();
    expect(waiting.length).toBeGreaterThan(50);

    shore.options = {};
    const second = gateway('run', setting);
    const values = () => new Set(listStoredReadings(shore.only).map(({ value }) => value));
    await shore.when(() => waiting.every((value) => values().has(value)));
    silence();
    await kill(second);
    const stored = listStoredReadings(shore.only).map(({ value }) => Number(value));
    expect(new Set(stored).size).toBe(stored.length);
    const untilKilled = stored.filter((value) => value <= Math.max(...waiting));
    expect(untilKilled.length).toBe(Math.round(Math.max(...waiting) * 100));
  });
});

describe('a replay that is killed', () => {
  it('ends with the same samples as one that was not', async () => {
    const path = join(folder.path, 'yacht.log');
    const lines = Array.from({ length: 20_000 }, (_, i) => {
      const time = new Date(Date.UTC(2014, 3, 16, 10) + i * 1000).toISOString().slice(11, 19).replaceAll(':', '');
      return `$GPRMC,${time},A,5420.4738,N,01330.3948,E,${(i % 50) / 10},63.7,160414,,,A\r\n`;
    });
    writeFileSync(path, lines.join(''));
    const replay = () => gateway('replay', path, '--create', '--server', shore.address, '--data', folder.path);

    shore.options = { stores: (sequence) => sequence <= 4 };
    const first = replay();
    await shore.when(() => shore.arrivals.includes(6));
    await kill(first);
    shore.options = {};
    const [code] = (await once(replay(), 'close')) as [number];
    expect(code).toBe(0);
    expect(listStoredReadings(shore.only).length).toBe(60_000);
    expect([...shore.only.batches.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });
});
