import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes/byte-queue.ts';
import { writeExtendedKey, writeKey, writePointer } from '../client/write-message.ts';
import { findIndex, readIndex } from './find-index.ts';
import { MAX_RECORD_BYTES, type StreamRecord, TAIL_BYTES } from './record.ts';
import { RecordingReader } from './recording-reader.ts';
import { FULL_STEP, RecordingWriter } from './recording-writer.ts';
import { MAX_SPANS, MAX_STEPS, TimelineBuilder } from './timeline.ts';
import { parseTimeline, writeTimeline } from './timeline-bytes.ts';

const START = Date.UTC(2026, 10, 23, 8, 24, 32);
const INIT = Uint8Array.of(5, 0, 2, 208);
const wordOf = ({ kind, atMs, bytes }: StreamRecord) =>
  `${atMs} ${kind} ${kind === 'step' ? String.fromCharCode(...bytes) : bytes.length}`;

function read(file: Uint8Array, size = file.length) {
  const reader = new RecordingReader();
  const records: StreamRecord[] = [];
  for (let at = 0; at < file.length; at += size) records.push(...reader.take(file.subarray(at, at + size)).records);
  return { reader, records };
}

/** A short session: two pictures, a click, a typed letter, a level. */
function record(pictureBytes = 3000): Uint8Array {
  const writer = new RecordingWriter(START);
  return joinBytes([
    writer.begin(INIT),
    writer.addScreen(new Uint8Array(pictureBytes), START + 40),
    writer.addStep('level basic', START + 2000),
    writer.addInput(writePointer(1, 640, 480), START + 2500),
    writer.addInput(writeKey(0x70, true), START + 2600),
    writer.addInput(writeKey(0x70, false), START + 2650),
    writer.addInput(writeExtendedKey(0x70, 0x19, true), START + 1000),
    writer.addScreen(new Uint8Array(500), START + 2900),
    writer.finish(START + 9000),
  ]);
}

describe('a recording', () => {
  it.each([1, 7, 1000, 100_000])('is read as it was written, %i bytes at a time', (size) => {
    const { reader, records } = read(record(), size);
    expect([reader.startedAt, reader.isWhole]).toEqual([START, true]);
    expect(records.map(wordOf)).toEqual([
      '0 init 4',
      '40 screen 3000',
      '2000 step level basic',
      '2500 pointer 5',
      '2600 key 0',
      '2600 key 0',
      '2900 screen 500',
    ]);
    expect(records.find(({ kind }) => kind === 'pointer')?.bytes).toEqual(Uint8Array.of(1, 2, 128, 1, 224));
  });

  it('has a timeline that is found by its last bytes', () => {
    const file = record();
    const range = findIndex(file.subarray(-TAIL_BYTES), file.length);
    const timeline = range && readIndex(file.subarray(range.from, range.to));
    expect(timeline).toEqual({
      widthMs: 1000,
      spans: [
        { fromMs: 0, offset: 16, bytes: 3000, inputs: 0 },
        { fromMs: 2000, offset: 16 + 13 + 3009, bytes: 500, inputs: 3 },
      ],
      steps: [{ atMs: 2000, step: 'level basic' }],
    });
    expect(read(file).reader.timeline).toEqual(timeline);
  });

  it('says which keys were pressed nowhere', () => {
    const typed = (keysym: number) => {
      const writer = new RecordingWriter(START);
      return joinBytes([writer.begin(INIT), writer.addInput(writeKey(keysym, true), START), writer.finish(START)]);
    };
    expect(typed(0x61)).toEqual(typed(0x7a));
  });

  it('is whole up to its last record wherever it is cut off', () => {
    const file = record();
    const whole = read(file).records;
    let end = 16;
    const ends = whole.map(({ bytes }) => {
      end += 9 + bytes.length;
      return end;
    });
    for (let cut = 0; cut < file.length; cut++) {
      const { reader, records } = read(file.subarray(0, cut));
      expect(records.length).toBe(ends.filter((last) => last <= cut).length);
      expect([reader.isWhole, reader.take(new Uint8Array()).problem]).toEqual([false, null]);
      expect(findIndex(file.subarray(0, cut), cut)).toBeNull();
    }
  });

  it.each<[string, (file: Uint8Array) => void, number, string]>([
    ['another head', (file) => file.set([0], 3), 0, 'not-a-recording'],
    ['a kind that is not known', (file) => file.set([9], 29), 1, 'damaged'],
    ['a length beyond the bound', (file) => file.set([255], 34), 1, 'damaged'],
    ['a time before the last', (file) => file.set([0, 0, 0, 1], 29 + 3009 + 1), 2, 'damaged'],
    ['another tail', (file) => file.set([1], file.length - 1), 7, 'damaged'],
  ])('with %s is read up to there', (_, harm, count, problem) => {
    const file = record();
    harm(file);
    const reader = new RecordingReader();
    expect(reader.take(file)).toMatchObject({ records: { length: count }, problem });
    expect(reader.take(file)).toEqual({ records: [], problem });
  });

  it('splits long pieces, and holds no more than its bound', () => {
    const writer = new RecordingWriter(START, 2_500_000);
    const file = joinBytes([
      writer.begin(INIT),
      writer.addScreen(new Uint8Array(MAX_RECORD_BYTES + 1), START + 10),
      writer.addScreen(new Uint8Array(MAX_RECORD_BYTES), START + 20),
      writer.addScreen(new Uint8Array(MAX_RECORD_BYTES), START + 30),
      writer.addStep('closed', START + 40),
      writer.finish(START + 50),
    ]);
    const { reader, records } = read(file, 65_536);
    expect(records.map(wordOf)).toEqual([
      '0 init 4',
      '10 screen 1000000',
      '10 screen 1',
      '20 screen 1000000',
      `30 step ${FULL_STEP}`,
    ]);
    expect([reader.isWhole, reader.timeline.steps]).toEqual([true, [{ atMs: 30, step: FULL_STEP }]]);
  });
});

describe('a timeline', () => {
  it('of a session of days is bounded, and comes back from its bytes', () => {
    const builder = new TimelineBuilder();
    const screen = Uint8Array.of(1, 2, 3);
    for (let second = 0; second < 3 * MAX_SPANS; second++) {
      builder.add({ kind: 'screen', atMs: second * 1000, bytes: screen }, 16 + second * 12);
      builder.add({ kind: 'step', atMs: second * 1000, bytes: Uint8Array.of(0x61, 0x07) }, 16 + second * 12);
    }
    const { timeline } = builder;
    expect([timeline.widthMs, timeline.spans.length, timeline.steps.length]).toEqual([4000, 7500, MAX_STEPS]);
    expect(timeline.spans[1]).toEqual({ fromMs: 4000, offset: 16 + 4 * 12, bytes: 12, inputs: 0 });
    expect(timeline.steps[0]).toEqual({ atMs: 0, step: 'a?' });
    const bytes = writeTimeline(timeline);
    expect(bytes.length).toBeLessThan(MAX_RECORD_BYTES);
    expect(parseTimeline(bytes)).toEqual(timeline);
  });

  it('is refused where its bytes are not those of one', () => {
    const bytes = writeTimeline({ widthMs: 1000, spans: [{ fromMs: 0, offset: 16, bytes: 1, inputs: 0 }], steps: [] });
    expect(parseTimeline(bytes)).not.toBeNull();
    expect(parseTimeline(bytes.subarray(1))).toBeNull();
    expect(parseTimeline(joinBytes([bytes, Uint8Array.of(0)]))).toBeNull();
    expect(parseTimeline(new Uint8Array(12).fill(255))).toBeNull();
    expect(parseTimeline(new Uint8Array(12))).toBeNull();
  });
});

it('reads 10,000 harmed files without a throw, and gives no more than they hold', () => {
  const file = record(10);
  const harms = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(harms, fc.nat(file.length), (changes, cut) => {
      const harmed = Uint8Array.from(file.subarray(0, cut));
      for (const [at, byte] of changes) if (at < cut) harmed[at] = byte;
      const { records } = read(harmed);
      expect(records.reduce((sum, { bytes }) => sum + 9 + bytes.length, 0)).toBeLessThanOrEqual(cut);
      const range = findIndex(harmed.subarray(-TAIL_BYTES), cut);
      const timeline = range && readIndex(harmed.subarray(range.from, range.to));
      expect(timeline?.spans.length ?? 0).toBeLessThanOrEqual(cut);
    }),
    { seed: 19, numRuns: 10_000 },
  );
});
