/** A bus read by a feed, live over any transport or once from a file. */
import type { Instant } from '@fms/domain';
import type { BusReading } from '../bus/reading.ts';
import { FUTURE_TOLERANCE_MS } from '../clock/bounds.ts';
import { LiveClock } from '../clock/live-clock.ts';
import type { ClockOutput, SentenceClock } from '../clock/recording-clock.ts';
import { type Feed, FeedRecording, type OpenFeed } from '../recording/feed-recording.ts';
import type { LineSource, SourceEvents } from '../source/line-source.ts';
import { serialSource } from '../source/serial-source.ts';
import { tcpSource } from '../source/tcp-source.ts';
import { udpSource } from '../source/udp-source.ts';
import type { SourceParts } from './source-parts.ts';

type Line =
  | { readonly transport: 'tcp' | 'udp'; readonly host: string; readonly port: number }
  | { readonly transport: 'serial'; readonly path: string; readonly baudRate: number };
export type Transport = Line | { readonly transport: 'file'; readonly path: string };

export interface FeedSetting {
  readonly name: string;
  readonly at: Transport;
  readonly open: OpenFeed;
  /** How its messages get their times while it is listened to; the clock of arrival when left out. */
  readonly liveClock?: (
    output: ClockOutput<BusReading>,
    arrival: SentenceClock<BusReading>,
  ) => SentenceClock<BusReading>;
  /** How they get them from a file; that of sentences when left out. */
  readonly recordedClock?: (output: ClockOutput<BusReading>) => SentenceClock<BusReading>;
}

export function feedSource(setting: FeedSetting, parts: SourceParts): LineSource {
  const { at } = setting;
  return at.transport === 'file' ? fileFeed(setting, at.path, parts) : liveFeed(setting, at, parts);
}

/** Where a clock's readings go: to the ship, under the source's name. */
export function outputOf(name: string, { sink, refuse }: SourceParts): ClockOutput<BusReading> {
  return {
    emit: (reading, time: Instant, quality) => sink.take(reading, time, quality, name),
    refuse: (reason, { line }) => refuse(reason, line),
    doubt: (reason, { line }) => refuse(reason, line),
  };
}

function liveFeed({ name, open, liveClock }: FeedSetting, at: Line, parts: SourceParts): LineSource {
  const output = outputOf(name, parts);
  const arrival = new LiveClock<BusReading>(parts.now, output);
  const clock = liveClock ? liveClock(output, arrival) : arrival;
  return lateSource(name, parts, async () => listen(name, at, await open({ clock, refuse: parts.refuse }), parts));
}

/** A source whose decoder has to be loaded first. What goes wrong then is logged, and the other sources go on. */
export function lateSource(name: string, { log }: SourceParts, open: () => Promise<LineSource>): LineSource {
  let isStopped = false;
  const opening = open().then(
    async (source) => {
      if (isStopped) await source.stop();
      return source;
    },
    (error: Error) => {
      log.warn({ source: name }, `the source cannot be opened: ${error.message}`);
      return null;
    },
  );
  return {
    async stop() {
      isStopped = true;
      await (await opening)?.stop();
    },
  };
}

function listen(name: string, at: Line, feed: Feed, parts: SourceParts): LineSource {
  const { log, gathered, refuse, backoffSeconds } = parts;
  const events: SourceEvents = {
    lines: () => {},
    bytes: (bytes) => {
      feed.push(bytes);
      gathered();
    },
    overlong: (beginning) => refuse('line-too-long', beginning),
    state: (state, detail) => {
      if (state === 'up') log.info({ source: name }, `listening to ${detail}`);
      else log.warn({ source: name }, `source lost: ${detail}`);
    },
  };
  if (at.transport === 'serial') return serialSource(at, events, backoffSeconds);
  return (at.transport === 'tcp' ? tcpSource : udpSource)(at, events, backoffSeconds);
}

/** Read once, with the times it was recorded at. */
function fileFeed({ name, open, recordedClock }: FeedSetting, path: string, parts: SourceParts): LineSource {
  const { sink, flush, now, log, refuse } = parts;
  let isStopped = false;
  const options = { start: null, firstStamp: null, latest: () => now() + FUTURE_TOLERANCE_MS, refuse };
  const read = async () => {
    for await (const readings of new FeedRecording(path, options, open, recordedClock).readings()) {
      if (isStopped) return;
      for (const { reading, time, quality } of readings) sink.take(reading, time, quality, name);
      await flush();
    }
    log.info({ source: name }, `${path} is read`);
  };
  const reading = read().catch((error: Error) => log.warn({ source: name }, error.message));
  return {
    async stop() {
      isStopped = true;
      await reading;
    },
  };
}
