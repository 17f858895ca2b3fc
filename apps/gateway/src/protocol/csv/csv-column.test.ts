import { columnSetting } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { LoggedClock } from '../../clock/logged-clock.ts';
import { StampedClock } from '../../clock/stamped-clock.ts';
import { computeFacts, decodeRecording } from '../../testing/decode-recording.ts';
import { getLoggerFile, loggerColumns, readLoggerLines, splitLoggerCells } from '../../testing/logger-columns.ts';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../../testing/recordings.ts';
import { readCells } from './column-line.ts';
import { ColumnMap } from './csv-column.ts';

const DAY = Date.UTC(2014, 7, 1);

describe.skipIf(!hasRecordings)(`the logger of a research ship${SKIP_REASON}`, () => {
  it.each(loggerColumns)(
    '%s: each column of numbers under its place, at the time of the logger',
    async (instrument, rows, columns) => {
      const decoded = await decodeRecording(getRecordingPath(getLoggerFile(instrument)));
      const lines = readLoggerLines(getLoggerFile(instrument));
      expect(decoded.format).toBe('logger');
      expect(decoded.counts.lines).toBe(rows);
      for (const column of columns) {
        const tag = decoded.tag(`Column ${column}`);
        expect([column, tag.numbers.length]).toEqual([column, rows]);
        // Numbers as a scan of the bytes finds them, told apart by blanks or commas.
        expect(tag.numbers.at(-1)?.value).toBeCloseTo(Number(splitLoggerCells(lines.at(-1) ?? '')[column - 1]), 9);
        expect(tag.numbers[0]?.timeMs).toBe(Math.floor(Date.parse((lines[0] ?? '').slice(0, 23).concat('Z'))));
      }
    },
  );

  it('PCOD: a date 1024 weeks back is set right, and every fix of it kept', async () => {
    const name = getLoggerFile('PCOD');
    const decoded = await decodeRecording(getRecordingPath(name));
    const dated = readLoggerLines(name).filter((line) => /\$GP(RMC|ZDA)/.test(line)).length;
    expect(decoded.refusals.get('gps-week-rollover')).toBe(dated);
    const times = decoded.tags.flatMap((tag) => [...tag.numbers, ...tag.positions].map(({ timeMs }) => timeMs));
    expect(times.every((time) => Math.abs(time - DAY) < 3_600_000)).toBe(true);
    expect(decoded.tag('Position', '').positions.length).toBeGreaterThanOrEqual(1000);
  });

  it.each([
    ['gp02', 'Position', 1667],
    ['gyr1', 'Heading true', 5000],
    ['mbdp', 'Depth below transducer', 5000],
    ['s330', 'Heading true', 625],
    ['seap', 'Heading true', 714],
  ])('%s: %s from its sentences', async (instrument, name, count) => {
    const decoded = await decodeRecording(getRecordingPath(getLoggerFile(instrument)));
    const tag = decoded.tags.find((one) => one.tag.name === name);
    expect((tag?.numbers.length ?? 0) + (tag?.positions.length ?? 0)).toBe(count);
  });

  it("makers' own sentences and lines that begin with a word have columns of their own", async () => {
    const seapath = await decodeRecording(getRecordingPath(getLoggerFile('seap')));
    expect(seapath.tag('PSXN 23 column 3').numbers).toHaveLength(714);
    const mast = await decodeRecording(getRecordingPath(getLoggerFile('mwx1')));
    expect(computeFacts(mast.tag('MET column 11')).avg).toBeCloseTo(1023.6, 1);
    expect(mast.tag('SUS column 4').numbers.length).toBe(
      readLoggerLines(getLoggerFile('mwx1')).filter((line) => line.includes(' SUS,')).length,
    );
    const current = await decodeRecording(getRecordingPath(getLoggerFile('adcp')));
    expect(current.tag('PUHAW column 3').numbers).toHaveLength(5000);
  });
});

describe('a column map', () => {
  const map = new ColumnMap(
    [
      columnSetting.parse({ column: 2, unit: 'K', tag: { name: 'Air temperature', unit: '°C' } }),
      columnSetting.parse({ column: 2, when: 'SUS', scale: 10, offset: 1, tag: { name: 'Wind' } }),
    ],
    'Mast',
  );

  it('gives columns their names, units and scales, and only to the lines it means', () => {
    const { observations } = map.decode(readCells('SUS, 280.15'));
    expect(observations.map(({ tag, value }) => [tag.name, value])).toEqual([
      ['Air temperature', 7],
      ['Wind', 2802.5],
    ]);
    expect(map.decode(['MET', '280.15']).observations).toHaveLength(1);
  });

  it.each([
    ['NAN', 'value-not-available'],
    ['', 'value-not-available'],
    ['wet', 'value-unreadable'],
  ])('refuses "%s" as %s', (cell, reason) => expect(map.decode(['MET', cell]).refusals).toEqual([reason]));

  it('refuses a line that is too short', () => expect(map.decode(['MET']).refusals).toEqual(['fields-missing']));
});

describe('times beside a logger', () => {
  const logged = Date.UTC(2014, 7, 1, 0, 0, 1);
  const placed = (own: Parameters<LoggedClock<string>['place']>[1]) => {
    const times: number[] = [];
    const doubts: string[] = [];
    const output = { emit: (_: string, time: number) => times.push(time), refuse: () => {}, doubt: () => {} };
    const clock = new LoggedClock<string>(new StampedClock(output), (reason) => doubts.push(reason));
    clock.at(logged);
    clock.place('a', own);
    return { times, doubts };
  };
  const midnight = (year: number, month: number, day: number) => ({
    dayMs: Date.UTC(year, month, day),
    timeOfDayMs: 500,
  });

  it('a sentence that knows its time better than the logger is believed, across midnight too', () => {
    expect(placed({ dayMs: null, timeOfDayMs: 86_399_226 })).toEqual({ times: [logged - 1774], doubts: [] });
  });
  it.each([1, 2])('%i rollovers of the week are taken back', (times) => {
    const back = new Date(Date.UTC(2014, 7, 1) - times * 1024 * 7 * 86_400_000);
    const own = midnight(back.getUTCFullYear(), back.getUTCMonth(), back.getUTCDate());
    expect(placed(own)).toEqual({ times: [Date.UTC(2014, 7, 1, 0, 0, 0, 500)], doubts: ['gps-week-rollover'] });
  });
  it('a clock that is wrong in any other way gives way to the stamp', () => {
    expect(placed(midnight(2013, 7, 1))).toEqual({ times: [logged], doubts: ['clock-not-believed'] });
    expect(placed({ dayMs: null, timeOfDayMs: 28 * 60_000 })).toEqual({
      times: [logged],
      doubts: ['clock-not-believed'],
    });
  });
});
