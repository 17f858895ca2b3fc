import { toId, type VesselId } from '@fms/domain';
import { describe, expect, it } from 'vitest';
import type { LivePosition } from '../live/index.ts';
import { NOON } from '../test-kit/builders.ts';
import { metersPerPixel, pixelsOf, screenOffset } from './screen-geometry.ts';
import { type VesselFeatureAsk, vesselFeatures } from './vessel-feature.ts';

const id = toId<VesselId>(1);
const MINUTE_MS = 60_000;
const position = (given: Partial<LivePosition> = {}): LivePosition => ({
  latitude: 60,
  longitude: 3,
  time: NOON,
  speedKnots: 12,
  courseDegrees: 90,
  headingDegrees: 45,
  quality: 0,
  ...given,
});

function draw(given: Partial<LivePosition> | undefined, ask: Partial<VesselFeatureAsk> = {}) {
  return vesselFeatures({
    vessels: [{ id, name: 'Havbris', type: 'supply' }],
    positionOf: () => (given === undefined ? undefined : position(given)),
    selectedId: undefined,
    palette: 'day',
    nowMs: NOON,
    zoom: 5,
    ageText: (state, age) => `${state} ${age}`,
    ...ask,
  });
}

const propertiesOf = (...args: Parameters<typeof draw>) => draw(...args).points.features[0]?.properties;

describe('vesselFeatures', () => {
  it.each([
    ['moving', {}, 0, 'vessel/day/supply/moving', ''],
    ['stopped', { speedKnots: 0.4 }, 0, 'vessel/day/supply/stopped', ''],
    ['late after five minutes', {}, 6 * MINUTE_MS, 'vessel/day/supply/late', 'late 6 min'],
    ['lost after an hour under way', {}, 61 * MINUTE_MS, 'vessel/day/supply/lost', 'lost 1 h 01'],
    [
      'late, not lost, after an hour at rest',
      { speedKnots: 0 },
      61 * MINUTE_MS,
      'vessel/day/supply/late',
      'late 1 h 01',
    ],
    [
      'a disc without heading and course',
      { headingDegrees: null, courseDegrees: null },
      0,
      'vessel/day/disc/moving',
      '',
    ],
  ])('%s', (_words, given, laterMs, icon, age) => {
    expect(propertiesOf(given, { nowMs: NOON + laterMs })).toMatchObject({ icon, age, late: age !== '' });
  });

  it('turns by heading, and by course where no heading is known', () => {
    expect(propertiesOf({})?.rotation).toBe(45);
    expect(propertiesOf({ headingDegrees: null })?.rotation).toBe(90);
  });

  it('does not draw a vessel that was never heard of', () => {
    expect(draw(undefined)).toEqual({
      points: { type: 'FeatureCollection', features: [] },
      headings: { type: 'FeatureCollection', features: [] },
    });
  });

  it('moves a vessel on between two updates, and not one that is late', () => {
    const place = (laterMs: number) =>
      draw({}, { nowMs: NOON + laterMs }).points.features[0]?.geometry.coordinates[0] ?? 0;
    expect(place(MINUTE_MS)).toBeGreaterThan(3);
    expect(place(6 * MINUTE_MS)).toBe(3);
  });

  it('gives way with its name last of all when it is selected or in alarm', () => {
    const vessels = [{ id, name: 'Havbris', type: 'supply' as const, alarm: 'alarm' as const }];
    expect(propertiesOf({}, { selectedId: id })).toMatchObject({ rank: 0, icon: 'vessel/day/supply/moving/selected' });
    expect(propertiesOf({}, { vessels })).toMatchObject({ rank: 1, alarm: 'alarm' });
    expect(propertiesOf({})).toMatchObject({ rank: 2, alarm: '' });
  });

  it('draws the heading line from the bow, longer with speed, and as the way of six minutes where that shows', () => {
    const lengthAt = (zoom: number, speedKnots: number) => {
      const line = draw({ speedKnots, headingDegrees: 0 }, { zoom }).headings.features[0]?.geometry.coordinates;
      const [from, to] = [line?.[0]?.[1] ?? 0, line?.[1]?.[1] ?? 0];
      return pixelsOf((to - from) * 111_195, 60, zoom);
    };
    expect(lengthAt(5, 10)).toBeCloseTo(11.5, 0);
    expect(lengthAt(5, 20)).toBeCloseTo(23, 0);
    expect(lengthAt(9, 20)).toBeCloseTo(pixelsOf(2 * 1852, 60, 9) - 13.5, 0);
    expect(draw({ speedKnots: 0 }).headings.features).toEqual([]);
  });
});

describe('screen geometry', () => {
  it('is its own inverse and keeps angles', () => {
    const north = screenOffset({ latitude: 60, longitude: 3 }, 0, 100, 6);
    const back = screenOffset(north, 180, 100, 6);
    expect(back.latitude).toBeCloseTo(60, 9);
    const east = screenOffset({ latitude: 60, longitude: 3 }, 90, 100, 6);
    expect(east.latitude).toBeCloseTo(60, 9);
    expect(pixelsOf(metersPerPixel(60, 6) * 100, 60, 6)).toBeCloseTo(100, 9);
  });
});
