import { fromBatchFrame, MAX_SAMPLES_PER_BATCH, type TrafficReport, toBatchFrame } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { BatchBuilder, type BatchContent } from './batch-builder.ts';
import { Refusals } from './refusals.ts';
import { StreamTables } from './stream-tables.ts';
import { TrafficBuffer } from './traffic-buffer.ts';

const heard = (given: Partial<TrafficReport>): TrafficReport => ({
  ...{ vesselIndex: 0, mmsi: '211100920', time: 1000, latitude: 54, longitude: 13, speedKnots: 7, courseDegrees: 90 },
  ...{ headingDegrees: null, name: null, shipType: null },
  ...given,
});
const named = { latitude: null, longitude: null, speedKnots: null, courseDegrees: null, name: 'ARKONA', shipType: 70 };

describe('traffic between two batches', () => {
  it('is the latest position of each target, with the latest name', () => {
    const book = new TrafficBuffer();
    book.add(heard({ time: 1000, latitude: 54 }));
    book.add(heard({ time: 1500, ...named }));
    book.add(heard({ time: 2000, latitude: 55, speedKnots: null }));
    book.add(heard({ time: 500, latitude: 53, name: 'OLD' }));
    book.add(heard({ mmsi: '2', time: 700, ...named }));
    expect(book.take(1000)).toEqual([
      heard({ time: 2000, latitude: 55, speedKnots: null, name: 'ARKONA', shipType: 70 }),
      heard({ mmsi: '2', time: 700, ...named }),
    ]);
    expect(book.size).toBe(0);
  });
});

describe('refusals', () => {
  it('are told once, and kept when they could not be told', () => {
    const refusals = new Refusals();
    refusals.count(0, 'checksum-wrong', '$GP\u0007RMC');
    const first = refusals.takeFresh();
    refusals.count(0, 'checksum-wrong', '$GPRMC', 2);
    refusals.giveBack(first);
    expect(first).toEqual([{ vesselIndex: 0, reason: 'checksum-wrong', count: 1, example: '$GP?RMC' }]);
    expect(refusals.takeFresh()).toEqual([{ vesselIndex: 0, reason: 'checksum-wrong', count: 3, example: '$GPRMC' }]);
    expect(refusals.byReason()).toEqual([['checksum-wrong', 3]]);
  });
});

describe('the tables of a stream', () => {
  it('give the same thing the same index for ever', () => {
    const tables = new StreamTables();
    const vessel = (mmsi: string) => ({ reference: { mmsi }, create: true, particulars: {} });
    expect([tables.vessel(vessel('1')), tables.vessel(vessel('2')), tables.vessel(vessel('1'))]).toEqual([0, 1, 0]);
  });
});

describe('what a burst has brought together', () => {
  const reading = (i: number) => ({ tagIndex: 0, timeMs: i, ordinal: 0, quality: 0 });
  const all = (batch: BatchBuilder) => {
    const contents: BatchContent[] = [];
    while (!batch.isEmpty) contents.push(batch.take());
    return contents;
  };

  it('is told in as many frames as it takes, each within its bounds, nothing lost and in order', () => {
    const batch = new BatchBuilder();
    for (let i = 0; i < 45_000; i++) batch.number({ ...reading(i), value: i });
    for (let i = 0; i < 30_000; i++) batch.position({ ...reading(i), latitude: 54, longitude: 13 });
    for (let i = 0; i < 100; i++) batch.text({ ...reading(i), value: 'x'.repeat(10_000) });
    const contents = all(batch);
    for (const [i, content] of contents.entries()) {
      const frame = toBatchFrame({ stream: 's', sequence: i + 1, lane: 'live', ...content });
      expect(fromBatchFrame(frame)).not.toBeNull();
      const { numbers, positions, texts } = content;
      expect(numbers.length + positions.length + texts.length).toBeLessThanOrEqual(MAX_SAMPLES_PER_BATCH);
    }
    expect(contents.flatMap(({ numbers }) => numbers.map(({ value }) => value))).toEqual(
      Array.from({ length: 45_000 }, (_, i) => i),
    );
    expect(contents.flatMap(({ positions }) => positions)).toHaveLength(30_000);
    expect(contents.flatMap(({ texts }) => texts)).toHaveLength(100);
  });

  it('tells of no more targets at once than a frame holds', () => {
    const batch = new BatchBuilder();
    for (let i = 0; i < 4500; i++) batch.heard(heard({ mmsi: String(211_000_000 + i) }));
    expect(all(batch).map(({ traffic }) => traffic.length)).toEqual([2000, 2000, 500]);
  });
});
