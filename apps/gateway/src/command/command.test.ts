import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { FakeShore, TEST_KEY } from '../testing/fake-shore.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { readArguments, UsageError } from './arguments.ts';
import { formatSummary } from './summary.ts';

describe('the command line', () => {
  it('has a word for everything the issue names', () => {
    const line =
      'replay a.gz b.gz --format nmea0183 --vessel 12 --create --by-mmsi --speed 60 --shift-to-now --start 2016-07-01 --server http://127.0.0.1:1 --data d --key-file k';
    expect(readArguments(line.split(' '))).toEqual({
      command: 'replay',
      files: ['a.gz', 'b.gz'],
      format: 'nmea0183',
      vessel: { id: 12 },
      create: true,
      byMmsi: true,
      speed: 60,
      shiftToNow: true,
      start: { instant: Date.UTC(2016, 6, 1), exact: false },
      server: 'http://127.0.0.1:1',
      data: 'd',
      keyFile: 'k',
    });
  });

  it('asks for cameras where it is told to, and needs no endpoint for that', () => {
    expect(readArguments(['discover', '--cameras'])).toMatchObject({ endpoints: [], config: null, cameras: true });
    expect(readArguments(['discover', 'tcp://10.0.0.5:10110'])).toMatchObject({ cameras: false });
  });

  it('goes without all of them', () => {
    expect(readArguments(['replay', 'a.gz'])).toMatchObject({
      format: null,
      vessel: null,
      speed: 'max',
      server: 'http://127.0.0.1:8080',
      data: './data',
      keyFile: null,
    });
  });

  it.each([
    ['257000000', { mmsi: '257000000' }],
    ['7', { id: 7 }],
    ['Nordlys', { name: 'Nordlys' }],
    ['0123', { name: '0123' }],
  ])('takes vessel %s for %o', (text, vessel) => {
    expect(readArguments(['replay', 'a', '--vessel', text])).toMatchObject({ vessel });
  });

  it.each([
    ['2016-07-01T09:55:59Z', Date.UTC(2016, 6, 1, 9, 55, 59)],
    ['2016-07-01T09:55:59', Date.UTC(2016, 6, 1, 9, 55, 59)],
    ['2016-07-01T11:55:59+02:00', Date.UTC(2016, 6, 1, 9, 55, 59)],
  ])('takes start %s for a moment in UTC', (text, instant) => {
    expect(readArguments(['replay', 'a', '--start', text])).toMatchObject({ start: { instant, exact: true } });
  });

  it.each([
    [['replay']],
    [['sail', 'a']],
    [['run']],
    [['check', 'a', 'b']],
    [['replay', 'a', '--speed', '2']],
    [['replay', 'a', '--format', 'pdf']],
    [['replay', 'a', '--start', 'soon']],
    [['replay', 'a', '--server', 'fleet']],
    [['replay', 'a', '--fast']],
  ])('refuses %j', (args) => expect(() => readArguments(args)).toThrow(UsageError));

  it.each([[[]], [['--help']], [['help']]])('explains itself: %j', (args) => {
    expect(readArguments(args)).toEqual({ command: 'help' });
  });
});

describe('the table at the end', () => {
  it('says what was read, sent and refused', () => {
    const result = {
      path: 'a.gz',
      format: 'nmea0183',
      stream: 's',
      vessels: [{ reference: {}, vesselId: 1, name: 'a' }],
      lines: 12_001,
      sentences: 12_000,
      samples: 9000,
      traffic: 20,
      remarks: [],
    };
    const lines = formatSummary({ ...result, alreadyThere: 0, refusals: [['checksum-wrong', 844]], complete: true });
    expect(lines).toEqual([
      '',
      'a.gz',
      '  sentences read          12,000',
      '  samples sent             9,000',
      '  reports of other ships      20',
      '  vessels                      1',
      '  refused                    844',
      '    checksum-wrong           844',
      '  Everything was acknowledged by the shore.',
    ]);
  });
});

describe('npm run gateway', () => {
  const folder = createTestFolder();
  let shore: FakeShore | null = null;
  afterEach(async () => {
    await shore?.close();
    shore = null;
  });
  afterAll(folder.remove);

  async function gateway(...args: string[]) {
    const program = new URL('../main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { GATEWAY_KEY: TEST_KEY },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece));
    const [code] = (await once(child, 'close')) as [number];
    return { code, text };
  }

  it('replays a file, shows the table and ends with 0', async () => {
    shore = await FakeShore.start();
    const path = join(folder.path, 'yacht.log');
    writeFileSync(path, '$GPRMC,100000,A,5420.4738,N,01330.3948,E,4.5,63.7,160414,,,A\n$SDDPT,8.6,0.0\nhello\n');
    const { code, text } = await gateway('replay', path, '--create', '--server', shore.address, '--data', folder.path);
    expect(text).toMatch(/sentences read +2\n/);
    expect(text).toMatch(/not-a-sentence +1\n/);
    expect(text).toContain('Everything was acknowledged by the shore.');
    expect([code, shore.only.batches.size]).toEqual([0, 1]);
  });

  it('ends with 1 and a hint when nothing of a recording was kept', async () => {
    shore = await FakeShore.start();
    const path = join(folder.path, 'stations.csv');
    writeFileSync(path, 'mmsi,timestamp,lat,lon\n002320001,2020-01-01T00:00:00Z,54,13\n');
    const { code, text } = await gateway(
      'replay',
      path,
      '--by-mmsi',
      '--create',
      '--server',
      shore.address,
      '--data',
      folder.path,
    );
    expect(text).toMatch(/base-station +1\n/);
    expect(text).toContain('Nothing was kept');
    expect(text).not.toContain('Everything was acknowledged');
    expect(code).toBe(1);
  });

  it.each([
    ['a file that is not there', ['replay', '/nowhere.log'], 'nowhere.log cannot be read'],
    ['a command that does not exist', ['sail'], 'There is no command sail'],
    ['a configuration that is not there', ['check', '/nowhere.json'], 'nowhere.json cannot be read'],
  ])('ends with 1 and one sentence for %s', async (_, args, sentence) => {
    const { code, text } = await gateway(...args);
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
    expect(text).not.toContain('    at ');
  });

  it('checks a configuration and names the line', async () => {
    const path = join(folder.path, 'gateway.json');
    const source = '{ "protocol": "nmea0183", "name": "bridge", "transport": "udp", "port": 10110 }';
    const setting = (port: string) =>
      `{ "server": "http://127.0.0.1:1", "data": "d", "ships": [\n{ "stream": "s", "vessel": {}, "sources": [\n${source.replace('10110', port)}] }] }`;
    writeFileSync(path, setting('10110'));
    expect(await gateway('check', path)).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 ship(s) with 1 source(s)'),
    });
    writeFileSync(path, setting('0'));
    expect(await gateway('check', path)).toMatchObject({
      code: 1,
      text: expect.stringContaining(`${path}:3 ships.0.sources.0.port`),
    });
  });
});
