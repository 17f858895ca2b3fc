/** Readers of the recordings that are not NMEA 0183 or tables of positions; each is loaded only when it is needed. */
import { RecordingClock } from '../clock/recording-clock.ts';
import { StampedClock } from '../clock/stamped-clock.ts';
import { FeedRecording } from './feed-recording.ts';
import type { FurtherFormat, ReadOptions, RecordingReader } from './reading.ts';

type Open = (path: string, options: ReadOptions) => Promise<RecordingReader>;

const OPEN: Readonly<Record<FurtherFormat, Open>> = {
  async n2k(path, options) {
    const { openN2kFeed } = await import('../n2k/n2k-feed.ts');
    const makeClock: ConstructorParameters<typeof FeedRecording>[3] = (output) =>
      new StampedClock(output, new RecordingClock(options, output));
    return new FeedRecording(path, options, (parts) => openN2kFeed(parts), makeClock);
  },
};

export function openFurther(path: string, format: FurtherFormat, options: ReadOptions): Promise<RecordingReader> {
  return OPEN[format](path, options);
}
