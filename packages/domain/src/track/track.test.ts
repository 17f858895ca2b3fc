import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUALITY_JUMP, QUALITY_REPAIRED, QUALITY_SIMULATED, QUALITY_ZERO } from '../quality/quality.ts';
import { insertLivePoint, isTrackPoint, mergeTrack, type TrackPoint } from './track.ts';

fc.configureGlobal({ seed: 1406 });

function at(time: number, latitude = 59 + time / 1000, longitude = 10): TrackPoint {
  return { time, latitude, longitude };
}

// Few distinct values, so that duplicates and zeros are common.
const point = fc.record({
  time: fc.integer({ min: 0, max: 20 }),
  latitude: fc.integer({ min: -2, max: 2 }),
  longitude: fc.integer({ min: -2, max: 2 }),
});
const points = fc.array(point, { maxLength: 30 });

describe('§4.12, mergeTrack', () => {
  it('merges new points with existing ones, newest first', () => {
    expect(mergeTrack([at(3), at(1)], [at(2), at(4)])).toEqual([at(4), at(3), at(2), at(1)]);
  });

  it.each([
    ['latitude 0 is dropped', at(1, 0, 10)],
    ['longitude 0 is dropped', at(1, 59, 0)],
    ['a repaired point is left out', { ...at(1), quality: QUALITY_REPAIRED }],
    ['a jump is left out', { ...at(1), quality: QUALITY_JUMP | QUALITY_SIMULATED }],
    ['what is no position is left out', at(1, Number.NaN, 10)],
  ])('%s', (_sentence, dropped) => {
    expect(mergeTrack([at(2)], [dropped])).toEqual([at(2)]);
  });

  it('drops only points with both zero when the rule is relaxed, whatever flag the ingest set', () => {
    const onEquator = { ...at(1, 0, 10), quality: QUALITY_ZERO };
    expect(mergeTrack([onEquator], [{ ...at(2, 0, 0), quality: QUALITY_ZERO }], 'both')).toEqual([onEquator]);
  });

  it('removes duplicates: same time and same place; the existing one stays', () => {
    const existing = { ...at(1), id: 'existing' };
    expect(mergeTrack([existing], [{ ...at(1), id: 'fetched' }])).toEqual([existing]);
  });

  it('keeps two fixes of one millisecond at two places', () => {
    expect(mergeTrack([at(1, 59, 10)], [at(1, 59, 11)])).toHaveLength(2);
  });

  it('is sorted, free of zeros and duplicates, and does not care about order, repetition or grouping', () => {
    fc.assert(
      fc.property(points, points, points, (a, b, c) => {
        const merged = mergeTrack(a, b);
        expect(merged.every((p) => isTrackPoint(p))).toBe(true);
        expect(merged.every((p, i) => i === 0 || p.time <= (merged[i - 1]?.time ?? 0))).toBe(true);
        expect(new Set(merged.map((p) => JSON.stringify(p))).size).toBe(merged.length);
        expect(mergeTrack(b, a)).toEqual(merged);
        expect(mergeTrack(merged, merged)).toEqual(merged);
        expect(mergeTrack(merged, c)).toEqual(mergeTrack(a, mergeTrack(b, c)));
      }),
    );
  });
});

describe('§4.12, insertLivePoint', () => {
  it('inserts a live point at the front', () => {
    expect(insertLivePoint([at(2), at(1)], at(3))).toEqual([at(3), at(2), at(1)]);
  });

  it('gives a late one its place', () => {
    expect(insertLivePoint([at(3), at(1)], at(2))).toEqual([at(3), at(2), at(1)]);
  });

  it.each([
    ['already there', at(1)],
    ['at zero', at(4, 0, 10)],
  ])('leaves the same array for a point that is %s', (_name, live) => {
    const track = [at(2), at(1)];
    expect(insertLivePoint(track, live)).toBe(track);
  });

  it('gives what merging gives', () => {
    fc.assert(
      fc.property(points, points, (history, live) => {
        const track = live.reduce<readonly TrackPoint[]>((t, p) => insertLivePoint(t, p), mergeTrack(history, []));
        expect(track).toEqual(mergeTrack(history, live));
      }),
    );
  });
});
