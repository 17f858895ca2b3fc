/** A log of an NMEA 0183 bus. */
import type { TagSetting } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { type ClockOutput, OrderClock, RecordingClock } from '../../clock/recording-clock.ts';
import type { ReadCounts } from '../../feed/feed.ts';
import type { BusReading } from '../../feed/reading.ts';
import { createLineSplitter } from '../../line/line-splitter.ts';
import { readRecording } from '../../line/recording-file.ts';
import { NmeaBus } from '../../protocol/nmea0183/nmea-bus.ts';
import { Transducers } from '../../protocol/nmea0183/transducers.ts';
import type { ReadOptions, RecordingReader, TimedReading } from '../reading.ts';

export interface NmeaOptions extends ReadOptions {
  /** The log has no times at all: its sentences follow one another from `start` on. */
  readonly inOrder: boolean;
  readonly transducers?: Readonly<Record<string, TagSetting>>;
}

export class NmeaRecording implements RecordingReader {
  readonly counts: ReadCounts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #path: string;
  readonly #options: NmeaOptions;

  constructor(path: string, options: NmeaOptions) {
    this.#path = path;
    this.#options = options;
  }

  async *readings(): AsyncGenerator<TimedReading[]> {
    const options = this.#options;
    let ready: TimedReading[] = [];
    const output: ClockOutput<BusReading> = {
      emit: (reading, time: Instant, quality) => ready.push({ reading, time, quality }),
      refuse: (reason, { line }) => options.refuse(reason, line),
      doubt: (reason, { line }) => options.refuse(reason, line),
    };
    const clock =
      options.inOrder && options.start ? new OrderClock(options.start, output) : new RecordingClock(options, output);
    const bus = new NmeaBus(clock, options.refuse, new Transducers(options.transducers), options.hear);
    const onCutOff = (unpackedBytes: number) => options.remark?.({ kind: 'cut-off', unpackedBytes });
    const splitter = createLineSplitter((beginning) => options.refuse('line-too-long', beginning));
    for await (const piece of readRecording(this.#path, { onCutOff })) {
      for (const line of splitter.push(piece)) bus.line(line);
      Object.assign(this.counts, bus.counts);
      yield ready;
      ready = [];
    }
    for (const line of splitter.end()) bus.line(line);
    bus.end();
    Object.assign(this.counts, bus.counts);
    yield ready;
  }
}
