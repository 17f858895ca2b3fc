/** The feed of a protocol as `discover` needs it: without any configuration, and hearing everything. */

import { LiveClock } from '../clock/live-clock.ts';
import { StampedClock } from '../clock/stamped-clock.ts';
import type { Feed, FeedParts } from '../feed/feed.ts';
import type { BusReading } from '../feed/reading.ts';
import { createLineSplitter } from '../line/line-splitter.ts';
import { NmeaBus } from '../protocol/nmea0183/nmea-bus.ts';
import type { BusProtocol } from './detect-bus-protocol.ts';
import type { DiscoveryRecord } from './discovery-record.ts';

/** What every feed is given that writes into this notebook; times are those of arrival where a message has none. */
export function createFeedParts(record: DiscoveryRecord, now: () => number): FeedParts {
  const output = {
    emit: (reading: BusReading, time: number) => record.take(reading, time),
    refuse: (reason: string, { line }: BusReading) => record.refuse(reason, line),
    doubt: (reason: string, { line }: BusReading) => record.refuse(reason, line),
  };
  const clock = new StampedClock(output, new LiveClock(now, output));
  return { clock, refuse: record.refuse, hear: record.hear };
}

const OPEN: Readonly<Record<BusProtocol, (parts: FeedParts) => Promise<Feed>>> = {
  nmea0183: (parts) => Promise.resolve(openNmeaFeed(parts)),
  n2k: async (parts) => (await import('../protocol/n2k/n2k-feed.ts')).openN2kFeed(parts),
  signalk: async (parts) => new (await import('../protocol/signalk/signalk-feed.ts')).SignalkFeed(parts),
  async iso19848(parts) {
    const { Iso19848Feed } = await import('../protocol/iso19848/iso19848-feed.ts');
    const { NO_CHANNELS } = await import('../protocol/iso19848/channel-list.ts');
    return new Iso19848Feed(parts, NO_CHANNELS);
  },
  vedirect: async (parts) => new (await import('../protocol/vedirect/vedirect-feed.ts')).VedirectFeed(parts),
  async csv(parts) {
    const { LoggerFeed } = await import('../protocol/csv/logger-feed.ts');
    const { ColumnMap } = await import('../protocol/csv/csv-column.ts');
    return new LoggerFeed(parts, new ColumnMap(null, 'Columns'));
  },
};

export function openFeed(protocol: BusProtocol, parts: FeedParts): Promise<Feed> {
  return OPEN[protocol](parts);
}

/** Sentences of NMEA 0183, cut into lines; `hear` is told of each that is understood. */
export function openNmeaFeed({ clock, refuse, hear }: FeedParts): Feed {
  const bus = new NmeaBus(clock, refuse, undefined, hear);
  const splitter = createLineSplitter((beginning) => refuse('line-too-long', beginning));
  const take = (lines: readonly string[]) => {
    for (const line of lines) bus.line(line);
  };
  return {
    counts: bus.counts,
    push: (bytes) => take(splitter.push(bytes)),
    end() {
      take(splitter.end());
      bus.end();
    },
  };
}
