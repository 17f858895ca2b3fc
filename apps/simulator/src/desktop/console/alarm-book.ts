/** The alarms of a ship as its own console sees them: by the limits of its measuring points, until acknowledged. */
import { type AlarmSeverity, type AlarmState, evaluateSample, INITIAL_ALARM_STATE } from '@fms/domain/alarm';
import type { ShipInstruments } from '../../instrument/ship-instruments.ts';
import type { Truth } from '../../ship/truth.ts';
import { formatReading } from '../page/part.ts';
import type { AlarmLine } from '../page/screen-model.ts';

export interface AlarmBook {
  /** Evaluates every limit at the second of the truth; seconds go forward. */
  tell(truth: Truth): void;
  getSeverity(channel: number): AlarmSeverity;
  /** Newest first; an alarm that is over stays until it is acknowledged. */
  list(): readonly AlarmLine[];
  /** False when no such alarm waits. */
  acknowledge(channel: number): boolean;
}

interface Entry {
  readonly raisedSeconds: number;
  isAcknowledged: boolean;
}

interface Watch {
  readonly channel: number;
  state: AlarmState;
  entry: Entry | null;
}

/** One alarm a measuring point at most. */
export function createAlarmBook(instruments: ShipInstruments): AlarmBook {
  const watches = new Map(
    instruments.channels.flatMap(({ tag }, channel): [number, Watch][] =>
      tag.alarmLevel === null && tag.emergencyLevel === null
        ? []
        : [[channel, { channel, state: INITIAL_ALARM_STATE, entry: null }]],
    ),
  );
  return {
    tell(truth) {
      for (const watch of watches.values()) tellWatch(watch, instruments, truth);
    },
    getSeverity: (channel) => watches.get(channel)?.state.severity ?? 'normal',
    list: () =>
      [...watches.values()]
        .flatMap((watch) => (watch.entry ? [describe(watch, watch.entry, instruments)] : []))
        .sort((a, b) => b.raisedSeconds - a.raisedSeconds || a.channel - b.channel),
    acknowledge(channel) {
      const watch = watches.get(channel);
      if (!watch?.entry || watch.entry.isAcknowledged) return false;
      watch.entry.isAcknowledged = true;
      if (watch.state.severity === 'normal') watch.entry = null;
      return true;
    },
  };
}

function tellWatch(watch: Watch, instruments: ShipInstruments, truth: Truth): void {
  const { seconds } = truth.navigation;
  const tag = instruments.channels[watch.channel]?.tag;
  if (!tag) return;
  const value = instruments.machinery(watch.channel, truth);
  const { state, transition } = evaluateSample(tag, watch.state, { time: seconds * 1000, value });
  watch.state = state;
  if (transition?.kind === 'raised' || transition?.kind === 'escalated')
    watch.entry = { raisedSeconds: seconds, isAcknowledged: false };
  if (transition?.kind === 'cleared' && watch.entry?.isAcknowledged) watch.entry = null;
}

function describe({ channel, state }: Watch, entry: Entry, { channels }: ShipInstruments): AlarmLine {
  const tag = channels[channel]?.tag;
  const { name = '', unit = '', decimals = 0, reverse = false } = tag ?? {};
  const level = state.severity === 'alarm' ? tag?.emergencyLevel : (tag?.alarmLevel ?? tag?.emergencyLevel);
  return {
    channel,
    name,
    severity: state.severity,
    raisedSeconds: entry.raisedSeconds,
    isAcknowledged: entry.isAcknowledged,
    reading: formatReading({ value: state.last?.value ?? null, unit, decimals }),
    limit: `${reverse ? 'below' : 'above'} ${(level ?? 0).toFixed(decimals)}`,
  };
}
