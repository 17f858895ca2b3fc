/** A measuring point: the tag it becomes ashore, how often its instrument reports, and the truth it measures. */
import type { TagSetting } from '@fms/contract/link';
import type { Truth } from '../ship/truth.ts';

export interface Channel {
  /** What the instrument calls itself on the bus, e.g. `ME1_LOP`. */
  readonly code: string;
  readonly tag: TagSetting;
  /** One of 1, 5, 10, 60. */
  readonly intervalSeconds: number;
  /** The true value, before noise, rounding and faults. */
  read(truth: Truth): number;
  /** Noise of the instrument, in the unit of the tag: the last digit is never quite still. */
  readonly noise: number;
}

type Given = Partial<TagSetting> & Pick<TagSetting, 'name' | 'unit'>;

export interface Limits {
  readonly alarmLevel?: number;
  readonly emergencyLevel?: number;
  readonly reverse?: boolean;
  readonly delaySeconds?: number;
  readonly deadBand?: number;
}

/** Recording kind of §3. */
const ONLY_CHANGE = 1;

/** A maker of channels of one subsystem. */
export function defineChannels(subsystem: string) {
  const made: Channel[] = [];
  return {
    made,
    add(code: string, intervalSeconds: number, given: Given, read: (truth: Truth) => number, noise = 0): void {
      const tag: TagSetting = {
        description: '',
        valueKind: 'number',
        type: 0,
        subsystem,
        decimals: 1,
        // What is recorded only on change has no interval after which it would be stale.
        intervalSeconds: given.type === ONLY_CHANGE ? null : intervalSeconds,
        min: 0,
        max: 100,
        alarmLevel: null,
        emergencyLevel: null,
        reverse: false,
        delaySeconds: 0,
        deadBand: 0,
        ...given,
      };
      made.push({ code, tag, intervalSeconds, read, noise });
    },
  };
}

/** High alarm; the band keeps a value that trembles at the limit from ringing again and again. */
export const defineHighLimits = (alarmLevel: number, emergencyLevel: number, deadBand: number, delaySeconds = 10) => ({
  alarmLevel,
  emergencyLevel,
  deadBand,
  delaySeconds,
});

export const defineLowLimits = (alarmLevel: number, emergencyLevel: number, deadBand: number, delaySeconds = 10) => ({
  ...defineHighLimits(alarmLevel, emergencyLevel, deadBand, delaySeconds),
  reverse: true,
});

export const YES_OR_NO = { unit: '', valueKind: 'boolean', decimals: 0, min: 0, max: 1, type: ONLY_CHANGE } as const;
export const PERCENT = { unit: '%', decimals: 1, min: 0, max: 100 } as const;
export const CELSIUS = { unit: '°C', decimals: 1, min: 0, max: 120 } as const;
export const BAR = { unit: 'bar', decimals: 2, min: 0, max: 10 } as const;
export const defineKilowatt = (max: number) => ({ unit: 'kW', decimals: 0, min: 0, max });
export const hours = { unit: 'h', decimals: 1, min: 0, max: 100_000 } as const;
