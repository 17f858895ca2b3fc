/** The buses besides NMEA 0183. Each decoder is loaded by the first source that needs it, never before. */
import { readFile } from 'node:fs/promises';
import type { Iso19848Setting, Nmea0183Setting, SignalkSetting, SourceSetting } from '@fms/contract/link';
import { FUTURE_TOLERANCE_MS } from '../clock/bounds.ts';
import { LiveClock } from '../clock/live-clock.ts';
import { type ClockOutput, RecordingClock } from '../clock/recording-clock.ts';
import { StampedClock } from '../clock/stamped-clock.ts';
import type { FeedParts } from '../feed/feed.ts';
import type { BusReading } from '../feed/reading.ts';
import type { LineSource, SourceEvents } from '../source/line-source.ts';
import { createClockOutput, type FeedSetting, openFeedSource, openSourceLater } from './feed-source.ts';
import { createStateLogger, type SourceParts } from './source-parts.ts';

type FurtherSetting = Exclude<SourceSetting, Nmea0183Setting>;
type SettingOf<P extends FurtherSetting['protocol']> = Extract<FurtherSetting, { protocol: P }>;
type Open<P extends FurtherSetting['protocol']> = (setting: SettingOf<P>, parts: SourceParts) => LineSource;

export function openFurtherSource(setting: FurtherSetting, parts: SourceParts): LineSource {
  return (OPEN[setting.protocol] as Open<typeof setting.protocol>)(setting as never, parts);
}

/** Messages with times of their own keep them; those without get their time of arrival. */
const stampedLive: FeedSetting['liveClock'] = (output, arrival) => new StampedClock(output, arrival);
const stamped = (output: ClockOutput<BusReading>) => new StampedClock(output);

const OPEN: { readonly [P in FurtherSetting['protocol']]: Open<P> } = {
  n2k(setting, parts) {
    const options = { start: null, firstStamp: null, latest: () => parts.now() + FUTURE_TOLERANCE_MS };
    const open: FeedSetting['open'] = async (feed) =>
      (await import('../protocol/n2k/n2k-feed.ts')).openN2kFeed(feed, setting.names);
    const recordedClock: FeedSetting['recordedClock'] = (output) =>
      new StampedClock(output, new RecordingClock(options, output));
    return openFeedSource({ name: setting.name, at: setting, open, recordedClock }, parts);
  },
  signalk: (setting, parts) => openSignalk(setting, parts),
  vedirect(setting, parts) {
    const open: FeedSetting['open'] = async (feed) => {
      const { VedirectFeed } = await import('../protocol/vedirect/vedirect-feed.ts');
      return new VedirectFeed(feed, { device: setting.device });
    };
    return openFeedSource({ name: setting.name, at: setting, open, recordedClock: stamped }, parts);
  },
  csv(setting, parts) {
    const open: FeedSetting['open'] = async (feed) => {
      const { LoggerFeed } = await import('../protocol/csv/logger-feed.ts');
      const { ColumnMap } = await import('../protocol/csv/csv-column.ts');
      return new LoggerFeed(feed, new ColumnMap(setting.columns, 'Columns'));
    };
    return openFeedSource(
      { name: setting.name, at: setting, open, liveClock: stampedLive, recordedClock: stamped },
      parts,
    );
  },
  iso19848: (setting, parts) => openIso19848(setting, parts),
  mqtt: (setting, parts) =>
    openSourceLater(setting.name, parts, async () => {
      const { openMqttSource } = await import('../protocol/mqtt/mqtt-source.ts');
      return openMqttSource(setting, stampedParts(setting.name, parts), eventsOf(setting.name, parts));
    }),
  sparkplug: (setting, parts) =>
    openSourceLater(setting.name, parts, async () => {
      const { openSparkplugSource } = await import('../protocol/mqtt/sparkplug-source.ts');
      const events = { ...eventsOf(setting.name, parts), now: parts.now };
      return openSparkplugSource(setting, stampedParts(setting.name, parts), events);
    }),
  modbus: (setting, parts) =>
    openSourceLater(setting.name, parts, async () => {
      const { openModbusSource } = await import('../protocol/modbus/modbus-source.ts');
      const feed = stampedParts(setting.name, parts);
      return openModbusSource(setting, feed, eventsOf(setting.name, parts), parts.backoffSeconds);
    }),
};

function openSignalk(setting: SignalkSetting, parts: SourceParts): LineSource {
  const { name, names } = setting;
  if (setting.transport !== 'websocket') {
    const open: FeedSetting['open'] = async (feed) => {
      const { SignalkFeed } = await import('../protocol/signalk/signalk-feed.ts');
      return new SignalkFeed(feed, { names });
    };
    return openFeedSource({ name, at: setting, open, liveClock: stampedLive, recordedClock: stamped }, parts);
  }
  return openSourceLater(name, parts, async () => {
    const { SignalkFeed } = await import('../protocol/signalk/signalk-feed.ts');
    const { openSignalkSource } = await import('../protocol/signalk/signalk-source.ts');
    const feed = new SignalkFeed(stampedParts(name, parts), { names });
    return openSignalkSource(setting, feed, eventsOf(name, parts), parts.backoffSeconds);
  });
}

function openIso19848(setting: Iso19848Setting, parts: SourceParts): LineSource {
  const { name } = setting;
  const openFeed = async (feed: FeedParts) => {
    const { Iso19848Feed } = await import('../protocol/iso19848/iso19848-feed.ts');
    const { parseChannelList } = await import('../protocol/iso19848/channel-list.ts');
    return new Iso19848Feed(feed, parseChannelList(await readFile(setting.channels, 'utf8')));
  };
  if (setting.transport === 'file') {
    return openFeedSource({ name, at: setting, open: openFeed, recordedClock: stamped }, parts);
  }
  return openSourceLater(name, parts, async () => {
    const { openBrokerSource } = await import('../protocol/mqtt/broker.ts');
    const feed = await openFeed(stampedParts(name, parts));
    const events = eventsOf(name, parts);
    return openBrokerSource(setting, [setting.topic], {
      ...events,
      message(_, payload) {
        feed.message(payload);
        events.gathered();
      },
    });
  });
}

function stampedParts(name: string, parts: SourceParts): FeedParts {
  const output = createClockOutput(name, parts);
  const arrival = new LiveClock<BusReading>(parts.now, output);
  return { clock: new StampedClock(output, arrival), refuse: parts.refuse };
}

function eventsOf(name: string, { log, gathered }: SourceParts): Pick<SourceEvents, 'state'> & { gathered(): void } {
  return { gathered, state: createStateLogger(name, log) };
}
