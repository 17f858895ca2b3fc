import { computeDestination } from '@fms/domain/geo';
import { MINUTE_MS } from '@fms/domain/time';
import type { TrackPoint } from '@fms/domain/track';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../testing/builders.ts';
import { buildOutlierFeatures } from './outlier-feature.ts';
import {
  buildTrackFeatures,
  getSpeedStep,
  getValueStep,
  isTrackGap,
  STEP_UNKNOWN,
  type TrackColour,
} from './track-feature.ts';

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

describe('a track coloured by a value', () => {
  const points = wayOf([10, 10, 10], origin);
  const stepsBy = (valueAt: (minute: number) => number | undefined) => {
    const colour: TrackColour = {
      kind: 'value',
      min: 0,
      max: 100,
      valueAt: (time) => valueAt((time - NOON) / MINUTE_MS),
    };
    const { features: drawn } = buildTrackFeatures({ points, scope: 14, colour, gapText: () => '' });
    return drawn.map(({ properties, geometry }) => [properties.step, geometry.coordinates.length]);
  };

  it('takes the value of the middle of each leg', () => {
    const asked: number[] = [];
    stepsBy((minute) => {
      asked.push(minute);
      return 50;
    });
    expect(asked).toEqual([0.5, 1.5, 2.5]);
  });

  it('begins another piece where the value passes a bound, and tells where there is none', () => {
    expect(stepsBy((minute) => (minute < 1 ? 10 : minute < 2 ? undefined : 90))).toEqual([
      [0, 2],
      [STEP_UNKNOWN, 2],
      [4, 2],
    ]);
  });

  it('is one piece while the value stays in its step', () => {
    expect(stepsBy((minute) => 41 + minute)).toEqual([[2, 4]]);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [19.9, 0],
    [20, 1],
    [99, 4],
    [100, 4],
    [250, 4],
  ])('%d of 0 to 100 is step %i', (value, step) => {
    expect(getValueStep(value, 0, 100)).toBe(step);
  });

  it('has one step where the bounds are the same', () => {
    expect(getValueStep(7, 7, 7)).toBe(0);
  });
});

describe('isTrackGap', () => {
  const after = (minutes: number, degrees: number) => ({
    ...origin,
    latitude: origin.latitude + degrees,
    time: origin.time + minutes * MINUTE_MS,
  });

  it.each([
    ['ten minutes are none', 10, 1, false],
    ['more are one', 10.1, 1, true],
    ['none at one place', 600, 0.0001, false],
  ])('%s', (_words, minutes, degrees, isGap) => {
    expect(isTrackGap(origin, after(minutes, degrees), 14)).toBe(isGap);
  });

  it('takes a longer way for rest where the track was thinned more', () => {
    const later = after(60, 0.05);
    expect([14, 4].map((scope) => isTrackGap(origin, later, scope))).toEqual([true, false]);
  });
});

it('marks each filtered position where it was measured', () => {
  const [cross] = buildOutlierFeatures([{ latitude: 60, longitude: 181 }]).features;
  expect(cross?.geometry).toEqual({ type: 'Point', coordinates: [181, 60] });
});
