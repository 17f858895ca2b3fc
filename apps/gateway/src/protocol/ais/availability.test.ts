import { describe, expect, it } from 'vitest';
import { type Motion, pickAvailableMotion } from './availability.ts';

const good: Motion = { latitude: 54.3, longitude: 13.5, speedKnots: 7.4, courseDegrees: 63.7, headingDegrees: 64 };

function validate(given: Partial<Motion>) {
  const refused: string[] = [];
  const motion = pickAvailableMotion({ ...good, ...given }, (reason) => refused.push(reason));
  return { motion, refused };
}

describe('"not available" of AIS', () => {
  it('leaves what is available as it is', () => expect(validate({})).toEqual({ motion: good, refused: [] }));

  it.each([
    [{ latitude: 91 }, 'position-not-available', { latitude: null, longitude: null }],
    [{ longitude: 181 }, 'position-not-available', { latitude: null, longitude: null }],
    [{ latitude: Number.NaN }, 'position-out-of-range', { latitude: null, longitude: null }],
    [{ speedKnots: 102.3 }, 'speed-not-available', { speedKnots: null }],
    [{ speedKnots: 102.30000305 }, 'speed-not-available', { speedKnots: null }],
    [{ speedKnots: -0.1 }, 'speed-not-available', { speedKnots: null }],
    [{ courseDegrees: 360 }, 'course-not-available', { courseDegrees: null }],
    [{ headingDegrees: 511 }, 'heading-not-available', { headingDegrees: null }],
  ])('%o → %s', (given, reason, without) => {
    expect(validate(given)).toEqual({ motion: { ...good, ...without }, refused: [reason] });
  });

  it('keeps 102.2 knots, which means at least that', () =>
    expect(validate({ speedKnots: 102.2 }).motion.speedKnots).toBe(102.2));

  it('finds nothing wrong with what was not given', () => {
    const nothing = { latitude: null, longitude: null, speedKnots: null, courseDegrees: null, headingDegrees: null };
    expect(validate(nothing)).toEqual({ motion: nothing, refused: [] });
  });

  it('leaves a coordinate that is to be repaired to the shore, which flags it', () => {
    expect(validate({ latitude: 54_300 }).motion.latitude).toBe(54_300);
  });
});
