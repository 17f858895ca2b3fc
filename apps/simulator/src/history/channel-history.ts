/** Which readings of the measuring points history has: by the interval of each, and on change where that is its kind. */
import type { NumberReading } from '@fms/contract/link';
import type { Channel } from '../channel/channel.ts';
import { ONLY_CHANGE } from '../channel/quantity.ts';
import { isDue } from '../channel/reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Truth } from '../ship/truth.ts';

/** Seconds between two samples in the coarse part, by the interval of the instrument. */
const SPARSE_SECONDS: Readonly<Record<number, number>> = { 1: 60, 5: 600, 10: 1800, 60: 3600 };
/** The same on a ship whose minutes are kept. */
const MINUTE_SECONDS: Readonly<Record<number, number>> = { 1: 60, 5: 60, 10: 60, 60: 300 };
/** What is recorded on change is looked at this often. */
const LOOK_SECONDS = 60;

export interface ChannelRecorder {
  /** What is due at this second; `coarse` in the older part of a span. */
  record(seconds: number, truth: Truth, coarse: boolean): void;
  /** Readings of one measuring point after the other. */
  take(): NumberReading[];
}

/** Of one batch: each begins with the state of what is recorded on change. `firstIndex` is the tag of the first channel. */
export function createChannelRecorder(instruments: ShipInstruments, firstIndex: number): ChannelRecorder {
  const { channels, ship } = instruments;
  const columns: NumberReading[][] = channels.map(() => []);
  const steps = ship.spec.keepsMinutes ? MINUTE_SECONDS : SPARSE_SECONDS;
  return {
    record(seconds, truth, coarse) {
      for (let i = 0; i < channels.length; i++) {
        const channel = channels[i] as Channel;
        const changes = channel.tag.type === ONLY_CHANGE;
        const step = changes ? LOOK_SECONDS : (channel.coarseSeconds ?? steps[channel.intervalSeconds] ?? LOOK_SECONDS);
        if (!(coarse ? (seconds + 60 * i) % step === 0 : isDue(channel, i, seconds))) continue;
        const value = instruments.machinery(i, truth);
        const column = columns[i] as NumberReading[];
        if (value === null || (changes && column.at(-1)?.value === value)) continue;
        column.push({ tagIndex: firstIndex + i, timeMs: seconds * 1000, ordinal: 0, quality: 0, value });
      }
    },
    take: () => columns.flat(),
  };
}
