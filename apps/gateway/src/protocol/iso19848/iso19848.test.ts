import { readFileSync } from 'node:fs';
import { QUALITY_BAD_SOURCE, QUALITY_GOOD } from '@fms/domain/quality';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { describe, expect, it } from 'vitest';
import { decodeRecording } from '../../testing/decode-recording.ts';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../../testing/recordings.ts';
import { NO_CHANNELS, parseChannelList } from './channel-list.ts';
import { ChannelTagRegistry } from './iso19848.ts';
import { readTimeSeries } from './time-series.ts';

const SERIES = ['iso19848/TimeSeriesData.json', 'iso19848/TimeSeriesData.sample.json'] as const;
const at = (text: string) => Date.parse(text);

describe.skipIf(!hasRecordings)(`packages of ISO 19848${SKIP_REASON}`, () => {
  it.each(SERIES)('%s: tables and events of its channels, named by the list beside it', async (name) => {
    const decoded = await decodeRecording(getRecordingPath(name));
    expect(decoded.format).toBe('iso19848');
    const temperature = decoded.tag('M/E #1 Air Cooler CFW OUT Temp');
    expect(temperature.tag).toMatchObject({ unit: '°C', min: 0, max: 150, decimals: 1, intervalSeconds: 1 });
    expect(temperature.tag.description).toContain('/dnv-v2/vis-3-4a/411.1-1/');
    expect(temperature.numbers.map(({ value, timeMs }) => [timeMs, value])).toEqual([
      [at('2016-01-01T12:00:00Z'), 100],
      [at('2016-01-02T12:00:00Z'), 100.5],
      [at('2016-01-03T12:00:00Z'), 101],
    ]);
    expect(decoded.tag('0110').numbers.map(({ value }) => value)).toEqual([100, 100.2, 100.3, 100.8, 101]);
    expect(decoded.refusals.get('channel-unknown')).toBe(5);
  });

  it('an alert is a text and a truth value that raises by its priority', async () => {
    const decoded = await decodeRecording(getRecordingPath(SERIES[0]));
    const alert = decoded.tag('M/E #1 Air Cooler CFW OUT Temp Status active');
    expect(alert.tag).toMatchObject({ valueKind: 'boolean', emergencyLevel: 1, type: DATA_TAG_TYPE.onlyChange });
    expect(alert.numbers.map(({ value, timeMs }) => [timeMs, value])).toEqual([
      [at('2016-01-01T12:00:01Z'), 1],
      [at('2016-01-01T12:00:23Z'), 0],
    ]);
    expect(decoded.tag('M/E #1 Air Cooler CFW OUT Temp Status').texts.map(({ value }) => value)).toEqual([
      'HIGH',
      'NORMAL',
    ]);
  });

  it.each(['DataChannelList.json', 'DataChannelList.sample.json', 'DataChannelList.sample.compact.json'])(
    '%s: every channel by both its ids, and nothing measured in it',
    async (file) => {
      const text = readFileSync(getRecordingPath(`iso19848/${file}`), 'utf8');
      const raw = JSON.parse(text.replace(/^\uFEFF/, '')) as {
        Package: { DataChannelList: { DataChannel: { DataChannelID: { LocalID: string; ShortID?: string } }[] } };
      };
      const { channels, unreadable } = parseChannelList(text);
      expect(unreadable).toBe(0);
      for (const { DataChannelID } of raw.Package.DataChannelList.DataChannel) {
        expect(channels.get(DataChannelID.LocalID)?.DataChannelID.LocalID).toBe(DataChannelID.LocalID);
        if (DataChannelID.ShortID) expect(channels.has(DataChannelID.ShortID)).toBe(true);
      }
      const decoded = await decodeRecording(getRecordingPath(`iso19848/${file}`));
      expect(decoded).toMatchObject({ format: 'iso19848', tags: [] });
    },
  );
});

describe('values of ISO 19848', () => {
  const value = { channel: 'a', timestamp: '2016-01-01T12:00:00Z', value: '1.5' };
  const qualityOf = (quality: string | null) =>
    new ChannelTagRegistry(NO_CHANNELS).decode({ ...value, quality }).observations[0]?.quality;

  it('are good at 0 and from 192 on, as both forms of OPC have it, and bad between', () => {
    expect(['0', null, '192', '216'].map(qualityOf)).toEqual(Array(4).fill(QUALITY_GOOD));
    expect(['4', '64', '2147483648'].map(qualityOf)).toEqual(Array(3).fill(QUALITY_BAD_SOURCE));
  });

  it('that are empty are not available, and words in a number channel unreadable', () => {
    const book = new ChannelTagRegistry(NO_CHANNELS);
    expect(book.decode({ ...value, value: '', quality: '0' }).refusals).toContain('value-not-available');
    book.decode({ ...value, quality: '0' });
    expect(book.decode({ ...value, value: null, quality: '0' }).observations).toEqual([]);
  });

  it('in a row with another number of cells than the table has channels are left out and counted', () => {
    const series = readTimeSeries({
      Package: {
        TimeSeriesData: [
          { TabularData: [{ DataChannelID: ['a', 'b'], DataSet: [{ TimeStamp: value.timestamp, Value: ['1'] }] }] },
        ],
      },
    });
    expect(series).toEqual({ kind: 'series', values: [], misfits: 1 });
  });
});
