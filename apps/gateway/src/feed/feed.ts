/** Bytes of one bus, in pieces as they come, → readings placed in time by the clock the feed was opened with. */
import type { SentenceClock } from '../clock/recording-clock.ts';
import type { OnBusMessage } from './bus-message.ts';
import type { BusReading } from './reading.ts';
import type { OnRemark } from './recording-remark.ts';

/** What was read so far. */
export interface ReadCounts {
  /** Sentences or rows. */
  sentences: number;
  lines: number;
  notKept: number;
}

export interface Feed {
  readonly counts: ReadCounts;
  push(bytes: Uint8Array): void;
  /** Nothing more comes: what is held back is given out. */
  end(): void;
}

export interface FeedParts {
  readonly clock: SentenceClock<BusReading>;
  readonly refuse: (reason: string, example: string) => void;
  /** Called with each message, kept or not; absent in normal operation on board. */
  readonly hear?: OnBusMessage | undefined;
  /** Called once for each remark; absent in normal operation on board. */
  readonly remark?: OnRemark | undefined;
}

export type OpenFeed = (parts: FeedParts) => Feed | Promise<Feed>;
