/** Readers of the recordings that are not NMEA 0183 or tables of positions; each is loaded only when it is needed. */
import { OrderClock, RecordingClock } from '../../clock/recording-clock.ts';
import { StampedClock } from '../../clock/stamped-clock.ts';
import type { FurtherFormat, ReadOptions, RecordingReader } from '../reading.ts';
import { FeedRecording } from './feed-recording.ts';

type MakeClock = NonNullable<ConstructorParameters<typeof FeedRecording>[3]>;
const stamped: MakeClock = (output) => new StampedClock(output);

type FurtherOptions = ReadOptions & { readonly inOrder: boolean };
type Open = (path: string, options: FurtherOptions) => Promise<RecordingReader>;

const OPEN: Readonly<Record<FurtherFormat, Open>> = {
  async n2k(path, options) {
    const { openN2kFeed } = await import('../../protocol/n2k/n2k-feed.ts');
    const { inOrder, start } = options;
    const makeClock: MakeClock = (output) =>
      new StampedClock(output, inOrder && start ? new OrderClock(start, output) : new RecordingClock(options, output));
    return new FeedRecording(path, options, (parts) => openN2kFeed(parts), makeClock);
  },
  async signalk(path, options) {
    const { SignalkFeed } = await import('../../protocol/signalk/signalk-feed.ts');
    const { findBusiestContext } = await import('../../protocol/signalk/busiest-context.ts');
    const self = await findBusiestContext(path);
    return new FeedRecording(path, options, (parts) => new SignalkFeed(parts, { self }), stamped);
  },
  async vedirect(path, options) {
    const { VedirectFeed } = await import('../../protocol/vedirect/vedirect-feed.ts');
    const start = options.start?.instant ?? null;
    return new FeedRecording(path, options, (parts) => new VedirectFeed(parts, { start }), stamped);
  },
  async logger(path, options) {
    const { LoggerFeed } = await import('../../protocol/csv/logger-feed.ts');
    const { findColumnsFile } = await import('../../protocol/csv/find-columns-file.ts');
    const columns = await findColumnsFile(path);
    return new FeedRecording(path, options, (parts) => new LoggerFeed(parts, columns), stamped);
  },
  async table(path, options) {
    const { TableFeed } = await import('../../protocol/csv/table-feed.ts');
    const start = options.start?.instant ?? null;
    return new FeedRecording(path, options, (parts) => new TableFeed(parts, start), stamped);
  },
  async iso19848(path, options) {
    const { Iso19848Feed } = await import('../../protocol/iso19848/iso19848-feed.ts');
    const { findChannelList } = await import('../../protocol/iso19848/find-channel-list.ts');
    const channels = await findChannelList(path, options.remark);
    return new FeedRecording(path, options, (parts) => new Iso19848Feed(parts, channels), stamped);
  },
};

export function openFurther(path: string, format: FurtherFormat, options: FurtherOptions): Promise<RecordingReader> {
  return OPEN[format](path, options);
}
