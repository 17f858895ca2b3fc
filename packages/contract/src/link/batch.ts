/** A batch as the two ends think of it, and its columns on the wire. */
import { packFloats, packIntegers, unpackFloats, unpackIntegers } from './column.ts';
import { type BatchFrame, type Lane, MAX_SAMPLES_PER_BATCH, type TrafficReport } from './frame.ts';
import type { ShipAlarm } from './ship-alarm.ts';

/** `tagIndex` is the tag's place in its stream; `ordinal` counts readings of one tag in the same millisecond from 0. */
interface Reading {
  tagIndex: number;
  timeMs: number;
  ordinal: number;
  quality: number;
}
export interface NumberReading extends Reading {
  value: number;
}
export interface PositionReading extends Reading {
  latitude: number;
  longitude: number;
}
export interface TextReading extends Reading {
  value: string;
}

export interface Batch {
  stream: string;
  sequence: number;
  lane: Lane;
  numbers: NumberReading[];
  positions: PositionReading[];
  texts: TextReading[];
  traffic: TrafficReport[];
  /** Left out: none. */
  alarms?: ShipAlarm[];
}

const isZero = (n: number) => n === 0;

/** A column of readings; lists of ten thousand numbers beside it would be garbage at once. */
function pick<Row>(rows: readonly Row[], of: (row: Row) => number): Float64Array {
  const column = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) column[i] = of(rows[i] as Row);
  return column;
}

function packReadings(readings: readonly Reading[]) {
  const ordinals = pick(readings, (r) => r.ordinal);
  const qualities = pick(readings, (r) => r.quality);
  return {
    tags: packIntegers(pick(readings, (r) => r.tagIndex)),
    times: packIntegers(pick(readings, (r) => r.timeMs)),
    ...(ordinals.every(isZero) ? {} : { ordinals: packIntegers(ordinals) }),
    ...(qualities.every(isZero) ? {} : { qualities: packIntegers(qualities) }),
  };
}

/** Times are whole milliseconds. */
export function toBatchFrame(batch: Batch): BatchFrame {
  const { stream, sequence, lane, numbers, positions, texts, traffic, alarms = [] } = batch;
  const frame: BatchFrame = { type: 'batch', stream, sequence, lane };
  if (numbers.length > 0)
    frame.numbers = { ...packReadings(numbers), values: packFloats(pick(numbers, (r) => r.value)) };
  if (positions.length > 0) {
    frame.positions = {
      ...packReadings(positions),
      latitudes: packFloats(pick(positions, (r) => r.latitude)),
      longitudes: packFloats(pick(positions, (r) => r.longitude)),
    };
  }
  if (texts.length > 0) frame.texts = { ...packReadings(texts), values: texts.map((r) => r.value) };
  if (traffic.length > 0) frame.traffic = traffic;
  if (alarms.length > 0) frame.alarms = alarms;
  return frame;
}

interface PackedReadings {
  tags: Uint8Array;
  times: Uint8Array;
  ordinals?: Uint8Array | undefined;
  qualities?: Uint8Array | undefined;
}

function unpackReadings(columns: PackedReadings, length: number): Reading[] | null {
  const tags = unpackIntegers(columns.tags);
  const times = unpackIntegers(columns.times);
  const ordinals = columns.ordinals ? unpackIntegers(columns.ordinals) : null;
  const qualities = columns.qualities ? unpackIntegers(columns.qualities) : null;
  if (tags?.length !== length || times?.length !== length || length > MAX_SAMPLES_PER_BATCH) return null;
  if (columns.ordinals && ordinals?.length !== length) return null;
  if (columns.qualities && qualities?.length !== length) return null;
  return Array.from(tags, (tagIndex, i) => ({
    tagIndex,
    timeMs: times[i] ?? 0,
    ordinal: ordinals?.[i] ?? 0,
    quality: qualities?.[i] ?? 0,
  }));
}

function unpackNumbers(columns: BatchFrame['numbers']): NumberReading[] | null {
  if (!columns) return [];
  const values = unpackFloats(columns.values);
  const readings = values && unpackReadings(columns, values.length);
  return readings ? readings.map((reading, i) => ({ ...reading, value: values[i] as number })) : null;
}

function unpackPositions(columns: BatchFrame['positions']): PositionReading[] | null {
  if (!columns) return [];
  const latitudes = unpackFloats(columns.latitudes);
  const longitudes = unpackFloats(columns.longitudes);
  if (!latitudes || longitudes?.length !== latitudes.length) return null;
  const readings = unpackReadings(columns, latitudes.length);
  return readings
    ? readings.map((r, i) => ({ ...r, latitude: latitudes[i] as number, longitude: longitudes[i] as number }))
    : null;
}

function unpackTexts(columns: BatchFrame['texts']): TextReading[] | null {
  if (!columns) return [];
  const readings = unpackReadings(columns, columns.values.length);
  return readings ? readings.map((reading, i) => ({ ...reading, value: columns.values[i] as string })) : null;
}

/** The readings of a frame, or null when its columns do not belong together. */
export function fromBatchFrame(frame: BatchFrame): Batch | null {
  const numbers = unpackNumbers(frame.numbers);
  const positions = unpackPositions(frame.positions);
  const texts = unpackTexts(frame.texts);
  if (!numbers || !positions || !texts) return null;
  const { stream, sequence, lane, traffic = [], alarms } = frame;
  return { stream, sequence, lane, numbers, positions, texts, traffic, ...(alarms ? { alarms } : {}) };
}
