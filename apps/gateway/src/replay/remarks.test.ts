/** What the summary of a replay has to say beside its figures: clocks that differ, files cut off, lists not found. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatSummary } from '../command/summary.ts';
import { createTestFolder, runReplayToShore } from '../testing/replay-to-shore.ts';

let folder = createTestFolder();
beforeEach(() => {
  folder = createTestFolder();
});
afterEach(() => folder.remove());

async function replay(name: string, content: string | Uint8Array) {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  const { result } = await runReplayToShore(path, { byMmsi: name.endsWith('csv') });
  return { result, refused: Object.fromEntries(result.refusals), summary: formatSummary(result).join('\n') };
}

describe('a log of candump beside the clock of its bus', () => {
  /** Seconds since 1970 of the system time in the log: 16 April 2014, 10:00:00.400. */
  const BUS = 1_397_642_400.4;
  const log = (pcSeconds: number) =>
    `(${pcSeconds.toFixed(6)}) can0 0DF01001#FFF0303FA0937615\n(${(pcSeconds + 1).toFixed(6)}) can0 0DF50B01#FFE8030000000000\n`;

  it.each([
    [21 * 60, '21 minutes ahead of'],
    [-90 * 60, '1.5 hours behind'],
    [400 * 86_400, '400 days ahead of'],
  ])('that is %s s away is counted, and the summary says which clock is taken', async (seconds, words) => {
    const { refused, summary } = await replay('can.log', log(BUS + seconds));
    expect(refused).toEqual({ 'clock-not-believed': 1 });
    expect(summary).toContain(`The times are those of the logger, whose clock is ${words} the one on the bus.`);
  });

  it('that is a few seconds away says nothing', async () => {
    const { refused, result } = await replay('can.log', log(BUS + 20));
    expect([refused, result.remarks, result.samples]).toEqual([{}, [], 1]);
  });
});

describe('a packed recording that is cut off at its end', () => {
  it('is read as far as it goes, and the summary says where it ends', async () => {
    const lines = Array.from({ length: 900 }, (_, i) => {
      const time = new Date(i * 1000).toISOString().slice(11, 19).replaceAll(':', '');
      return `$GPRMC,${time},A,5420.${1000 + i},N,01330.3948,E,4.5,63.7,160414,,,A\r\n`;
    });
    const { result, summary } = await replay('yacht.log.gz', gzipSync(lines.join('')).subarray(0, -2000));
    expect(result.complete).toBe(true);
    expect(result.lines).toBeGreaterThan(100);
    expect(result.lines).toBeLessThan(900);
    expect(summary).toMatch(
      new RegExp(`The file is cut off: it ends in line ${result.lines}, after [\\d,]+ bytes unpacked\\.`),
    );
  });
});

describe('a package of ISO 19848 whose list of channels is not beside it', () => {
  it('names the file that was looked for', async () => {
    const { summary } = await replay(
      'series.json',
      JSON.stringify({
        Package: {
          TimeSeriesData: [
            {
              DataConfiguration: { ID: 'Main engine list', TimeStamp: '2026-01-01T00:00:00Z' },
              TabularData: [
                {
                  NumberOfDataSet: '1',
                  NumberOfDataChannel: '1',
                  DataChannelID: ['0010'],
                  DataSet: [{ TimeStamp: '2026-01-01T12:00:00Z', Value: ['100.0'] }],
                },
              ],
            },
          ],
        },
      }),
    );
    expect(summary).toContain('No list of channels was found beside it: Main engine list.json was looked for.');
  });
});

describe('rows that hold nothing', () => {
  it.each([
    [
      'positions.csv',
      'mmsi,timestamp,lat,lon\n211100920,2020-01-01T00:00:00Z,54,13\n211100920,2020-01-01T00:01:00Z,,\n',
    ],
    [
      'positions.jsonl',
      '{"mmsi":211100920,"timestamp":"2020-01-01T00:00:00Z","lat":54,"lon":13}\n{"mmsi":211100920,"timestamp":"2020-01-01T00:01:00Z","lat":null,"lon":null}\n',
    ],
    ['table.csv', 'Timestamp,Volts (V)\n2020-01-01T00:00:00Z,24\n2020-01-01T00:01:00Z,\n'],
  ])('are counted: %s', async (name, content) => {
    const { refused } = await replay(name, content);
    expect(refused).toMatchObject({ 'value-not-available': 1 });
  });
});
