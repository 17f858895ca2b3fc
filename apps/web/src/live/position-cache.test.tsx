import { computeDistanceMeters } from '@fms/domain/geo';
import { toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_REPAIRED } from '@fms/domain/quality';
import { getVesselPresence } from '@fms/domain/vessel';
import { describe, expect, it } from 'vitest';
import { NOON } from '../testing/builders.ts';
import { ManualFrames } from '../testing/manual-frames.ts';
import { type LivePosition, PositionCache, predictLivePosition } from './position-cache.ts';

const vessel = toId<VesselId>(1);
const at = (given: Partial<LivePosition> = {}): LivePosition => ({
  latitude: 60,
  longitude: 3,
  time: NOON,
  speedKnots: 12,
  courseDegrees: 90,
  headingDegrees: 88,
  quality: 0,
  ...given,
});

describe('PositionCache', () => {
  it('keeps the newest by measured time and refuses what must not be drawn', () => {
    const cache = new PositionCache(new ManualFrames());
    cache.put(vessel, at({ latitude: 60 }));
    cache.put(vessel, at({ latitude: 61, time: NOON - 1 }));
    cache.put(vessel, at({ latitude: 0.06, time: NOON + 1, quality: QUALITY_REPAIRED }));
    expect(cache.read(vessel)?.latitude).toBe(60);
  });

  it('keeps a vessel that keeps its place from flapping about half a knot', () => {
    const cache = new PositionCache(new ManualFrames());
    const presences = [0.6, 0.4, 0.7, 0.3, 0.6, 0.4].map((speedKnots, minute) => {
      const time = NOON + minute * 60_000;
      cache.put(vessel, at({ time, speedKnots }));
      return getVesselPresence(cache.read(vessel) ?? { time: null, speedKnots: null }, time);
    });
    expect(new Set(presences)).toEqual(new Set(['moving']));
  });

  it('tells once a frame, the vessel that moved and the listener of all', () => {
    const frames = new ManualFrames();
    const cache = new PositionCache(frames);
    const heard: string[] = [];
    cache.subscribe(vessel, () => heard.push('own'));
    cache.subscribe(toId<VesselId>(2), () => heard.push('other'));
    cache.subscribeAll((moved) => heard.push(`all of ${moved.join()}`));
    cache.put(vessel, at());
    cache.put(vessel, at({ time: NOON + 1 }));
    frames.draw();
    expect(heard).toEqual(['own', `all of ${vessel}`]);
  });
});

describe('predictLivePosition', () => {
  it('moves on by course and speed', () => {
    const moved = predictLivePosition(at(), NOON + 60_000);
    expect(computeDistanceMeters(at(), moved)).toBeCloseTo((12 * 1852) / 60, -1);
    expect(moved.longitude).toBeGreaterThan(3);
  });

  it.each([
    ['the course is unknown', { courseDegrees: null }, 60_000],
    ['the speed is unknown', { speedKnots: null }, 60_000],
    ['the vessel has been silent for more than two minutes', {}, 120_001],
  ])('stays at the last position when %s', (_words, given, laterMs) => {
    const last = at(given);
    expect(predictLivePosition(last, NOON + laterMs)).toBe(last);
  });
});
