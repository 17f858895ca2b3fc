/** A measuring point: the tag it becomes ashore, how often its instrument reports, and the truth it measures. */
import type { TagSetting } from '@fms/contract/link';
import { NO_LIMITS } from '@fms/domain/alarm';
import type { Truth } from '../ship/truth.ts';
import { ONLY_CHANGE } from './quantity.ts';

export interface Channel {
  /** What the instrument calls itself on the bus, e.g. `ME1_LOP`. */
  readonly code: string;
  readonly tag: TagSetting;
  /** One of 1, 5, 10, 60. */
  readonly intervalSeconds: number;
  /** Seconds between two values in old history; by the interval and the ship when left out. */
  readonly coarseSeconds?: number;
  /** The true value, before noise, rounding and faults. */
  read(truth: Truth): number;
  /** Noise of the instrument, in the unit of the tag: the last digit is never quite still. */
  readonly noise: number;
}

/** What a channel measures, apart from its name: unit, decimals, scale, limits. */
export type Quantity = Partial<Omit<TagSetting, 'name'>> & Pick<TagSetting, 'unit'>;

/** A row of a table of channels: end of the code, seconds between two reports, end of the name, and what is measured. */
export type ChannelRow<Part> = readonly [
  code: string,
  intervalSeconds: number,
  name: string,
  quantity: Quantity,
  read: (part: Part) => number,
  noise?: number,
];

/** The part of a ship that a table of channels is about. */
export interface Machine<Part> {
  /** Begins the code of each channel, as `ME1` that of `ME1_LOP`. */
  readonly code: string;
  /** Begins the name of each channel. */
  readonly name: string;
  /** Without the part its channels read 0. */
  find(truth: Truth): Part | null | undefined;
}

/** Channels of one part of a ship, in the order of the table. */
export function buildChannels<Part>(
  subsystem: string,
  machine: Machine<Part>,
  rows: readonly ChannelRow<Part>[],
): Channel[] {
  return rows.map(([code, intervalSeconds, name, quantity, read, noise = 0]) => ({
    code: `${machine.code}_${code}`,
    tag: {
      description: '',
      valueKind: 'number',
      type: 0,
      subsystem,
      decimals: 1,
      // What is recorded only on change has no interval after which it would be stale.
      intervalSeconds: quantity.type === ONLY_CHANGE ? null : intervalSeconds,
      min: 0,
      max: 100,
      ...NO_LIMITS,
      name: `${machine.name} ${name}`.trimEnd(),
      ...quantity,
    },
    intervalSeconds,
    read(truth) {
      const part = machine.find(truth);
      return part ? read(part) : 0;
    },
    noise,
  }));
}

/** With a high alarm; the band keeps a value that trembles at the limit from alarming again and again. */
export const limitHigh = (
  quantity: Quantity,
  alarmLevel: number,
  emergencyLevel: number,
  deadBand: number,
  delaySeconds = 10,
): Quantity => ({ ...quantity, alarmLevel, emergencyLevel, deadBand, delaySeconds });

/** With a low alarm, otherwise as `limitHigh`. */
export const limitLow = (...limits: Parameters<typeof limitHigh>): Quantity => ({
  ...limitHigh(...limits),
  reverse: true,
});
