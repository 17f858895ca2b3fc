import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { QUALITY_GOOD, QUALITY_JUMP } from '@fms/domain/quality';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeShore, listStoredReadings, listStoredTraffic } from '../testing/fake-shore.ts';
import { buildReplayOptions, createTestFolder, TEST_NOW } from '../testing/replay-to-shore.ts';
import { type ReplayOptions, runReplay } from './replay.ts';

const FIRST = Date.UTC(2014, 3, 16, 10);

let folder = createTestFolder();
let shore: FakeShore;
beforeEach(async () => {
  folder = createTestFolder();
  shore = await FakeShore.start();
});
afterEach(async () => {
  await shore.close();
  folder.remove();
});

/** A yacht's log: a fix and a depth each second from 10:00:00 on 16 April 2014. */
function log(seconds: number): string {
  return Array.from({ length: seconds }, (_, i) => {
    const time = new Date(FIRST + i * 1000).toISOString().slice(11, 19).replaceAll(':', '');
    const minutes = (5420 + i / 1000).toFixed(4);
    return `$GPRMC,${time},A,${minutes},N,01330.3948,E,4.5,63.7,160414,,,A\r\n$SDDPT,${8 + i / 1000},0.0\r\n`;
  }).join('');
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
}

const run = (path: string, given: Partial<ReplayOptions> = {}) =>
  runReplay(buildReplayOptions({ path, server: shore.address, dataFolder: join(folder.path, 'data'), ...given }));

const times = () => listStoredReadings(shore.only).map(({ timeMs }) => timeMs);

/** Ends a replay when the shore is sent a batch, which it does not store; afterwards the shore stores again. */
async function interruptAt(batch: number, path: string): Promise<void> {
  const interrupt = new AbortController();
  shore.options = {
    stores: (sequence) => {
      if (sequence === batch) interrupt.abort();
      return sequence < batch;
    },
  };
  await expect(run(path, { signal: interrupt.signal })).rejects.toThrow();
  shore.options = {};
}

describe('a replay', () => {
  it('makes a vessel called after the file, and leaves nothing behind on disk', async () => {
    const result = await run(file('yacht.log.gz', gzipSync(log(5))));
    expect(result).toMatchObject({
      format: 'nmea0183',
      sentences: 10,
      samples: 20,
      complete: true,
      refusals: [],
    });
    expect(shore.only.vessels[0]).toMatchObject({
      reference: { name: 'yacht' },
      create: true,
      particulars: { name: 'yacht' },
    });
    expect(readdirSync(join(folder.path, 'data'))).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    const path = file('yacht.log', log(5));
    await run(path);
    const before = JSON.stringify([...shore.only.batches]);
    const again = await run(path);
    expect(again).toMatchObject({ samples: 20, alreadyThere: 20, complete: true });
    expect([shore.only.repeated, JSON.stringify([...shore.only.batches])]).toEqual([0, before]);
  });

  it('goes on where it was interrupted, and sends nothing twice that was acknowledged', async () => {
    const path = file('yacht.log', log(9000));
    await interruptAt(3, path);
    const result = await run(path);
    expect(result.complete).toBe(true);
    expect(shore.only.repeated).toBe(0);
    expect(listStoredReadings(shore.only).length).toBe(result.samples);
  });

  it('starts over when the shore has lost its store', async () => {
    const path = file('yacht.log', log(9000));
    await interruptAt(5, path);
    shore.streams.clear();
    const result = await run(path);
    expect(result).toMatchObject({ alreadyThere: 0, complete: true });
    expect(listStoredReadings(shore.only).length).toBe(result.samples);
  });

  it('lays the end of the recording on now and keeps the spacing', async () => {
    await run(file('yacht.log', log(5)), { shiftToNow: true });
    const shifted = times();
    expect(shifted.at(-1)).toBe(TEST_NOW);
    expect(shifted[0]).toBe(TEST_NOW - 4000);
  });

  it('keeps the shift of an interrupted replay, and takes a new one after a finished', async () => {
    const path = file('yacht.log', log(9000));
    const interrupt = new AbortController();
    shore.options = {
      stores: (sequence) => {
        if (sequence === 2) interrupt.abort();
        return sequence < 2;
      },
    };
    await expect(run(path, { shiftToNow: true, signal: interrupt.signal })).rejects.toThrow();
    shore.options = {};
    await run(path, { shiftToNow: true, now: () => TEST_NOW + 60_000 });
    expect([shore.streams.size, times().at(-1)]).toEqual([1, TEST_NOW]);
    await run(path, { shiftToNow: true, now: () => TEST_NOW + 120_000 });
    expect(shore.streams.size).toBe(2);
  });

  it('sends sixty recorded seconds in a batch at sixty times the speed', async () => {
    const result = await run(file('yacht.log', log(600)), { speed: 60, now: alwaysLate() });
    expect(result).toMatchObject({ samples: 2400, complete: true });
    expect([...shore.only.batches.values()].map(({ lane }) => lane)).toEqual(Array(10).fill('live'));
  });

  it('moves a dated recording to the start it is given', async () => {
    await run(file('yacht.log', log(2)), { start: { instant: Date.UTC(2020, 0, 1, 12), exact: true } });
    expect(times()[0]).toBe(Date.UTC(2020, 0, 1, 12));
    shore.streams.clear();
    await run(file('yacht.log', log(2)), { start: { instant: Date.UTC(2020, 0, 1), exact: false } });
    expect(times()[0]).toBe(Date.UTC(2020, 0, 1, 10));
  });

  it('asks for the day of a recording that does not say it', async () => {
    const undated = file('plaka.log', '$IIVHW,,T,,M,06.11,N,11.31,K\n$GPGLL,6005.071,N,02332.346,E,095559,A,D\n');
    await expect(run(undated)).rejects.toMatchObject({
      code: 'times-missing',
      message: expect.stringContaining('--start'),
    });
    const result = await run(undated, { start: { instant: Date.UTC(2016, 6, 1), exact: false } });
    expect(result).toMatchObject({ samples: 2, refusals: [] });
    expect(times().map((time) => new Date(time).toISOString())).toEqual([
      '2016-07-01T09:55:58.000Z',
      '2016-07-01T09:55:59.000Z',
    ]);
  });

  it('keeps the order of a recording without any time from the start it is given', async () => {
    const path = file('mix.log', '$SDDPT,8.6,0.0\n$SDDPT,8.7,0.0\n');
    await run(path, { start: { instant: FIRST, exact: true } });
    expect(times()).toEqual([FIRST, FIRST + 1]);
  });
});

describe('a recording stamped in the future', () => {
  const future = () => log(3).replaceAll(',160414,', ',160435,');

  it('is moved to the start it is given', async () => {
    const result = await run(file('yacht.log', future()), { start: { instant: FIRST, exact: true } });
    expect(result).toMatchObject({ samples: 12, refusals: [] });
    expect([times()[0], times().at(-1)]).toEqual([FIRST, FIRST + 2000]);
  });

  it('is moved to end now', async () => {
    const result = await run(file('yacht.log', future()), { shiftToNow: true });
    expect(result).toMatchObject({ samples: 12, refusals: [] });
    expect(times().at(-1)).toBe(TEST_NOW);
  });

  it('is moved when each line of it is stamped', async () => {
    const frame = (second: number) => `2035-04-16T10:00:0${second}Z,3,128267,1,255,8,ff,e8,03,00,00,00,00,ff\n`;
    const result = await run(file('bus.raw', frame(0) + frame(1)), { shiftToNow: true });
    expect(result).toMatchObject({ samples: 2, refusals: [] });
    expect(times().at(-1)).toBe(TEST_NOW);
  });

  it('is moved whole when only its end is ahead of now', async () => {
    const frame = (offset: number) =>
      `${new Date(TEST_NOW + offset * 60_000).toISOString()},3,128267,1,255,8,ff,e8,03,00,00,00,00,ff\n`;
    const path = file('ahead.raw', frame(-10) + frame(0) + frame(20));
    expect(await run(path, { shiftToNow: true })).toMatchObject({ samples: 3, refusals: [] });
    expect(times()).toEqual([-30, -20, 0].map((minutes) => TEST_NOW + minutes * 60_000));
    shore.streams.clear();
    expect(await run(path, { start: { instant: FIRST, exact: true } })).toMatchObject({ samples: 3, refusals: [] });
    expect(times()[0]).toBe(FIRST);
  });

  it('is refused without them, with the way to move it', async () => {
    await expect(run(file('yacht.log', future()))).rejects.toMatchObject({
      code: 'nothing-in-it',
      message: expect.stringContaining('--shift-to-now'),
    });
  });
});

describe('a recording of an NMEA 2000 bus', () => {
  it('that shows frames without any time keeps their order from the start it is given', async () => {
    const frame = '  can0  0DF50B01   [8]  FF E8 03 00 00 00 00 FF\n';
    await run(file('bus.log', frame + frame), { start: { instant: FIRST, exact: true } });
    expect(times()).toEqual([FIRST, FIRST + 1]);
  });

  it('keeps what is timed of day before the first date', async () => {
    const depth = (time: string) => `${time} R 0DF50B01 FF E8 03 00 00 00 00 FF\n`;
    // System time of 16 April 2014 (day 16176), 10:00:00.400.
    const date = '10:00:00.400 R 0DF01001 FF F0 30 3F A0 93 76 15\n';
    const result = await run(file('yd.log', depth('10:00:00.000') + date + depth('10:00:01.000')));
    expect(result.refusals).toEqual([]);
    expect(times()).toEqual([FIRST, FIRST + 1000]);
  });
});

describe('a recording of Signal K', () => {
  it('places a delta without a time beside those that have one', async () => {
    const delta = (timestamp: string | undefined, value: number) =>
      `${JSON.stringify({
        context: 'vessels.self',
        updates: [{ source: { label: 'n2k' }, timestamp, values: [{ path: 'environment.depth.belowKeel', value }] }],
      })}\n`;
    const lines = [delta('2020-01-01T10:00:00Z', 11), delta(undefined, 12), delta('2020-01-01T10:00:02Z', 13)];
    const result = await run(file('deltas.jsonl', lines.join('')));
    expect(result).toMatchObject({ samples: 3, refusals: [] });
    const [before, between, after] = times();
    expect([before, after]).toEqual([Date.parse('2020-01-01T10:00:00Z'), Date.parse('2020-01-01T10:00:02Z')]);
    expect(between).toBeGreaterThanOrEqual(before as number);
    expect(between).toBeLessThanOrEqual(after as number);
  });
});

/** A clock by which a paced replay never has to wait. */
function alwaysLate(): () => number {
  let now = TEST_NOW;
  return () => (now += 3_600_000);
}

describe('what a replay is told', () => {
  it.each([
    ['a file that is nothing', 'text.log', 'Dear diary,\ntoday it rained.\n', 'recording-unreadable'],
    ['a file in which nothing is right', 'broken.log', '$GPRMC,,V*00\n$GPAAM,V,V,0.05,N,\n', 'nothing-in-it'],
    [
      'several ships without --by-mmsi',
      'two.csv',
      'mmsi,timestamp,lat,lon\n211100920,2020-01-01T00:00:00Z,54,13\n211100921,2020-01-01T00:00:00Z,54,13\n',
      'several-ships',
    ],
  ])('is refused before anything is sent: %s', async (_, name, content, code) => {
    await expect(run(file(name, content))).rejects.toMatchObject({ code });
    expect(shore.connections).toBe(0);
  });

  it('says that a vessel is not known, and how to make it', async () => {
    shore.options = { refuseVessel: () => 'The vessel was not found.' };
    const path = file('yacht.log', log(5));
    await expect(run(path, { vessel: { name: 'Nordlys' }, create: false })).rejects.toMatchObject({
      code: 'shore-refused',
      message: 'The shore refused Nordlys: The vessel was not found. Add --create to make it.',
    });
  });

  it('says at once that the key is wrong', async () => {
    await expect(run(file('yacht.log', log(5)), { key: 'wrong' })).rejects.toMatchObject({ code: 'shore-refused' });
  });

  it('gives up a shore that is not there', async () => {
    let now = TEST_NOW;
    const nowhere = run(file('yacht.log', log(5)), { server: 'http://127.0.0.1:9', now: () => (now += 5000) });
    await expect(nowhere).rejects.toMatchObject({ code: 'shore-unreachable' });
  });

  it('is not complete when the shore will never store a batch', async () => {
    shore.options = { refuseBatch: () => true };
    expect(await run(file('yacht.log', log(5)))).toMatchObject({ complete: false });
  });

  it('counts what is refused, and tells the shore once', async () => {
    const path = file('yacht.log', `${log(3)}$GPRMC,,V*00\nhello\n$GPRMW,1\n`);
    const result = await run(path);
    expect(Object.fromEntries(result.refusals)).toEqual({
      'checksum-wrong': 1,
      'not-a-sentence': 1,
      'unknown-sentence': 1,
    });
    await run(path);
    const told = shore.only.reports.flatMap(({ refusals }) => refusals.map(({ reason, count }) => [reason, count]));
    expect(told.sort()).toEqual([
      ['checksum-wrong', 1],
      ['not-a-sentence', 1],
      ['unknown-sentence', 1],
    ]);
  });
});

describe('a replay of AIS', () => {
  const position = '!AIVDM,1,1,,A,139W82Q00bPvsmfO:G1<9aJD086s,0*09\n';

  it('gives the ship that heard it traffic, and no vessel', async () => {
    await run(file('yacht.log', log(2) + position));
    expect([shore.only.vessels.length, [...listStoredTraffic(shore.only).keys()].length]).toEqual([1, 1]);
  });

  it('makes every ship heard a vessel with --by-mmsi, and leaves the sensors of an unnamed receiver out', async () => {
    const result = await run(file('yacht.log', log(2) + position), { byMmsi: true });
    expect(shore.only.vessels.map(({ reference }) => Object.keys(reference))).toEqual([['mmsi']]);
    expect(Object.fromEntries(result.refusals)).toEqual({ 'receiver-not-named': 4 });
    shore.streams.clear();
    await run(file('yacht.log', log(2) + position), { byMmsi: true, vessel: { name: 'Yacht' } });
    expect(shore.only.vessels.map(({ reference }) => reference.name ?? 'mmsi')).toEqual(['Yacht', 'mmsi']);
  });

  const rows = (column: string, ids: readonly string[]) =>
    `${column},timestamp,lat,lon\n${ids.map((id) => `${id},2020-01-01T00:00:00Z,54,13\n`).join('')}`;

  it.each([
    ['words', ['FV-12', 'FV-13']],
    ['numbers too short for an MMSI', ['17', '18']],
  ])('calls the vessels of a table by its own ids when none is an MMSI: %s', async (_, ids) => {
    const result = await run(file('fleet.csv', rows('mmsi', ids)), { byMmsi: true });
    expect(result).toMatchObject({ samples: 2, refusals: [] });
    expect(shore.only.vessels.map(({ reference }) => reference)).toEqual(ids.map((id) => ({ name: `fleet ${id}` })));
  });

  it('leaves out what is no MMSI beside ids that are', async () => {
    const result = await run(file('fleet.csv', rows('mmsi', ['211100920', '17'])), { byMmsi: true });
    expect(Object.fromEntries(result.refusals)).toEqual({ 'mmsi-invalid': 1 });
  });

  it('evaluates no jump where times are made up', async () => {
    const fix = (minutes: string) => `$GPGLL,${minutes},N,01330.0,E,,A\n`;
    await run(file('untimed.log', fix('5420.0') + fix('5450.0') + fix('5420.1')), {
      start: { instant: FIRST, exact: true },
    });
    const positions = [...shore.only.batches.values()].flatMap((batch) => batch.positions);
    expect(positions.map(({ quality }) => quality)).toEqual([QUALITY_GOOD, QUALITY_GOOD, QUALITY_GOOD]);
  });

  it('flags and counts what is no way of one ship: two with one MMSI in a table', async () => {
    const row = (minute: number, latitude: number) => `211100920,2020-01-01T00:0${minute}:30Z,${latitude},13\n`;
    const ways = [54, 55.6, 54.001, 55.601, 54.002].map((latitude, i) => row(i, latitude));
    const result = await run(file('fleet.csv', `mmsi,timestamp,lat,lon\n${ways.join('')}`), { byMmsi: true });
    const positions = [...shore.only.batches.values()].flatMap((batch) => batch.positions);
    const flagged = positions.filter(({ quality }) => quality === QUALITY_JUMP).map(({ latitude }) => latitude);
    expect([flagged, positions.length]).toEqual([[55.6, 55.601], 5]);
    expect(Object.fromEntries(result.refusals)).toEqual({ 'position-jump': 2 });
  });

  it('evaluates a table by the speed its rounded times allow', async () => {
    const row = (time: string, latitude: number) => `211100920,2020-01-01T00:0${time}Z,${latitude},13\n`;
    const table = (seconds: string) =>
      `mmsi,timestamp,lat,lon\n${[54, 54.015, 54.001].map((latitude) => row(seconds, latitude)).join('')}`;
    const rounded = await run(file('rounded.csv', table('1:00')), { byMmsi: true });
    const exact = await run(file('exact.csv', table('1:07')), { byMmsi: true });
    expect([rounded.refusals, exact.refusals]).toEqual([[], [['position-jump', 1]]]);
  });

  it('counts the ships the shore does not want and sends the others', async () => {
    shore.options = { refuseVessel: ({ reference }) => (reference.mmsi === '211100920' ? 'no' : null) };
    const result = await run(file('two.csv', rows('mmsi', ['211100920', '211100921'])), { byMmsi: true });
    expect(result).toMatchObject({ complete: true });
    expect(Object.fromEntries(result.refusals)).toEqual({ 'vessel-refused: not-found': 1 });
  });
});
