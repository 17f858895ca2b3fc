import { HOUR_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { translate } from '../../../language/index.ts';
import '../testing/conning-stage.tsx';
import { formatConning } from './conning-record.ts';
import { type ConningPoint, findConningAt, findPlaybackScope, findSilences } from './conning-track.ts';

const NOTHING = {
  headingDegrees: null,
  courseDegrees: null,
  speedKnots: null,
  rateOfTurn: null,
  rudderDegrees: null,
  portRudderDegrees: null,
};
const at = (time: number, given: Partial<ConningPoint> = {}): ConningPoint => ({
  ...NOTHING,
  time,
  latitude: 60.02,
  longitude: 2.62,
  ...given,
});

describe('the track of a playback', () => {
  it.each([
    [1, 13],
    [3, 11],
    [24, 8],
  ])('of %d h is asked for at scope %d', (hours, scope) => {
    expect(findPlaybackScope({ from: 0, to: hours * HOUR_MS })).toBe(scope);
  });

  it('has at a moment the last point before it, until that is too old', () => {
    const points = [at(0), at(10_000), at(600_000)];
    expect(
      [-1, 0, 9999, 10_000, 70_000, 70_001, 700_000].map((time) => findConningAt(points, time, 10_000)?.time),
    ).toEqual([undefined, 0, 0, 10_000, 10_000, undefined, undefined]);
    expect(findConningAt(points, 700_000, 79_000)?.time).toBe(600_000);
  });

  it('is silent where no point came, also before the first and after the last', () => {
    const points = [at(100_000), at(150_000), at(400_000)];
    expect(findSilences(points, { from: 0, to: 430_000 }, 10_000)).toEqual([
      { from: 0, to: 100_000 },
      { from: 150_000, to: 400_000 },
    ]);
    expect(findSilences([], { from: 0, to: 100_000 }, 10_000)).toEqual([{ from: 0, to: 100_000 }]);
  });
});

describe('a moment in words', () => {
  it('says what was measured, and nothing of what was not', () => {
    const point = at(0, { headingDegrees: 297.4, speedKnots: 19.4, rateOfTurn: 1.2, portRudderDegrees: -1.5 });
    expect(formatConning(point, translate)).toEqual([
      'HDG 297°',
      'SOG 19.4 kn',
      'ROT +1.2 °/min',
      'rudder port −1.5°',
      '60°01.2′N 002°37.2′E',
    ]);
  });
});
