import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import {
  computeTrackDistanceMeters,
  splitAtAntimeridian,
  splitAtGaps,
  TRACK_GAP_MS,
  unwrapLongitudes,
} from './track-line.ts';

fc.configureGlobal({ seed: 1406 });

const on = (latitude: number, longitude: number) => ({ latitude, longitude });
const line = fc.array(
  fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
  }),
);

describe('splitAtGaps', () => {
  it('keeps the line together up to the gap and opens it beyond', () => {
    const [a, b, c] = [{ time: 0 }, { time: TRACK_GAP_MS }, { time: 2 * TRACK_GAP_MS + 1 }];
    expect(splitAtGaps([a, b, c])).toEqual({
      segments: [[a, b], [c]],
      gaps: [{ before: b, after: c, durationMs: TRACK_GAP_MS + 1 }],
    });
  });

  it('names the ends of a gap by time when the track is newest first', () => {
    expect(splitAtGaps([{ time: 100 }, { time: 0 }], 50).gaps).toEqual([
      { before: { time: 0 }, after: { time: 100 }, durationMs: 100 },
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(splitAtGaps([])).toEqual({ segments: [], gaps: [] });
  });

  it('loses no point and leaves no gap inside a segment', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 })), fc.integer({ min: 1, max: 500 }), (times, gapMs) => {
        const track = times.toSorted((x, y) => y - x).map((time) => ({ time }));
        const { segments, gaps } = splitAtGaps(track, gapMs);
        expect(segments.flat()).toEqual(track);
        expect(gaps).toHaveLength(Math.max(0, segments.length - 1));
        expect(gaps.every((gap) => gap.durationMs > gapMs)).toBe(true);
        for (const segment of segments) {
          expect(segment.every((p, i) => i === 0 || (segment[i - 1]?.time ?? 0) - p.time <= gapMs)).toBe(true);
        }
      }),
    );
  });
});

describe('unwrapLongitudes', () => {
  it.each([
    ['east over 180°', [178, -179, -178], [178, 181, 182]],
    ['west over 180°', [-178, 179, 178], [-178, -181, -182]],
    ['there and back', [179, -179, 179], [179, 181, 179]],
    ['twice round', [170, -70, 50, 170, -70], [170, 290, 410, 530, 650]],
    ['no crossing', [-5, 5], [-5, 5]],
  ])('%s', (_name, longitudes, expected) => {
    const unwrapped = unwrapLongitudes(longitudes.map((longitude) => on(10, longitude)));
    expect(unwrapped.map((p) => p.longitude)).toEqual(expected);
  });

  it('never steps by more than half a turn and never leaves the meridian', () => {
    fc.assert(
      fc.property(line, (points) => {
        const unwrapped = unwrapLongitudes(points);
        unwrapped.forEach((p, i) => {
          expect(Math.abs(p.longitude - (unwrapped[i - 1]?.longitude ?? p.longitude))).toBeLessThanOrEqual(180 + 1e-9);
          const turns = (p.longitude - (points[i]?.longitude ?? 0)) / 360;
          expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
        });
      }),
    );
  });
});

describe('splitAtAntimeridian', () => {
  it('ends at 180° and goes on at −180°, at the latitude between', () => {
    expect(splitAtAntimeridian([on(10, 179), on(20, -179)])).toEqual([
      [on(10, 179), on(15, 180)],
      [on(15, -180), on(20, -179)],
    ]);
  });

  it('goes west likewise', () => {
    expect(splitAtAntimeridian([on(10, -178), on(20, 178)])).toEqual([
      [on(10, -178), on(15, -180)],
      [on(15, 180), on(20, 178)],
    ]);
  });

  it('keeps every point, stays within ±180° and never draws across the map', () => {
    fc.assert(
      fc.property(line, (points) => {
        const pieces = splitAtAntimeridian(points);
        for (const piece of pieces) {
          piece.forEach((p, i) => {
            expect(Math.abs(p.longitude)).toBeLessThanOrEqual(180);
            expect(Math.abs(p.longitude - (piece[i - 1]?.longitude ?? p.longitude))).toBeLessThanOrEqual(180);
          });
        }
        expect(pieces.flat().length).toBe(points.length + 2 * Math.max(0, pieces.length - 1));
      }),
    );
  });
});

describe('computeTrackDistanceMeters', () => {
  it('adds up the legs', () => {
    const [a, b, c] = [on(59, 10), on(59.5, 10), on(59.5, 11)];
    expect(computeTrackDistanceMeters([a, b, c])).toBeCloseTo(
      computeDistanceMeters(a, b) + computeDistanceMeters(b, c),
      6,
    );
    expect(computeTrackDistanceMeters([a])).toBe(0);
  });
});
