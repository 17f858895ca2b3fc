import { computeDestination } from '@fms/domain/geo';
import type { TrackPoint } from '@fms/domain/track';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { buildTrackFeatures, getSpeedStep } from './track-feature.ts';

const MINUTE_MS = 60_000;
const KNOT_METERS_PER_MINUTE = 1852 / 60;

/** A way due east, one point a minute, at the given speeds; newest first as tracks are. */
function wayOf(speedsKnots: readonly number[], from: TrackPoint): TrackPoint[] {
  const points = [from];
  for (const knots of speedsKnots) {
    const last = points.at(-1) ?? from;
    points.push({ ...computeDestination(last, 90, knots * KNOT_METERS_PER_MINUTE), time: last.time + MINUTE_MS });
  }
  return points.reverse();
}

const origin: TrackPoint = { latitude: 55, longitude: 11, time: NOON };
const features = (points: readonly TrackPoint[]) =>
  buildTrackFeatures({ points, scope: 14, gapText: (duration) => `no position ${duration}` }).features;

describe('buildTrackFeatures', () => {
  it('colours by speed made good and leaves no hole where the colour changes', () => {
    const [slow, fast] = features(wayOf([2, 2, 14, 14], origin));
    expect([slow?.properties.step, fast?.properties.step]).toEqual([0, 4]);
    expect(slow?.geometry.coordinates.at(-1)).toEqual(fast?.geometry.coordinates[0]);
  });

  it('draws time without a position as a gap with its duration, and joins nothing over it', () => {
    const first = wayOf([10, 10], origin);
    const again = wayOf([10], { latitude: 55.2, longitude: 11.3, time: NOON + 43 * MINUTE_MS });
    const drawn = features([...again, ...first]);
    expect(drawn.map(({ properties }) => properties)).toEqual([
      { step: 3, label: '' },
      { step: -1, label: 'no position 41 min' },
      { step: 3, label: '' },
    ]);
  });

  it('takes a long time at one place for a vessel at rest and not for a gap', () => {
    const rest: TrackPoint = { ...origin, longitude: 11.00001, time: NOON + 3 * 60 * MINUTE_MS };
    expect(features([rest, origin]).map(({ properties }) => properties.step)).toEqual([0]);
  });

  it('leaves zero positions out', () => {
    const zero: TrackPoint = { latitude: 0, longitude: 11, time: NOON + 30_000 };
    expect(features([...wayOf([5], origin), zero])).toHaveLength(1);
  });

  it('crosses the antimeridian the short way', () => {
    const [line] = features(wayOf([12, 12], { ...origin, longitude: 179.999 }));
    expect(line?.geometry.coordinates.at(-1)?.[0]).toBeGreaterThan(180);
  });
});

describe('getSpeedStep', () => {
  it.each([
    [0, 0],
    [2.9, 0],
    [3, 1],
    [8.9, 2],
    [11.9, 3],
    [12, 4],
    [40, 4],
  ])('%d kn is step %i', (knots, step) => {
    expect(getSpeedStep(knots)).toBe(step);
  });
});
