import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import {
  computePredictionErrorMeters,
  KMH_PER_KNOT,
  PREDICTION_EARTH_RADIUS_KM,
  PREDICTION_MAX_AGE_SECONDS,
  PREDICTION_TOLERANCE_METERS,
  predictPosition,
  shouldSendPosition,
} from './prediction.ts';

fc.configureGlobal({ seed: 1406 });

const AT_EQUATOR = { latitude: 0, longitude: 10, courseDegrees: 90, speed: 10 };
const DEGREES_PER_KM = 180 / Math.PI / PREDICTION_EARTH_RADIUS_KM;

describe('§4.14', () => {
  it('has the constants of §9.3 and of the hub', () => {
    expect([PREDICTION_EARTH_RADIUS_KM, KMH_PER_KNOT]).toEqual([6378.1, 1.852]);
    expect([PREDICTION_TOLERANCE_METERS, PREDICTION_MAX_AGE_SECONDS]).toEqual([25, 60]);
  });

  it('predicts from latitude, longitude, course, speed and interval, on an Earth of 6378.1 km', () => {
    const next = predictPosition(AT_EQUATOR, 3600);
    expect(next.longitude - 10).toBeCloseTo(18.52 * DEGREES_PER_KM, 10);
    expect(next.latitude).toBeCloseTo(0, 10);
  });

  it.each([
    ['no unit: knots', undefined, KMH_PER_KNOT],
    ['kn: knots', 'kn', KMH_PER_KNOT],
    ['knots: knots', 'knots', KMH_PER_KNOT],
    ['km/h: as it is', 'km/h', 1],
    ['kmh: as it is', 'kmh', 1],
    ['Km/h: as it is', 'Km/h', 1],
  ])('reads the speed by its unit, %s', (_name, speedUnit, factor) => {
    const next = predictPosition({ ...AT_EQUATOR, ...(speedUnit && { speedUnit }) }, 3600);
    expect(next.longitude - 10).toBeCloseTo(10 * factor * DEGREES_PER_KM, 10);
  });

  it.each([
    ['course', { courseDegrees: Number.NaN }],
    ['speed', { speed: Number.NaN }],
  ])('keeps the old position when the result is not a number: %s', (_name, missing) => {
    expect(predictPosition({ ...AT_EQUATOR, ...missing }, 60)).toEqual({ latitude: 0, longitude: 10 });
  });

  it('stays where it is after no time, and crosses 180° into the other hemisphere', () => {
    expect(predictPosition(AT_EQUATOR, 0)).toEqual({ latitude: 0, longitude: 10 });
    expect(predictPosition({ ...AT_EQUATOR, longitude: 179.99 }, 3600).longitude).toBeLessThan(-179);
  });

  it('always answers a position', () => {
    const motion = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      courseDegrees: fc.double({ min: 0, max: 360, noNaN: true }),
      speed: fc.double({ min: 0, max: 102, noNaN: true }),
    });
    fc.assert(
      fc.property(motion, fc.integer({ min: 0, max: 86_400 }), (from, seconds) => {
        const next = predictPosition(from, seconds);
        expect(Math.abs(next.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(next.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('shouldSendPosition', () => {
  const predicted = predictPosition(AT_EQUATOR, 10);
  const degrees = (meters: number) => (meters / 1000) * DEGREES_PER_KM;

  it('measures the error of the prediction in metres', () => {
    const actual = { ...predicted, latitude: degrees(100) };
    expect(computePredictionErrorMeters(AT_EQUATOR, 10, actual)).toBeCloseTo(
      computeDistanceMeters(predicted, actual),
      9,
    );
    expect(computePredictionErrorMeters(AT_EQUATOR, 10, predicted)).toBe(0);
  });

  it.each([
    ['on the predicted way nothing is sent', 0, 10, false],
    ['a little off nothing is sent', PREDICTION_TOLERANCE_METERS - 1, 10, false],
    ['more than 25 m off it is sent', PREDICTION_TOLERANCE_METERS + 1, 10, true],
    ['after 60 s it is sent', 0, PREDICTION_MAX_AGE_SECONDS, true],
  ])('%s', (_sentence, metersOff, seconds, expected) => {
    const next = predictPosition(AT_EQUATOR, seconds);
    expect(shouldSendPosition(AT_EQUATOR, seconds, { ...next, latitude: degrees(metersOff) })).toBe(expected);
  });
});
