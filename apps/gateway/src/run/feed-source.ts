/** A bus read by a feed, live over any transport or once from a file. */
import type { Instant } from '@fms/domain/time';
import { LiveClock } from '../clock/live-clock.ts';
import type { ClockOutput, SentenceClock } from '../clock/recording-clock.ts';
import type { Feed, OpenFeed } from '../feed/feed.ts';
import type { BusReading } from '../feed/reading.ts';
import { FeedRecording } from '../recording/open/feed-recording.ts';
import type { LineSource, SourceEvents } from '../source/line-source.ts';
import { type Line, openLine } from '../source/open-line.ts';
import { openRecordedSource } from './recorded-source.ts';
import { createStateLogger, type SourceParts } from './source-parts.ts';

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

export function openFeedSource(setting: FeedSetting, parts: SourceParts): LineSource {
  const { name, at, open, recordedClock } = setting;
  if (at.transport !== 'file') return liveFeed(setting, at, parts);
  const { path } = at;
  return openRecordedSource(name, path, (options) => new FeedRecording(path, options, open, recordedClock), parts);
}

/** Where a clock's readings go: to the ship, under the source's name. */
export function createClockOutput(name: string, { sink, refuse }: SourceParts): ClockOutput<BusReading> {
  return {
    emit: (reading, time: Instant, quality) => sink.take(reading, time, quality, name),
    refuse: (reason, { line }) => refuse(reason, line),
    doubt: (reason, { line }) => refuse(reason, line),
  };
}

function liveFeed({ name, open, liveClock }: FeedSetting, at: Line, parts: SourceParts): LineSource {
  const output = createClockOutput(name, parts);
  const arrival = new LiveClock<BusReading>(parts.now, output);
  const clock = liveClock ? liveClock(output, arrival) : arrival;
  return openSourceLater(name, parts, async () => listen(name, at, await open({ clock, refuse: parts.refuse }), parts));
}

/** A source whose decoder has to be loaded first. What goes wrong then is logged, and the other sources go on. */
export function openSourceLater(name: string, { log }: SourceParts, open: () => Promise<LineSource>): LineSource {
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
    state: createStateLogger(name, log),
  };
  return openLine(at, events, backoffSeconds);
}
