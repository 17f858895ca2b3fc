/** Faults of flow meters, told from what they say. Such spans are left out of totals and never shown as consumption. */
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';

/** Net flow below zero for longer than this. */
export const NEGATIVE_NET_MS = 5 * 60_000;
/** Flow while the consumer stands for longer than this: lines run empty for a while. */
export const FLOW_STOPPED_MS = 5 * 60_000;
/** Flow below this share of the range is zero. */
export const ZERO_FLOW_SHARE = 0.01;
/** The same reading for this long ... */
export const STUCK_METER_MS = 10 * 60_000;
/** ... while the load moves by more than this, points. */
export const STUCK_METER_LOAD_POINTS = 5;
/** A gap longer than this ends a fault: what was meanwhile is not known. */
const GAP_MS = 5 * 60_000;

export interface MeterSample {
  readonly time: Instant;
  /** Net flow, l/h or kg/h. */
  readonly netFlow: number;
  /** What each meter of the consumer said by itself; without them the net flow stands for its only meter. */
  readonly readings?: readonly number[];
  /** Null where it is not known: nothing is told from it then. */
  readonly isRunning: boolean | null;
  /** Load of the consumer, percent; null where it is not known. */
  readonly loadPercent: number | null;
}

export type MeterFaultKind = 'negative-net' | 'flow-while-stopped' | 'stuck';

export interface MeterFault extends TimeSpan {
  readonly kind: MeterFaultKind;
}

/** Faults among samples in order of time; `range` is the end of the meter's scale, in the unit of the flow. */
export function findMeterFaults(samples: readonly MeterSample[], range: number): MeterFault[] {
  const zero = ZERO_FLOW_SHARE * range;
  return [
    ...findSpans(samples, ({ netFlow }) => netFlow < -zero)
      .filter(({ from, to }) => to - from > NEGATIVE_NET_MS)
      .map((span) => ({ kind: 'negative-net' as const, ...span })),
    ...findSpans(samples, ({ netFlow, isRunning }) => isRunning === false && netFlow > zero)
      .filter(({ from, to }) => to - from > FLOW_STOPPED_MS)
      .map((span) => ({ kind: 'flow-while-stopped' as const, ...span })),
    ...listMeters(samples).flatMap((read) =>
      findStuck(samples, read).map((span) => ({ kind: 'stuck' as const, ...span })),
    ),
  ].sort((a, b) => a.from - b.from);
}

/** Samples outside every fault: what totals are made of. */
export function keepFaultless<Sample extends { readonly time: Instant }>(
  samples: readonly Sample[],
  faults: readonly TimeSpan[],
): Sample[] {
  return samples.filter(({ time }) => !faults.some(({ from, to }) => time >= from && time <= to));
}

/** Stretches of neighbouring samples that fulfil a condition. */
function findSpans(samples: readonly MeterSample[], holds: (sample: MeterSample) => boolean): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let open: TimeSpan | undefined;
  for (const sample of samples) {
    const { time } = sample;
    if (open !== undefined && (!holds(sample) || time - open.to > GAP_MS)) {
      spans.push(open);
      open = undefined;
    }
    if (holds(sample)) open = { from: open?.from ?? time, to: time };
  }
  return open === undefined ? spans : [...spans, open];
}

type ReadMeter = (sample: MeterSample) => number;

/** A supply that stands still beside a return that moves makes a net flow that moves: each meter is evaluated by itself. */
function listMeters(samples: readonly MeterSample[]): ReadMeter[] {
  const count = Math.max(1, ...samples.map(({ readings }) => readings?.length ?? 1));
  return Array.from(
    { length: count },
    (_, meter) =>
      ({ readings, netFlow }: MeterSample) =>
        readings?.[meter] ?? netFlow,
  );
}

/** Of means of one and the same reading. */
const SAME_SHARE = 1e-9;
const isSame = (a: number, b: number) => Math.abs(a - b) <= SAME_SHARE * Math.abs(a);

/** Equal readings over the time during which the load of the running consumer moved. */
function findStuck(samples: readonly MeterSample[], read: ReadMeter): TimeSpan[] {
  const stuck: TimeSpan[] = [];
  let run: MeterSample[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    const isLong = first !== undefined && last !== undefined && last.time - first.time >= STUCK_METER_MS;
    if (isLong && getLoadSwing(run) > STUCK_METER_LOAD_POINTS) stuck.push({ from: first.time, to: last.time });
    run = [];
  };
  for (const sample of samples) {
    const before = run.at(-1);
    const goesOn = before !== undefined && isSame(read(before), read(sample)) && sample.time - before.time <= GAP_MS;
    if (!goesOn || sample.isRunning === false) close();
    if (sample.isRunning !== false) run.push(sample);
  }
  close();
  return stuck;
}

/** Highest less lowest known load, points; 0 where none is known. */
function getLoadSwing(samples: readonly MeterSample[]): number {
  const loads = samples.flatMap(({ loadPercent }) => (loadPercent === null ? [] : [loadPercent]));
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const load of loads) [least, most] = [Math.min(least, load), Math.max(most, load)];
  return Math.max(0, most - least);
}
