import { QUALITY_MANUAL } from '@fms/domain/quality';
import { describe, expect, it } from 'vitest';
import type { Observation } from '../observation/observation.ts';
import { DEPTH_BELOW_TRANSDUCER, FIX_QUALITY, HEADING_TRUE, POSITION, WAYPOINT_NAME } from '../observation/tag.ts';
import { BatchBuilder } from '../stream/batch-builder.ts';
import { Refusals } from '../stream/refusals.ts';
import { StreamTables } from '../stream/stream-tables.ts';
import { type RecorderParts, VesselRecorder } from './vessel-recorder.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function recording(given: Partial<RecorderParts> = {}) {
  const parts = {
    tables: new StreamTables(),
    batch: new BatchBuilder(),
    refusals: new Refusals(),
    latest: () => NOW,
    shiftMs: 0,
  };
  const recorder = new VesselRecorder(0, { ...parts, ...given });
  return {
    ...parts,
    record: (observation: Observation, time = NOW, group = '') =>
      recorder.record(observation, { time, quality: 0, line: '$SDDPT', sentence: 'DPT', group }),
  };
}
const depth = (value: number, source = 'SD'): Observation => ({ tag: DEPTH_BELOW_TRANSDUCER, source, value });
const fix = (latitude: number, source = 'GP', rank = 1): Observation => ({
  tag: POSITION,
  source,
  rank,
  value: { latitude, longitude: 5 },
});

describe('what becomes of an observation', () => {
  it('is a sample each time where a log holds everything twice, however long ago that was', () => {
    const { record, batch } = recording({ isOfLog: true });
    const moments = Array.from({ length: 5000 }, (_, i) => NOW - 5000 + i);
    for (const time of [...moments, ...moments]) record(depth(8.6), time);
    const identities = batch.take().numbers.map(({ timeMs, ordinal }) => `${timeMs}/${ordinal}`);
    expect(new Set(identities).size).toBe(10_000);
  });

  it('carries what speaks against it, number or word', () => {
    const { record, batch } = recording();
    record({ ...depth(8.6), quality: QUALITY_MANUAL });
    record({ tag: WAYPOINT_NAME, source: 'AI', value: 'KIEL', quality: QUALITY_MANUAL });
    const { numbers, texts } = batch.take();
    expect([...numbers, ...texts].map(({ quality }) => quality)).toEqual([QUALITY_MANUAL, QUALITY_MANUAL]);
  });

  it('declares the sentence it is read from, but not where the best of several sources feeds the tag', () => {
    const { record, tables } = recording();
    record(depth(8.6));
    record(fix(58));
    expect(tables.tags.map(({ name, source, sentence }) => [name, source, sentence])).toEqual([
      ['Depth below transducer', 'SD', 'DPT'],
      ['Position', '', undefined],
    ]);
  });

  it('is one tag for each source, and each reading of a millisecond one sample', () => {
    const { record, tables, batch } = recording();
    record(depth(8.6));
    record(depth(8.7));
    record(depth(9.1, 'II'));
    record(depth(8.8), NOW - 1000);
    record(depth(8.9));
    expect(tables.tags.map(({ name, source }) => `${name} ${source}`)).toEqual([
      'Depth below transducer SD',
      'Depth below transducer II',
    ]);
    expect(batch.take().numbers.map(({ tagIndex, ordinal, value }) => [tagIndex, ordinal, value])).toEqual([
      [0, 0, 8.6],
      [0, 1, 8.7],
      [1, 0, 9.1],
      [0, 0, 8.8],
      [0, 2, 8.9],
    ]);
  });

  it('gives the role to the tag that is fed by choice alone', () => {
    const { record, tables } = recording();
    for (let second = 10; second > 0; second--) {
      record({ tag: HEADING_TRUE, source: 'HE', rank: 1, value: 90 }, NOW - second * 1000);
      record({ tag: HEADING_TRUE, source: 'HC', rank: 2, value: 91 }, NOW - second * 1000);
    }
    expect(tables.tags.map(({ source, role }) => [source, role])).toEqual([
      ['', 'heading'],
      ['HC', null],
    ]);
  });

  it('names the group of the source where a ship has several', () => {
    const { record, tables } = recording();
    record(depth(8.6), NOW, 'bridge');
    expect(tables.tags[0]?.source).toBe('bridge:SD');
  });

  it('is moved by the shift', () => {
    const { record, batch } = recording({ shiftMs: -5000 });
    record(depth(8.6));
    expect(batch.take().numbers[0]?.timeMs).toBe(NOW - 5000);
  });

  it('is sent only when it says something new, where only changes are kept', () => {
    const { record, batch } = recording();
    const quality = (value: number) => ({ tag: FIX_QUALITY, source: 'GP', value });
    for (const [value, second] of [
      [1, 0],
      [1, 1],
      [2, 2],
      [1, 3],
      [1, 700],
    ] as const)
      record(quality(value), NOW - 1_000_000 + second * 1000);
    expect(batch.take().numbers.map(({ value }) => value)).toEqual([1, 2, 1, 1]);
  });

  it.each([
    ['time-too-old', depth(8.6), Date.UTC(1970, 0, 1)],
    ['time-in-future', depth(8.6), NOW + 1],
    ['position-not-available', fix(91), NOW],
    ['position-out-of-range', fix(Number.NaN), NOW],
  ])('is refused and counted as %s', (reason, observation, time) => {
    const { record, refusals, batch } = recording();
    record(observation, time);
    expect(refusals.takeFresh()).toEqual([{ vesselIndex: 0, reason, count: 1, example: '$SDDPT' }]);
    expect(batch.isEmpty).toBe(true);
  });

  it('is refused when a clock stands still for too long', () => {
    const { record, refusals } = recording();
    for (let i = 0; i < 600; i++) record(depth(i));
    expect(refusals.of('time-stuck')).toBeGreaterThan(0);
  });

  it('is refused when a torn bus invents tags without end', () => {
    const { record, refusals, tables } = recording();
    for (let i = 0; i < 1100; i++) record(depth(i, `X${i}`));
    expect([tables.tags.length, refusals.of('too-many-tags')]).toEqual([1000, 100]);
  });

  it('keeps a zero position, which the shore flags', () => {
    const { record, batch } = recording();
    record(fix(0));
    expect(batch.take().positions.length).toBe(1);
  });
});
