import { describe, expect, it } from 'vitest';
import { findNearestTime, findPositionAt } from './track-at.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const point = (minutes: number, latitude: number, longitude: number) => ({
  time: minutes * MINUTE,
  latitude,
  longitude,
});
/** Newest first. */
const track = [point(200, 60.5, 5), point(10, 60.02, 5), point(5, 60.01, 5), point(0, 60, 5)];

describe('findPositionAt', () => {
  it('lies between the fixes around it, with course and speed made good', () => {
    const found = findPositionAt(track, 2.5 * MINUTE, 10);
    expect(found?.latitude).toBeCloseTo(60.005, 6);
    expect(found?.courseDegrees).toBeCloseTo(0, 3);
    expect(found?.speedKnots).toBeCloseTo(7.2, 1);
  });

  it('stays at the last fix without newer ones, and is nowhere before the first', () => {
    expect(findPositionAt(track, 100 * MINUTE, 10)).toMatchObject({
      latitude: 60.02,
      time: 10 * MINUTE,
      speedKnots: null,
    });
    expect(findPositionAt(track, 5 * HOUR, 10)).toMatchObject({ latitude: 60.5 });
    expect(findPositionAt(track, -1, 10)).toBeUndefined();
  });

  it('goes the short way across 180°', () => {
    const found = findPositionAt([point(2, 0.1, -179.99), point(0, 0.1, 179.99)], 1 * MINUTE, 10);
    expect(Math.abs(found?.longitude ?? 0)).toBeCloseTo(180, 6);
  });
});

describe('findNearestTime', () => {
  it.each([
    [60.0101, 5, 200, 5 * MINUTE],
    [60.0151, 5, 2000, 10 * MINUTE],
    [61, 5, 2000, undefined],
  ])('at %d %d within %d m it is %s', (latitude, longitude, meters, time) => {
    expect(findNearestTime(track, { latitude, longitude }, meters)).toBe(time);
  });
});
