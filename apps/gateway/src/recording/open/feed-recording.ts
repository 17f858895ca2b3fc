/** A recording whose bytes are read by a feed: the same one that listens to the bus it was made of. */
import { type ClockOutput, RecordingClock, type SentenceClock } from '../../clock/recording-clock.ts';
import type { OpenFeed, ReadCounts } from '../../feed/feed.ts';
import type { BusReading } from '../../feed/reading.ts';
import { readRecording } from '../../line/recording-file.ts';
import type { ReadOptions, RecordingReader, TimedReading } from '../reading.ts';

type MakeClock = (output: ClockOutput<BusReading>) => SentenceClock<BusReading>;

/** `makeClock` is for recordings that have no stamps of the usual kind. */
export class FeedRecording implements RecordingReader {
  readonly counts: ReadCounts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #path: string;
  readonly #options: ReadOptions;
  readonly #open: OpenFeed;
  readonly #makeClock: MakeClock;

  constructor(
    path: string,
    options: ReadOptions,
    open: OpenFeed,
    makeClock: MakeClock = (output) => new RecordingClock(options, output),
  ) {
    this.#path = path;
    this.#options = options;
    this.#open = open;
    this.#makeClock = makeClock;
  }

  async *readings(): AsyncGenerator<TimedReading[]> {
    const { refuse, hear, remark } = this.#options;
    const onCutOff = (unpackedBytes: number) => remark?.({ kind: 'cut-off', unpackedBytes });
    let ready: TimedReading[] = [];
    const clock = this.#makeClock({
      emit: (reading, time, quality) => ready.push({ reading, time, quality }),
      refuse: (reason, { line }) => refuse(reason, line),
      doubt: (reason, { line }) => refuse(reason, line),
    });
    const feed = await this.#open({ clock, refuse, hear, remark });
    for await (const piece of readRecording(this.#path, { onCutOff })) {
      feed.push(piece);
      Object.assign(this.counts, feed.counts);
      yield ready;
      ready = [];
    }
    feed.end();
    Object.assign(this.counts, feed.counts);
    yield ready;
  }
}
