/** What a recording of any kind is read into: readings in the order of the file, each with its time. */
import type { Particulars } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import type { RecordingStart } from '../clock/bus-date.ts';
import type { OnBusMessage } from '../feed/bus-message.ts';
import type { ReadCounts } from '../feed/feed.ts';
import type { BusReading } from '../feed/reading.ts';
import type { OnRemark } from '../feed/recording-remark.ts';
import type { Motion } from '../protocol/ais/availability.ts';

/** One row of a table of positions. */
export interface RowReading {
  readonly kind: 'row';
  /** What the row's ship is called in the table: an MMSI, or any other name; empty when the table is about one ship. */
  readonly id: string;
  readonly isMmsi: boolean;
  readonly motion: Motion;
  readonly navigationalStatus: string | null;
  readonly draughtMeters: number | null;
  readonly particulars: Particulars;
  readonly line: string;
}

export type Reading = BusReading | RowReading;
export interface TimedReading {
  readonly reading: Reading;
  readonly time: Instant;
  /** Quality flags of the time. */
  readonly quality: number;
}

export interface ReadOptions {
  readonly start: RecordingStart | null;
  /** Known from a first reading, see RecordingClock. */
  readonly firstStamp: Instant | null;
  /** The last plausible moment. */
  readonly latest: () => Instant;
  /** Told of every line that is of no use. */
  readonly refuse: (reason: string, line: string) => void;
  readonly hear?: OnBusMessage | undefined;
  readonly remark?: OnRemark | undefined;
}

/** Readings in chunks, so that the consumer may pause between two. */
export interface RecordingReader {
  readonly counts: ReadCounts;
  readings(): AsyncGenerator<TimedReading[]>;
}

const furtherFormats = ['n2k', 'signalk', 'iso19848', 'vedirect', 'logger', 'table'] as const;
/** What is read by the decoders of open-further.ts. */
export type FurtherFormat = (typeof furtherFormats)[number];

const ownFormats = ['nmea0183', 'positions-csv', 'positions-jsonl'] as const;
export type RecordingFormat = (typeof ownFormats)[number] | FurtherFormat;
export const recordingFormats: readonly RecordingFormat[] = [...ownFormats, ...furtherFormats];
export const isFurtherFormat = (format: RecordingFormat): format is FurtherFormat =>
  furtherFormats.some((further) => further === format);
